import type { Attachment } from '@atrium/contract/mail';
import {
  IconFile,
  IconFileTypePdf,
  IconFileTypeXls,
  IconFileZip,
  IconPhoto,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './mail-detail.module.css';

const icons: readonly (readonly [RegExp, TablerIcon])[] = [
  [/\.pdf$/i, IconFileTypePdf],
  [/\.(xlsx?|ods|csv)$/i, IconFileTypeXls],
  [/\.(zip|gz|7z|rar|tar)$/i, IconFileZip],
  [/\.(png|jpe?g|gif|webp|svg)$/i, IconPhoto],
];

/** What came along with a mail. */
export function MailAttachments({ attachments }: { attachments: readonly Attachment[] }) {
  const { t } = useTranslation();
  if (attachments.length === 0) return null;
  return (
    <section
      className={classes.attachments}
      aria-label={t('mail.attachments', { count: attachments.length, formatted: attachments.length })}
    >
      <ul className={classes.files}>
        {attachments.map((attachment, index) => (
          <li key={`${attachment.fileName} ${String(index)}`} className={classes.file}>
            <FileIcon name={attachment.fileName} />
            <bdi className={classes.fileName}>{attachment.fileName}</bdi>
            <span className={classes.fileSize}>{attachment.size}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function FileIcon({ name }: { name: string }) {
  const [, Icon] = icons.find(([pattern]) => pattern.test(name)) ?? [null, IconFile];
  return <Icon size={18} stroke={1.5} aria-hidden />;
}
