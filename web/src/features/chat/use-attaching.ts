import { type ChatAttachment, mostChatAttachments } from '@atrium/contract/chat';
import { mostAttachmentBytes } from '@atrium/contract/files';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { notify } from '../../ui/notify.tsx';
import { stopUpload, uploadFile, wasStopped } from '../../ui/uploads.ts';
import { useLatest } from '../../ui/use-latest.ts';

export interface Attaching {
  key: string;
  name: string;
  /** Null while it is on its way to the server. */
  file: ChatAttachment | null;
}

/** Files that will go along with the message that is being written: they are uploaded at once. */
export function useAttaching() {
  const { t } = useTranslation();
  const [files, setFiles] = useState<readonly Attaching[]>([]);
  const remove = (key: string) => {
    stopUpload(key);
    setFiles((known) => known.filter((each) => each.key !== key));
  };
  useStopAtEnd(files);

  const upload = async (file: File) => {
    const key = crypto.randomUUID();
    setFiles((known) => [...known, { key, name: file.name, file: null }]);
    try {
      const stored = await uploadFile(key, file);
      setFiles((known) => known.map((each) => (each.key === key ? { ...each, file: stored } : each)));
    } catch (error) {
      remove(key);
      if (!wasStopped(error)) notify({ message: messageOf(error), tone: 'error' });
    }
  };

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
    remove,
    clear: () => setFiles([]),
  };
}

/** What is left unfinished when one goes elsewhere need not arrive. */
function useStopAtEnd(files: readonly Attaching[]): void {
  const latest = useLatest(files);
  useEffect(
    () => () => {
      for (const { key } of latest.current) stopUpload(key);
    },
    [latest],
  );
}
