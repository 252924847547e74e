import { type Email, getMail } from '@atrium/contract/mail';
import { messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { notify } from '../../ui/notify.tsx';
import { filesOf } from './compose-files.ts';
import { beginOpening, endOpening } from './compose-opening.ts';
import { changeWriting, currentWriting, newWriting, setWriting, type WritingStart } from './compose-store.ts';

/** Opens the window for a new mail. What is being written there is kept as a draft first. */
export async function openCompose(start: WritingStart): Promise<void> {
  beginOpening();
  const { putAside } = await import('./compose-saving.ts');
  if (await putAside()) setWriting(newWriting(start));
  else endOpening();
}

/** Goes on with a draft. */
export async function openDraft({ id }: Pick<Email, 'id'>): Promise<void> {
  if (currentWriting()?.draftId === id) return changeWriting({ isMinimised: false });
  const draft = await wholeMail(id);
  if (!draft) return;
  const { splitQuote } = await import('./compose-quote.ts');
  const people = (emails: readonly string[]) => emails.map((email) => ({ name: '', email }));
  await openCompose({
    draftId: id,
    to: draft.to,
    cc: people(draft.cc),
    bcc: people(draft.bcc),
    subject: draft.subject,
    files: filesOf(draft.attachments),
    ...splitQuote(draft.message),
  });
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
