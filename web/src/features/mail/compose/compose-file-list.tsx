import { CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import { FileIcon } from '../message/mail-attachments.tsx';
import classes from './compose.module.css';
import { removeFile } from './compose-files.ts';
import type { ComposeFile } from './compose-store.ts';

/** What goes along, and what is on its way there. */
export function ComposeFileList({ files }: { files: readonly ComposeFile[] }) {
  const { t } = useTranslation();
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={t('mail.form.files')}>
      {files.map(({ key, id, name, size }) => (
        <li key={key} className={classes.file}>
          <FileIcon name={name} />
          <bdi className={classes.fileName}>{name}</bdi>
          <bdi className={classes.fileSize}>{size}</bdi>
          {id === null && <UploadProgress uploadKey={key} name={name} />}
          <CloseButton
            size="sm"
            aria-label={t(id === null ? 'ui.stopUpload' : 'mail.form.removeFile', { name })}
            onClick={() => removeFile(key)}
          />
        </li>
      ))}
    </ul>
  );
}
