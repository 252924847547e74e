import { type Email, getMail } from '@atrium/contract/mail';
import { messageOf } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { loadEventually } from '../../../ui/loaded-later.ts';
import { notify } from '../../../ui/notify.tsx';
import { filesOf } from './compose-files.ts';
import { beginOpening, endOpening } from './compose-opening.ts';
import { changeWriting, currentWriting, newWriting, setWriting, type WritingStart } from './compose-store.ts';

/** Opens the window for a new mail, once what it begins with is there. What is being written there is kept as a draft first. */
export async function openCompose(start: WritingStart | Promise<WritingStart | null>): Promise<void> {
  beginOpening();
  const [beginning, putAside] = await Promise.all([
    start,
    loadEventually(async () => (await import('./compose-saving.ts')).putAside),
  ]);
  if (beginning && (await putAside())) setWriting(newWriting(beginning));
  else endOpening();
}

/** What is still being written is written on. */
export function isWritten({ isDraft, folder }: Pick<Email, 'isDraft' | 'folder'>): boolean {
  return isDraft && folder === 'draft';
}

/** Goes on with a draft. */
export async function openDraft({ id }: Pick<Email, 'id'>): Promise<void> {
  if (currentWriting()?.draftId === id) changeWriting({ isMinimised: false });
  else await openCompose(startOfDraft(id));
}

export async function startOfDraft(id: number): Promise<WritingStart | null> {
  const [draft, { splitQuote }] = await Promise.all([wholeMail(id), import('./compose-quote.ts')]);
  if (!draft) return null;
  const people = (emails: readonly string[]) => emails.map((email) => ({ name: '', email }));
  return {
    draftId: id,
    draftTime: draft.time,
    to: draft.to,
    cc: people(draft.cc),
    bcc: people(draft.bcc),
    subject: draft.subject,
    files: filesOf(draft.attachments),
    labels: draft.labels,
    ...splitQuote(draft.message),
  };
}

/** Lists leave out what is long. */
async function wholeMail(id: number): Promise<Email | null> {
  try {
    return await call(getMail, { query: { id } });
  } catch (error) {
    notify({ message: messageOf(error), tone: 'error' });
    return null;
  }
}
