import { dayOf } from '@atrium/contract/days';
import type { PaySharedInvoice, SharedDocument } from '@atrium/contract/document-links';
import type { WholeInvoice } from '@atrium/contract/invoices';
import type { AnswerQuote, WholeQuote } from '@atrium/contract/quotes';
import { takeAttempt } from '../../../auth/attempts.ts';
import { hashToken } from '../../../auth/random.ts';
import { recordChange } from '../../../changes/record.ts';
import type { Context } from '../../../context.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import type { DocumentLinkRow } from '../../../database/invoices-schema.ts';
import { conflict, Refusal } from '../../../errors.ts';
import type { SoldOrders } from '../../../invoicing/sold-orders.ts';
import { notifyAccounts } from '../../../notifications/notifications.ts';
import { payOnce } from '../../../payments/pay-once.ts';
import { printedOnly } from '../custom-fields/custom-values.ts';
import { findLogo } from '../files/document-logo.ts';
import { findInvoice } from '../invoices.changes.ts';
import { isPaymentNoted } from '../invoices.queries.ts';
import { type StoredInvoice, shownWhole } from '../invoices.shapes.ts';
import { findQuote, requireQuote } from '../quotes/quotes.changes.ts';
import { type StoredQuote, shownWholeQuote } from '../quotes/quotes.shapes.ts';
import { noteAnswer, refuseUnanswerable } from '../quotes/quotes.ts';
import { findLinkWithHash, noteSeen } from './document-links.queries.ts';
import { authoriseDue, duePayment, notePaid, paymentKey } from './shared-payments.ts';

/** Whoever has the address reads the document; the issuer sees that somebody did, unless it was one of the house. */
export async function readShared(context: Context, token: string): Promise<SharedDocument> {
  const link = await requireLink(context, token);
  const document = await requireShared(context, context.services.engine.read, link);
  if (!context.caller) await context.services.engine.write((transaction) => see(transaction, context, link.id, token));
  return document;
}

/** The same for a file, which is not looked at once more. */
export async function readSharedQuietly(context: Context, token: string): Promise<SharedDocument> {
  return requireShared(context, context.services.engine.read, await requireLink(context, token));
}

/** What is on the document, for who reads it. */
export async function readSharedLogo(context: Context, token: string): Promise<Response> {
  const { whole } = await readSharedQuietly(context, token);
  const file = await findLogo(context.services.engine.read, whole.issuer.logo ?? '');
  if (!file) throw new Refusal(404, 'There is no logo on this document.');
  const headers = { 'content-type': file.mediaType, 'x-content-type-options': 'nosniff' };
  return new Response(new Uint8Array(file.bytes), { headers });
}

/** The client's own answer to what they have read; whoever made the address is told of it. */
export async function answerShared(
  context: Context,
  { token, version, ...answer }: AnswerQuote & { token: string; version: string },
): Promise<SharedDocument> {
  await requireLink(context, token);
  return context.services.engine.write(async (transaction) => {
    const link = await findLinkWithHash(transaction, await hashToken(token));
    if (link?.kind !== 'quote') throw noDocument();
    const before = await requireQuote(transaction, link.documentId);
    refuseUnanswerable(before, dayOf(context.now));
    const whole = shownWholeQuote(before, context.services.settings, dayOf(context.now));
    if ((await versionOf(whole)) !== version)
      throw conflict('The quote has changed since you opened it. Read it again before you answer.');
    await noteAnswer(transaction, context, before, answer);
    const told = link.createdBy === null ? [] : [link.createdBy];
    const title = `#${link.documentId}`;
    const news = { kind: 'quote-answered', title, entity: 'quote', entityId: link.documentId } as const;
    await notifyAccounts(transaction, context, told, { ...news, person: answer.name });
    return requireShared(context, transaction, link);
  });
}

/** All that is open of an invoice; a request that is sent twice takes its turn after itself, as one that places an order does. */
export async function payShared(
  context: Context,
  { token, ...payment }: PaySharedInvoice & { token: string },
  orders: SoldOrders,
): Promise<SharedDocument> {
  const { stored } = await requireSharedInvoice(context.services.engine.read, await requireLink(context, token));
  const turn = paymentKey(stored, payment);
  return context.turns.take(turn, () => payInTurn(context, { token, ...payment }, stored, orders));
}

/** What was authorised and could not be written down is let go of. */
function payInTurn(
  context: Context,
  { token, ...payment }: PaySharedInvoice & { token: string },
  stored: StoredInvoice,
  orders: SoldOrders,
): Promise<SharedDocument> {
  return payOnce(context, {
    key: paymentKey(stored, payment),
    authorise: () => authoriseDue(context, stored, payment),
    async write(transaction, { paymentReference: reference }) {
      const link = await findLinkWithHash(transaction, await hashToken(token));
      const paid = await requireSharedInvoice(transaction, link);
      await notePaid(transaction, context, paid, { ...payment, reference }, orders);
      return requireShared(context, transaction, paid.link);
    },
    isWritten: (transaction, { paymentReference }) => isPaymentNoted(transaction, stored.row.id, paymentReference),
  });
}

async function requireSharedInvoice(database: Database, link: DocumentLinkRow | undefined) {
  const stored = link?.kind === 'invoice' ? await findInvoice(database, link.documentId) : undefined;
  if (!link || !stored) throw noDocument();
  return { link, stored };
}

const noDocument = () =>
  new Refusal(404, 'There is no document at this address. Ask whoever sent it to you for a new one.');

/** Nobody guesses a token; nobody shall try, nor have documents made without end. */
async function requireLink(context: Context, token: string): Promise<DocumentLinkRow> {
  const { engine } = context.services;
  const keys = [{ kind: 'document', value: context.address }] as const;
  const refusal = await engine.write((transaction) => takeAttempt(transaction, keys, new Date(context.now)));
  if (refusal) throw refusal;
  const link = await findLinkWithHash(engine.read, await hashToken(token));
  if (!link) throw noDocument();
  return link;
}

async function requireShared(
  { services, now }: Context,
  database: Database,
  { kind, documentId }: DocumentLinkRow,
): Promise<SharedDocument> {
  if (kind === 'invoice') {
    const stored = await findInvoice(database, documentId);
    if (stored) return shownShared(services, stored);
  } else {
    const stored = await findQuote(database, documentId);
    if (stored) return shownSharedQuote(services, stored, dayOf(now));
  }
  throw noDocument();
}

async function shownSharedQuote(
  { settings }: Context['services'],
  stored: StoredQuote,
  today: string,
): Promise<SharedDocument> {
  const whole = shownWholeQuote(stored, settings, today);
  const presentClient = { ...whole.presentClient, ...whole.quote.client, copiesTo: [] };
  const { customFields, customValues } = printedOnly(whole.customFields, whole.quote.customValues);
  const quote = { ...whole.quote, customValues };
  return { kind: 'quote', whole: { ...whole, quote, customFields, presentClient }, version: await versionOf(whole) };
}

/** Of all that a client reads on it. */
function versionOf({ quote, issuer, customFields, lines }: WholeQuote): Promise<string> {
  const { client, issuedDate, validUntil, currency, service, showsNote, note, taxTreatment, exemptionReason } = quote;
  const tax = [taxTreatment, taxTreatment === 'exempt' ? exemptionReason : ''];
  const references = [quote.buyerReference, quote.orderNumber];
  const rest = [client, issuedDate, validUntil, currency, service, showsNote ? note : '', tax, references];
  const printed = printedOnly(customFields, quote.customValues);
  const details = [printed.customFields.map(({ label }) => label), printed.customValues];
  return hashToken(JSON.stringify([issuer, lines, ...rest, ...details]));
}

function shownShared(services: Context['services'], stored: StoredInvoice): SharedDocument {
  const whole = withoutOwnWords(shownWhole(stored, services.settings));
  return { kind: 'invoice', whole, due: duePayment(services, stored) };
}

/** What the house writes for itself is not for the client: notes on payments, fields that are not printed, where it came from, what is known of them by now. */
function withoutOwnWords(whole: WholeInvoice): WholeInvoice {
  const { customFields, customValues } = printedOnly(whole.customFields, whole.invoice.customValues);
  return {
    ...whole,
    invoice: { ...whole.invoice, customValues },
    customFields,
    presentClient: { ...whole.presentClient, ...whole.invoice.client, copiesTo: [] },
    origin: { quoteId: null, seriesId: null },
    payments: whole.payments.map((payment) => ({ ...payment, note: '' })),
  };
}

const quietMilliseconds = 10 * 60_000;

/** Looking is told once in a while, not at each turn of the page. */
async function see(transaction: Transaction, context: Context, id: number, token: string): Promise<void> {
  const link = await findLinkWithHash(transaction, await hashToken(token));
  if (link?.id !== id) return;
  await noteSeen(transaction, link, context.now);
  const { lastSeenAt, documentId } = link;
  if (lastSeenAt !== null && Date.parse(context.now) - Date.parse(lastSeenAt) < quietMilliseconds) return;
  const seen = { before: { lastSeenAt }, after: { lastSeenAt: context.now } };
  await recordChange(transaction, context, {
    entity: 'document-link',
    entityId: id,
    entityName: `#${documentId}`,
    ...seen,
  });
}
