import { fileSize } from '@atrium/contract/file-size';
import type { Message } from '@atrium/contract/messages';
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
          <button
            type="button"
            className={classes.attachment}
            aria-label={t('messages.downloadAttachment', { name: attachment.name })}
            disabled={isPending}
            onClick={() => mutate(attachment)}
          >
            <IconPaperclip size={16} stroke={1.5} aria-hidden />
            <bdi>{attachment.name}</bdi>
            <span className={classes.size}>{fileSize(attachment.bytes)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
