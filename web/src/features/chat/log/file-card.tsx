import type { ChatAttachment } from '@atrium/contract/chat';
import { fileSize } from '@atrium/contract/file-size';
import { getFile } from '@atrium/contract/files';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { download } from '../../../ui/data-table/download.ts';
import { notify } from '../../../ui/notify.tsx';
import classes from './message-log.module.css';

export function FileCard({ file }: { file: ChatAttachment }) {
  const { t } = useTranslation();
  const open = useOpenFile();
  return (
    <button
      type="button"
      className={classes.file}
      title={t('chat.download', { name: file.name })}
      onClick={() => open(file)}
    >
      <IconDownload size={18} stroke={1.5} aria-hidden />
      <span className={classes.fileWords}>
        <bdi className={classes.fileName}>{file.name}</bdi>
        <bdi className={classes.fileSize}>{fileSize(file.size)}</bdi>
      </span>
    </button>
  );
}

/** Saves a file on the reader's machine. */
export function useOpenFile(): (file: ChatAttachment) => void {
  return ({ id, name }) => {
    const { signal } = new AbortController();
    download(name, 1, () => call(getFile, { parameters: { id } }), signal).catch((error) =>
      notify({ message: messageOf(error), tone: 'error' }),
    );
  };
}
