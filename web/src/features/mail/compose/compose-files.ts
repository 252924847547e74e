import { fileSize } from '@atrium/contract/file-size';
import { mostAttachmentBytes } from '@atrium/contract/files';
import { type Attachment, mostAttachments } from '@atrium/contract/mail';
import i18next from 'i18next';
import { messageOf } from '../../../backend/backend-error.ts';
import { notify } from '../../../ui/notify.tsx';
import { stopUpload, uploadFile, wasStopped } from '../../../ui/uploads.ts';
import { type ComposeFile, changeWriting, currentWriting } from './compose-store.ts';

/** The files that go along with what is answered or written on. */
export function filesOf(attachments: readonly Attachment[]): ComposeFile[] {
  return attachments.flatMap(({ id, fileName, size }) =>
    id === null ? [] : [{ key: `file ${String(id)}`, id, name: fileName, size }],
  );
}

/** Uploads files and lets them go along; each is there, and can be removed, while it is on its way. */
export function attach(files: readonly File[]): void {
  const room = mostAttachments - (currentWriting()?.files.length ?? 0);
  if (files.length > room) {
    notify({ message: i18next.t('mail.form.tooMany', { most: mostAttachments }), tone: 'error' });
  }
  for (const file of files.slice(0, Math.max(0, room))) void attachOne(file);
}

async function attachOne(file: File): Promise<void> {
  if (file.size > mostAttachmentBytes) {
    const most = fileSize(mostAttachmentBytes);
    return notify({ message: i18next.t('mail.form.tooLarge', { name: file.name, most }), tone: 'error' });
  }
  const writing = currentWriting();
  if (!writing) return;
  const key = crypto.randomUUID();
  changeFiles(writing.key, (known) => [...known, { key, id: null, name: file.name, size: fileSize(file.size) }]);
  try {
    const stored = await uploadFile(key, file);
    changeFiles(writing.key, (known) => known.map((one) => (one.key === key ? { ...one, id: stored.id } : one)));
  } catch (error) {
    changeFiles(writing.key, (known) => known.filter((one) => one.key !== key));
    if (!wasStopped(error)) notify({ message: `${file.name}: ${messageOf(error)}`, tone: 'error' });
  }
}

export function removeFile(key: string): void {
  stopUpload(key);
  const writing = currentWriting();
  if (writing) changeFiles(writing.key, (known) => known.filter((file) => file.key !== key));
}

function changeFiles(key: string, change: (files: ComposeFile[]) => ComposeFile[]): void {
  const writing = currentWriting();
  if (writing?.key === key) changeWriting({ files: change(writing.files) });
}
