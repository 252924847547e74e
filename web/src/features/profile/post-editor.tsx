import '../../ui/mantine-styles.ts';
import type { FeedPost } from '@atrium/contract/profile-feed';
import { Alert, Button, Textarea } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import { PickedPictures, PickPictures } from './picked-pictures.tsx';
import postClasses from './post.module.css';
import classes from './profile.module.css';
import { useUpdatePost } from './profile-commands.queries.ts';
import { usePictures } from './use-pictures.ts';

/** A post in one's hands: what another tab changes meanwhile is said, and taken over when one asks for it. */
export function PostEditor({ post, onClose }: { post: FeedPost; onClose: () => void }) {
  const { t } = useTranslation();
  const [known, setKnown] = useState(post.postText);
  const [text, setText] = useState(post.postText);
  const { pictures, add, remove, isUploading } = usePictures(post.pictures);
  const update = useUpdatePost();
  const isSame = text === post.postText && pictures.join(' ') === post.pictures.join(' ');
  const { dialog } = useLeaveGuard(!isSame && !update.isPending);
  const load = () => {
    setKnown(post.postText);
    setText(post.postText);
  };
  const save = async () => {
    try {
      await update.mutateAsync({ id: post.id, text, pictures: [...pictures] });
      onClose();
    } catch {
      // It was said; what was typed stays.
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isSame) onClose();
      }}
    >
      {known !== post.postText && (
        <Alert color="info" mb="xs">
          {t('profile.changedMeanwhile')}
          <Button size="compact-sm" variant="default" mt="xs" onClick={load}>
            {t('profile.load')}
          </Button>
        </Alert>
      )}
      <Textarea
        label={t('profile.editPost')}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={5_000}
        data-autofocus
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
        <Button variant="default" className={classes.end} onClick={onClose}>
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
