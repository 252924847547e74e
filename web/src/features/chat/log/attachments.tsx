import type { ChatAttachment } from '@atrium/contract/chat';
import { PictureType, pathOfFile } from '@atrium/contract/files';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StoredPicture } from '../../../ui/stored-picture.tsx';
import { FileCard } from './file-card.tsx';
import classes from './message-log.module.css';
import { useFocusOfPicture, useOpenPicture } from './open-picture.tsx';

/** What went along with a message: pictures are shown, all else is a card. */
export function Attachments({ attachments }: { attachments: readonly ChatAttachment[] }) {
  return attachments.map((file) =>
    PictureType.safeParse(file.mediaType).success ? (
      <Picture key={file.id} file={file} />
    ) : (
      <FileCard key={file.id} file={file} />
    ),
  );
}

function Picture({ file }: { file: ChatAttachment }) {
  const { t } = useTranslation();
  const open = useOpenPicture();
  const button = useRef<HTMLButtonElement>(null);
  useFocusOfPicture(button, file.id);
  return (
    <button
      ref={button}
      type="button"
      className={classes.picture}
      data-picture={file.id}
      aria-label={t('chat.openPicture', { name: file.name })}
      onClick={() => open(file)}
    >
      <StoredPicture picture={pathOfFile(file.id)} alt={file.name} />
    </button>
  );
}
