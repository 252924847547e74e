import { IconPaperclip, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import type { Attaching } from './attached.ts';
import classes from './composer.module.css';

interface AttachedFilesProps {
  files: readonly Attaching[];
  onRemove: (key: string) => void;
}

export function AttachedFiles({ files, onRemove }: AttachedFilesProps) {
  const { t } = useTranslation();
  if (files.length === 0) return null;
  return (
    <ul className={classes.attached} aria-label={t('chat.attached')}>
      {files.map(({ key, name, file }) => (
        <li key={key} className={classes.attachedFile} data-waiting={file === null || undefined}>
          <IconPaperclip size={14} stroke={1.5} aria-hidden />
          <bdi className={classes.attachedName}>{name}</bdi>
          {file === null && <UploadProgress uploadKey={key} name={name} />}
          <button
            type="button"
            aria-label={t(file === null ? 'ui.stopUpload' : 'chat.detach', { name })}
            onClick={() => onRemove(key)}
          >
            <IconX size={14} stroke={1.5} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
