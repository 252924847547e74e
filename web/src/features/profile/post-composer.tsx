import '../../ui/mantine-styles.ts';
import { Button, Textarea } from '@mantine/core';
import { IconChartBar, IconPhotoPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedLater } from '../../ui/loaded-later.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import { PickedPictures, PickPictures } from './picked-pictures.tsx';
import { emptyPoll, isPollBlank, isPollReady, type PollValues, pollOf } from './poll-values.ts';
import postClasses from './post.module.css';
import classes from './profile.module.css';
import { useAddPost } from './profile-commands.queries.ts';
import { usePictures } from './use-pictures.ts';

const PollFields = loadedLater(async () => ({ default: (await import('./poll-fields.tsx')).PollFields }));
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** A post to be: text, pictures, a poll. */
export function PostComposer() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [poll, setPoll] = useState<PollValues | null>(null);
  const { pictures, add, remove, isUploading } = usePictures([]);
  const post = useAddPost();
  const isEmpty = text.trim() === '' && pictures.length === 0 && (poll === null || isPollBlank(poll));
  const { dialog } = useLeaveGuard((!isEmpty || isUploading) && !post.isPending);
  const send = async () => {
    try {
      await post.mutateAsync({ text, pictures: [...pictures], poll: poll && pollOf(poll) });
    } catch {
      return;
    }
    // What was begun meanwhile is the next one.
    setText((now) => (now === text ? '' : now));
    setPoll((now) => (now === poll ? null : now));
    pictures.forEach(remove);
  };
  return (
    <form
      className={classes.card}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Textarea
        label={t('profile.composer.label')}
        description={t('profile.composer.seenBy')}
        placeholder={t('profile.composer.placeholder')}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={5_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={({ clipboardData }) => void add([...clipboardData.files])}
      />
      <PickedPictures pictures={pictures} onRemove={remove} isUploading={isUploading} />
      {poll && (
        <Suspense>
          <PollFields poll={poll} onChange={setPoll} onRemove={() => setPoll(null)} />
        </Suspense>
      )}
      <div className={postClasses.actions}>
        <PickPictures icon={<IconPhotoPlus {...icon} />} onPick={(files) => void add(files)} isBusy={isUploading} />
        {!poll && (
          <Button variant="subtle" leftSection={<IconChartBar {...icon} />} onClick={() => setPoll(emptyPoll)}>
            {t('profile.composer.addPoll')}
          </Button>
        )}
        <Button
          type="submit"
          className={classes.end}
          loading={post.isPending}
          disabled={isEmpty || isUploading || (poll !== null && !isPollReady(poll))}
        >
          {t('profile.composer.post')}
        </Button>
      </div>
      {dialog}
    </form>
  );
}
