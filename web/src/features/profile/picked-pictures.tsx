import '../../ui/mantine-styles.ts';
import { pictureTypes } from '@atrium/contract/files';
import { Button, Loader } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import classes from './picked-pictures.module.css';

interface PickedPicturesProps {
  pictures: readonly string[];
  onRemove: (picture: string) => void;
  isUploading: boolean;
}

/** The pictures that a post is going to have. */
export function PickedPictures({ pictures, onRemove, isUploading }: PickedPicturesProps) {
  const { t } = useTranslation();
  if (pictures.length === 0 && !isUploading) return null;
  return (
    <ul className={classes.picked}>
      {pictures.map((picture, index) => (
        <li key={picture}>
          <StoredPicture picture={picture} alt={t('profile.picture', { number: index + 1 })} />
          <button
            type="button"
            className={classes.removePicture}
            aria-label={t('profile.composer.removePicture', { number: index + 1 })}
            onClick={() => onRemove(picture)}
          >
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
      {isUploading && (
        <li>
          <Loader size="sm" aria-label={t('ui.picture.uploading')} />
        </li>
      )}
    </ul>
  );
}

interface PickPicturesProps {
  icon: ReactNode;
  onPick: (files: readonly File[]) => void;
  isBusy: boolean;
  label?: string;
}

/** A button that opens the chooser of pictures. */
export function PickPictures({ icon, onPick, isBusy, label }: PickPicturesProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const name = label ?? t('profile.composer.addPictures');
  return (
    <>
      <Button variant="subtle" leftSection={icon} disabled={isBusy} onClick={() => input.current?.click()}>
        {name}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={pictureTypes.join()}
        aria-label={name}
        onChange={({ currentTarget }) => {
          onPick([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
