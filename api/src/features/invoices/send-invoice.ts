import { invoiceFileName } from '@atrium/contract/invoice-document';
import { type InvoiceLetter, invoiceLetter } from '@atrium/contract/invoice-letter';
import type { SendInvoice, WholeInvoice } from '@atrium/contract/invoices';
import { addedWith, noteAdded } from '../../changes/added-once.ts';
import { isDifferent } from '../../changes/is-different.ts';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { badInput, conflict } from '../../errors.ts';
import { queueMessage } from '../../mail/outbox.ts';
import type { MailAttachment, Services } from '../../services.ts';
import { pdfOf } from './files/invoice-files.ts';
import { type Changed, changeInvoice, requireInvoice } from './invoices.changes.ts';
import type { InvoiceContent } from './invoices.list.ts';
import { contentOf, type StoredInvoice, shownWhole } from './invoices.shapes.ts';
import { bodyWithLink } from './shared-documents/document-links.ts';
import { untilUnchanged } from './until-unchanged.ts';

export type Sent = Changed<number | null> & { messageId: number };

/** Why an invoice is sent: as itself, or to remind of it. */
export interface Sending {
  /** What it is sent with, unless something else was written. */
  readonly letter: typeof invoiceLetter;
  /** Refuses what cannot be sent so. */
  readonly refuse: (stored: StoredInvoice) => void;
  /** What is noted of it. */
  readonly noted: (content: InvoiceContent, now: string) => InvoiceContent;
}

const asItself: Sending = {
  letter: invoiceLetter,
  refuse: () => undefined,
  noted: (content, now) => ({ ...content, sentAt: now }),
};

/** Puts an invoice into the outbox, its PDF attached, and notes that it was sent. What is sent is what is stored. */
export async function sendInvoice(
  context: SignedInContext,
  id: number,
  input: SendInvoice,
  sending: Sending = asItself,
): Promise<Sent> {
  const { services } = context;
  const sent = await untilUnchanged(async () => {
    const seen = await requireInvoice(services.engine.read, id);
    const letter = withRecipient(await letterOf(services, seen, input, sending.letter));
    return services.engine.write((transaction) => send(transaction, context, { seen, letter, sending }, input));
  });
  if (sent) return sent;
  throw conflict('This invoice is being changed by others. Try again.');
}

export type WrittenLetter = Pick<SendInvoice, 'to' | 'copiesTo' | 'subject' | 'message' | 'language'>;

export interface Letter {
  readonly recipient: string;
  readonly copiesTo: readonly string[];
  readonly subject: string;
  readonly body: string;
  readonly attachments: readonly MailAttachment[];
}

/** The letter with the PDF of an invoice, as it was asked for, or as usual. */
export async function letterOf(
  services: Services,
  stored: StoredInvoice,
  input: WrittenLetter,
  usualLetter = invoiceLetter,
): Promise<Letter> {
  const whole: WholeInvoice = shownWhole(stored, services.settings);
  const language = input.language ?? stored.client.language;
  const usual = usualLetter(whole, language);
  const content = await pdfOf(services, whole, language);
  return {
    ...written(input, usual),
    attachments: [{ name: invoiceFileName(whole.invoice.id, language), mediaType: 'application/pdf', content }],
  };
}

/** What was written of a letter, and the usual for the rest. Whoever it is for gets no copy beside it. */
export function written(input: WrittenLetter, usual: InvoiceLetter): Omit<Letter, 'attachments'> {
  const { to: recipient = usual.to, copiesTo = usual.copiesTo } = input;
  return {
    recipient,
    copiesTo: copiesTo.filter((address) => address.toLowerCase() !== recipient.toLowerCase()),
    subject: input.subject ?? usual.subject,
    body: input.message ?? usual.message,
  };
}

/** A client whom an order brought may have no address. */
export function withRecipient(letter: Letter): Letter {
  if (letter.recipient !== '') return letter;
  throw badInput([{ path: 'to', message: 'This client has no e-mail address. Say where to send it.' }]);
}

/** Undefined when it is not any more what its PDF was made of. */
async function send(
  transaction: Transaction,
  context: SignedInContext,
  { seen, letter, sending }: { seen: StoredInvoice; letter: Letter; sending: Sending },
  { idempotencyKey, withLink, language = seen.client.language }: SendInvoice,
): Promise<Sent | undefined> {
  const before = await requireInvoice(transaction, seen.row.id);
  const known = await addedWith(transaction, context, 'message', idempotencyKey);
  if (known) return { stored: before, changeId: null, messageId: known.entityId };
  sending.refuse(before);
  if (isDifferent(documented(before), documented(seen))) return undefined;
  const body = withLink
    ? await bodyWithLink(transaction, context, 'invoice', seen.row.id, letter, language)
    : letter.body;
  const messageId = await queueMessage(transaction, context, { ...letter, body });
  const changed = await changeInvoice(transaction, context, before, sending.noted(contentOf(before), context.now));
  const changeId = changed.changeId ?? 0;
  await noteAdded(transaction, context, idempotencyKey, { entity: 'message', entityId: messageId, changeId });
  return { ...changed, messageId };
}

/** What its PDF is made of. */
export function documented(stored: StoredInvoice): unknown {
  const { sentAt: _, downloadedAt: __, reminders: ___, remindedAt: ____, ...content } = contentOf(stored);
  return [content, stored.client, stored.fields, stored.firm];
}
