import { mostChatAttachments } from '@atrium/contract/chat';
import { mostAttachmentBytes } from '@atrium/contract/files';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../backend/backend-error.ts';
import { notify } from '../../../ui/notify.tsx';
import { wasStopped } from '../../../ui/uploads.ts';
import { attach, detach, detachAll, useAttached } from './attached.ts';

/** The files of the message that is being written in a conversation, and what is said of those that cannot go along. */
export function useAttaching(partnerKey: string) {
  const { t } = useTranslation();
  const files = useAttached(partnerKey);
  const upload = (file: File) =>
    attach(partnerKey, file).catch((error: unknown) => {
      if (!wasStopped(error)) notify({ message: `${file.name}: ${messageOf(error)}`, tone: 'error' });
    });
  const add = (chosen: readonly File[]) => {
    const fitting = chosen.filter(({ size }) => size <= mostAttachmentBytes);
    if (fitting.length < chosen.length)
      notify({ message: t('chat.fileTooLarge', { count: mostAttachmentBytes / 1_000_000 }), tone: 'error' });
    const room = mostChatAttachments - files.length;
    if (fitting.length > room) notify({ message: t('chat.attachUpTo', { count: mostChatAttachments }), tone: 'error' });
    for (const file of fitting.slice(0, room)) void upload(file);
  };
  return {
    files,
    ready: files.flatMap(({ file }) => (file ? [file] : [])),
    isBusy: files.some(({ file }) => file === null),
    add,
    remove: (key: string) => detach(partnerKey, key),
    clear: () => detachAll(partnerKey),
  };
}
