import { pathOfFile, uploadFile } from '@atrium/contract/files';
import { mostProductPictures } from '@atrium/contract/product-pictures';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { useFormat } from '../../ui/format.ts';
import { shrunkPicture } from '../../ui/forms/shrink-picture.ts';

/** Makes pictures smaller and uploads them, one after another; what went wrong with one is said, and the others go on. */
export function usePictureUploads(count: number, add: (picture: string) => void) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [waiting, setWaiting] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(file: File): Promise<void> {
    try {
      const upload = await shrunkPicture(file);
      if (typeof upload === 'string') return setProblem(t(`ui.picture.${upload}`));
      const name = file.name.slice(-120) || 'picture';
      add(pathOfFile((await call(uploadFile, { query: { name }, upload })).file.id));
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  async function sendAll(files: readonly File[]): Promise<void> {
    for (const [done, file] of files.entries()) {
      setWaiting(files.length - done);
      await send(file);
    }
    setWaiting(0);
  }

  const upload = (files: readonly File[]) => {
    if (waiting > 0 || files.length === 0) return;
    const room = mostProductPictures - count;
    const most = number(mostProductPictures);
    setProblem(files.length > room ? t('products.pictures.tooMany', { most }) : null);
    void sendAll(files.slice(0, room));
  };
  return { upload, isUploading: waiting > 0, problem };
}
