import { creditNoteFileName, creditNoteLetter } from '@atrium/contract/credit-note-document';
import type { SendCreditNote } from '@atrium/contract/credit-notes';
import { addedWith, noteAdded } from '../../../changes/added-once.ts';
import type { SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { queueMessage } from '../../../mail/outbox.ts';
import { creditNotePdfOf } from '../files/invoice-files.ts';
import { type Letter, withRecipient, written } from '../send-invoice.ts';
import { type ChangedCreditNote, markCreditNote, requireCreditNote } from './credit-notes.changes.ts';
import { type StoredCreditNote, shownWholeCreditNote } from './credit-notes.shapes.ts';

type SentCreditNote = ChangedCreditNote<number | null> & { messageId: number };

/** Puts a credit note into the outbox with its PDF, and notes that it was sent. What it says never changes: the PDF that was made before is that of what is stored. */
export async function sendCreditNote(
  context: SignedInContext,
  id: number,
  input: SendCreditNote,
): Promise<SentCreditNote> {
  const { engine } = context.services;
  const letter = withRecipient(await letterOf(context, await requireCreditNote(engine.read, id), input));
  return engine.write((transaction) => send(transaction, context, id, letter, input.idempotencyKey));
}

async function letterOf(
  { services }: SignedInContext,
  stored: StoredCreditNote,
  input: SendCreditNote,
): Promise<Letter> {
  const whole = shownWholeCreditNote(stored);
  const language = input.language ?? stored.client.language;
  const usual = creditNoteLetter(whole, language);
  const content = await creditNotePdfOf(services, whole, language);
  return {
    ...written(input, usual),
    attachments: [{ name: creditNoteFileName(stored.row.id, language), mediaType: 'application/pdf', content }],
  };
}

async function send(
  transaction: Transaction,
  context: SignedInContext,
  id: number,
  letter: Letter,
  idempotencyKey: string | undefined,
): Promise<SentCreditNote> {
  const stored = await requireCreditNote(transaction, id);
  const known = await addedWith(transaction, context, 'message', idempotencyKey);
  if (known) return { stored, changeId: null, messageId: known.entityId };
  const messageId = await queueMessage(transaction, context, letter);
  const sent = await markCreditNote(transaction, context, stored, { sentAt: context.now });
  const { changeId } = sent;
  await noteAdded(transaction, context, idempotencyKey, { entity: 'message', entityId: messageId, changeId });
  return { ...sent, messageId };
}
