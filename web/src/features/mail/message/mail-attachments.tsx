import { getFile } from '@atrium/contract/files';
import type { Attachment, Email } from '@atrium/contract/mail';
import {
  IconCalendarEvent,
  IconDownload,
  IconFile,
  IconFileTypePdf,
  IconFileTypeXls,
  IconFileZip,
  IconPhoto,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { CalendarMessageLater, isCalendarFile } from '../../../links/calendar-message-later.tsx';
import { download } from '../../../ui/data-table/download.ts';
import { notify } from '../../../ui/notify.tsx';
import { StoredPicture } from '../../../ui/stored-picture.tsx';
import classes from '../thread/mail-detail.module.css';

const icons: readonly (readonly [RegExp, TablerIcon])[] = [
  [/\.pdf$/i, IconFileTypePdf],
  [/\.(xlsx?|ods|csv)$/i, IconFileTypeXls],
  [/\.(zip|gz|7z|rar|tar)$/i, IconFileZip],
  [/\.ics$/i, IconCalendarEvent],
  [/\.(png|jpe?g|gif|webp|svg)$/i, IconPhoto],
];

/** What came along with a mail, but for what the message itself shows. */
export function MailAttachments({ mail: { id, attachments } }: { mail: Pick<Email, 'id' | 'attachments'> }) {
  const { t } = useTranslation();
  const files = attachments.filter(({ isInline }) => !isInline);
  if (files.length === 0) return null;
  return (
    <section
      className={classes.attachments}
      aria-label={t('mail.attachments', { count: files.length, formatted: files.length })}
    >
      <ul className={classes.files}>
        {files.map((file, index) => (
          <li key={`${file.fileName} ${String(index)}`}>
            {file.id === null ? <Named file={file} /> : <Downloadable file={file} fileId={file.id} />}
            {file.id !== null && isCalendarFile(file) && (
              <CalendarMessageLater fileId={file.id} fileName={file.fileName} from={{ entity: 'mail', id }} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its bytes were not kept. */
function Named({ file }: { file: Attachment }) {
  return (
    <span className={classes.file}>
      <FileIcon name={file.fileName} />
      <bdi className={classes.fileName}>{file.fileName}</bdi>
      <bdi className={classes.fileSize}>{file.size}</bdi>
    </span>
  );
}

function Downloadable({ file, fileId }: { file: Attachment; fileId: number }) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const onClick = async () => {
    setIsBusy(true);
    try {
      const { signal } = new AbortController();
      await download(file.fileName, 1, () => call(getFile, { parameters: { id: fileId } }, { signal }), signal);
    } catch (error) {
      notify({ message: messageOf(error), tone: 'error' });
    }
    setIsBusy(false);
  };
  return (
    <button
      type="button"
      className={classes.file}
      title={t('mail.download', { name: file.fileName })}
      aria-busy={isBusy || undefined}
      onClick={() => void onClick()}
    >
      {file.thumbnail === '' ? (
        <FileIcon name={file.fileName} />
      ) : (
        <span className={classes.thumbnail}>
          <StoredPicture picture={file.thumbnail} alt="" />
        </span>
      )}
      <bdi className={classes.fileName}>{file.fileName}</bdi>
      <bdi className={classes.fileSize}>{file.size}</bdi>
      <IconDownload size={16} stroke={1.5} aria-hidden />
    </button>
  );
}

export function FileIcon({ name }: { name: string }) {
  const [, Icon] = icons.find(([pattern]) => pattern.test(name)) ?? [null, IconFile];
  return <Icon size={18} stroke={1.5} aria-hidden />;
}
