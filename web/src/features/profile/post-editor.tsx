import '../../ui/mantine-styles.ts';
import type { FeedPost } from '@atrium/contract/profile-feed';
import { Alert, Button, Textarea } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLatest } from '../../ui/use-latest.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import { PickedPictures, PickPictures } from './picked-pictures.tsx';
import postClasses from './post.module.css';
import classes from './profile.module.css';
import { useUpdatePost } from './profile-commands.queries.ts';
import { usePictures } from './use-pictures.ts';

/** What of a post is in one's hands. */
function contentOf({ postText, pictures }: { postText: string; pictures: readonly string[] }): string {
  return JSON.stringify([postText, pictures]);
}

/** A post in one's hands: what another tab changes meanwhile is said, and taken over when one asks for it. */
export function PostEditor({ post, onClose }: { post: FeedPost; onClose: () => void }) {
  const { t } = useTranslation();
  const [known, setKnown] = useState(() => contentOf(post));
  const [text, setText] = useState(post.postText);
  const { pictures, setPictures, add, remove, isUploading } = usePictures(post.pictures);
  const update = useUpdatePost();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isSame = contentOf({ postText: text, pictures }) === contentOf(post);
  // A picture that is on its way is lost with the rest.
  const isChanged = !isSame || isUploading;
  const { dialog, mayLose } = useLeaveGuard(isChanged && !update.isPending);
  const load = () => {
    setKnown(contentOf(post));
    setText(post.postText);
    setPictures(post.pictures);
  };
  const latest = useLatest({ text, pictures });
  const save = async () => {
    try {
      const { post: saved } = await update.mutateAsync({ id: post.id, text, pictures: [...pictures] });
      if (latest.current.text === text && latest.current.pictures === pictures) return onClose();
      // What was written meanwhile stays.
      setKnown(contentOf(saved));
    } catch {
      // It was said; what was typed stays.
    }
  };
  const close = async () => {
    if (!update.isPending && (!isChanged || (await mayLose()))) onClose();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') void close();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {known !== contentOf(post) && (
        <Alert color="info" mb="xs">
          {t('profile.changedMeanwhile')}
          <Button size="compact-sm" variant="default" mt="xs" onClick={load}>
            {t('profile.load')}
          </Button>
        </Alert>
      )}
      <Textarea
        ref={field}
        label={t('profile.editPost')}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={5_000}
        onKeyDown={onKeyDown}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <PickedPictures pictures={pictures} onRemove={remove} isUploading={isUploading} />
      <div className={postClasses.actions}>
        <PickPictures
          icon={<IconPhotoPlus size={16} stroke={1.5} aria-hidden />}
          onPick={(files) => void add(files)}
          isBusy={isUploading}
        />
        <Button variant="default" className={classes.end} disabled={update.isPending} onClick={() => void close()}>
          {t('ui.cancel')}
        </Button>
        <Button
          type="submit"
          loading={update.isPending}
          disabled={isSame || isUploading || (text.trim() === '' && pictures.length === 0 && !post.poll)}
        >
          {t('profile.save')}
        </Button>
      </div>
      {dialog}
    </form>
  );
}
