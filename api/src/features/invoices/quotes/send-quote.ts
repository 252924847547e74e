import { dayOf } from '@atrium/contract/days';
import { quoteFileName } from '@atrium/contract/invoice-document';
import { quoteLetter } from '@atrium/contract/invoice-letter';
import type { SendQuote } from '@atrium/contract/quotes';
import { addedWith, noteAdded } from '../../../changes/added-once.ts';
import { isDifferent } from '../../../changes/is-different.ts';
import type { SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { conflict } from '../../../errors.ts';
import { queueMessage } from '../../../mail/outbox.ts';
import { quotePdfOf } from '../files/invoice-files.ts';
import { type Letter, withRecipient, written } from '../send-invoice.ts';
import { bodyWithLink } from '../shared-documents/document-links.ts';
import { untilUnchanged } from '../until-unchanged.ts';
import { type ChangedQuote, requireQuote } from './quotes.changes.ts';
import { quoteContentOf, type StoredQuote, shownWholeQuote } from './quotes.shapes.ts';
import { noteSent } from './quotes.ts';

type SentQuote = ChangedQuote<number | null> & { messageId: number };

/** Puts a quote into the outbox with its PDF, and notes that it was sent: as an invoice is sent. */
export async function sendQuote(context: SignedInContext, id: number, input: SendQuote): Promise<SentQuote> {
  const { engine } = context.services;
  const sent = await untilUnchanged(async () => {
    const seen = await requireQuote(engine.read, id);
    const letter = withRecipient(await letterOf(context, seen, input));
    return engine.write((transaction) => send(transaction, context, seen, letter, input));
  });
  if (sent) return sent;
  throw conflict('This quote is being changed by others. Try again.');
}

async function letterOf({ services, now }: SignedInContext, stored: StoredQuote, input: SendQuote): Promise<Letter> {
  const whole = shownWholeQuote(stored, services.settings, dayOf(now));
  const language = input.language ?? stored.client.language;
  const usual = quoteLetter(whole, language);
  const content = await quotePdfOf(services, whole, language);
  return {
    ...written(input, usual),
    attachments: [{ name: quoteFileName(whole.quote.id, language), mediaType: 'application/pdf', content }],
  };
}

/** Undefined when it is not any more what its PDF was made of. */
async function send(
  transaction: Transaction,
  context: SignedInContext,
  seen: StoredQuote,
  letter: Letter,
  { idempotencyKey, withLink, language = seen.client.language }: SendQuote,
): Promise<SentQuote | undefined> {
  const before = await requireQuote(transaction, seen.row.id);
  const documented = (stored: StoredQuote) => [quoteContentOf(stored), stored.client, stored.fields, stored.firm];
  const known = await addedWith(transaction, context, 'message', idempotencyKey);
  if (known) return { stored: before, changeId: null, messageId: known.entityId };
  if (isDifferent(documented(before), documented(seen))) return undefined;
  const { id } = before.row;
  const body = withLink ? await bodyWithLink(transaction, context, 'quote', id, letter, language) : letter.body;
  const messageId = await queueMessage(transaction, context, { ...letter, body });
  const sent = await noteSent(transaction, context, before);
  const changeId = sent.changeId ?? 0;
  await noteAdded(transaction, context, idempotencyKey, { entity: 'message', entityId: messageId, changeId });
  return { ...sent, messageId };
}
