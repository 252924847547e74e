import type { Email, MailReply } from '@atrium/contract/mail';
import { changeWriting, currentWriting, newWriting, setWriting, type WritingStart } from './compose-store.ts';

/** Opens the window for a new mail. What is being written there is kept as a draft first. */
export async function openCompose(start: WritingStart): Promise<void> {
  const { putAside } = await import('./compose-saving.ts');
  if (await putAside()) setWriting(newWriting(start));
}

/** Goes on with a draft. */
export async function openDraft(draft: Email | MailReply): Promise<void> {
  if (currentWriting()?.draftId === draft.id) return changeWriting({ isMinimised: false });
  const { splitQuote } = await import('./compose-quote.ts');
  const people = (emails: readonly string[]) => emails.map((email) => ({ name: '', email }));
  await openCompose({
    draftId: draft.id,
    to: draft.to,
    cc: people(draft.cc),
    bcc: people(draft.bcc),
    subject: draft.subject,
    ...splitQuote(draft.message),
  });
}
