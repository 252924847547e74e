import { pathOfFile, uploadAttachment } from '@atrium/contract/files';
import { mostPostPictures } from '@atrium/contract/profile-feed';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { shrunkPicture } from '../../ui/forms/shrink-picture.ts';
import { notify } from '../../ui/notify.tsx';

/** Uploads a picture, made smaller; null when it could not be, which is said. */
export function useUploadPicture() {
  const { t } = useTranslation();
  const [underWay, setUnderWay] = useState(0);
  const upload = async (file: File): Promise<string | null> => {
    setUnderWay((count) => count + 1);
    try {
      const picture = await shrunkPicture(file);
      if (typeof picture === 'string') {
        notify({ message: t(`ui.picture.${picture}`), tone: 'error' });
        return null;
      }
      const name = file.name.slice(-120) || 'picture';
      return pathOfFile((await call(uploadAttachment, { query: { name }, upload: picture })).file.id);
    } catch (error) {
      notify({ message: messageOf(error), tone: 'error' });
      return null;
    } finally {
      setUnderWay((count) => count - 1);
    }
  };
  return { upload, isUploading: underWay > 0 };
}

/** The pictures that a post is to have. */
export function usePictures(first: readonly string[]) {
  const { t } = useTranslation();
  const [pictures, setPictures] = useState<readonly string[]>(first);
  const { upload, isUploading } = useUploadPicture();
  const isWanted = useRef(true);
  useEffect(() => {
    isWanted.current = true;
    return () => {
      isWanted.current = false;
    };
  }, []);
  const add = async (files: readonly File[]) => {
    const room = mostPostPictures - pictures.length;
    if (files.length > room)
      notify({ message: t('profile.composer.mostPictures', { count: mostPostPictures }), tone: 'error' });
    for (const file of files.slice(0, room)) {
      // Who went away meanwhile wants no more of them.
      if (!isWanted.current) return;
      const picture = await upload(file);
      if (picture !== null) setPictures((known) => [...known, picture].slice(0, mostPostPictures));
    }
  };
  const remove = (picture: string) => setPictures((known) => known.filter((each) => each !== picture));
  return { pictures, setPictures, add, remove, isUploading };
}
