import { fileSize } from '@atrium/contract/file-size';
import type { Message } from '@atrium/contract/messages';
import { VisuallyHidden } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './messages.module.css';
import { useAttachmentDownload } from './messages.queries.ts';

/** The files of a message, to be downloaded. */
export function MessageAttachments({ message: { id, attachments } }: { message: Message }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useAttachmentDownload(id);
  return (
    <ul className={classes.attachments}>
      {attachments.map((attachment) => (
        <li key={attachment.position}>
          <button type="button" className={classes.attachment} disabled={isPending} onClick={() => mutate(attachment)}>
            <IconPaperclip size={16} stroke={1.5} aria-hidden />
            <VisuallyHidden>{t('messages.downloadAttachment')}</VisuallyHidden>
            <bdi>{attachment.name}</bdi>
            <bdi className={classes.size}>{fileSize(attachment.bytes)}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
