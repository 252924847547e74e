import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { mostPayments } from '@atrium/contract/invoice-payments';
import type { Acting } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import type { Invoicing, SoldInvoice, SoldPayment } from '../../invoicing/sold-invoice.ts';
import { clientOfBuyer } from './clients/buyers.ts';
import { noteSoldCredit } from './credit-notes/sold-credit-notes.ts';
import { inHouseCurrency } from './exchange-rates/exchange-rates.ts';
import { pdfOf } from './files/invoice-files.ts';
import { byHand, changeInvoice, findInvoice, paidIn, storeNewInvoice } from './invoices.changes.ts';
import { invoicesIndex, justWritten, usualDocument } from './invoices.list.ts';
import { contentOf, type StoredInvoice, shownWhole } from './invoices.shapes.ts';

/** Writes the invoice of what was sold elsewhere in here, and answers its number. */
async function writeSoldInvoice(
  transaction: Transaction,
  context: Acting,
  { client: buyer, clientChanges = {}, accountId, payment, writtenIn, ...sold }: SoldInvoice,
): Promise<number> {
  const client = await clientOfBuyer(transaction, context, accountId, buyer, clientChanges);
  const written = writtenIn(client.language);
  const id = await nextId(transaction, invoicesIndex.name);
  const payments = payment
    ? [{ id: await nextId(transaction, 'invoice_payments'), ...payment, note: written.note, ...byHand }]
    : [];
  const priced = inHouseCurrency(context.services.settings.currency);
  const { buyerReference } = client;
  const content = { ...usualDocument, ...justWritten, ...priced, buyerReference, id, clientId: client.id };
  await storeNewInvoice(transaction, context, { ...content, ...sold, ...written, payments }, client);
  return id;
}

/** Carries what was paid on something sold, or given back, to its invoice: what is noted there already is not noted twice. What was given back is credited. */
async function settleSoldInvoice(
  transaction: Transaction,
  context: Acting,
  invoiceId: number,
  { paidOn, method, noteIn, returned, amountCents: wanted }: SoldPayment,
): Promise<void> {
  const before = await findInvoice(transaction, invoiceId);
  // What somebody has rewritten in another currency is settled by hand.
  const isHere = before?.row.currency === context.services.settings.currency;
  if (!isHere || before.payments.length >= mostPayments) return;
  const amountCents = amountToNote(before, wanted);
  if (amountCents === 0) return;
  const note = noteIn(before.client.language);
  const noted = { id: await nextId(transaction, 'invoice_payments'), paidOn, amountCents, method, note, ...byHand };
  const payments = [...before.payments, noted];
  const moreCents = creditToAdd(before, -amountCents);
  await noteSoldCredit(transaction, context, before, { grossCents: moreCents, reason: note, returned });
  const creditCents = before.row.creditCents + moreCents;
  await changeInvoice(transaction, context, before, { ...contentOf(before), payments, creditCents });
}

function amountToNote({ row, payments }: StoredInvoice, wantedCents: number): number {
  return wantedCents > 0
    ? Math.min(wantedCents, Math.max(0, row.balanceCents))
    : Math.max(wantedCents, -paidIn(payments));
}

/**
 * What was given back is not to be paid again; nobody is credited more than they owed. What a credit note took off before, and was not given back
 * yet, is credit of the client, and paid out now.
 */
function creditToAdd({ row, payments }: StoredInvoice, givenBackCents: number): number {
  if (givenBackCents <= 0) return 0;
  const paidOutCents = -paidIn(payments.filter(({ amountCents }) => amountCents < 0));
  const waitingCents = Math.max(0, Math.min(givenBackCents, -row.balanceCents, row.creditCents - paidOutCents));
  return Math.min(givenBackCents - waitingCents, row.totalCents - row.creditCents);
}

async function waiveSoldInvoice(
  transaction: Transaction,
  context: Acting,
  invoiceId: number,
  { wasPaid, reasonIn }: Parameters<Invoicing['waive']>[3],
): Promise<void> {
  const before = await findInvoice(transaction, invoiceId);
  if (!before || before.row.balanceCents <= 0) return;
  const { totalCents, balanceCents } = before.row;
  const creditCents = wasPaid ? before.row.creditCents + balanceCents : totalCents;
  const grossCents = creditCents - before.row.creditCents;
  await noteSoldCredit(transaction, context, before, { grossCents, reason: reasonIn(before.client.language) });
  await changeInvoice(transaction, context, before, { ...contentOf(before), creditCents });
}

async function drawSoldInvoice({ services }: Acting, invoiceId: number, language: DocumentLanguage) {
  const stored = await findInvoice(services.engine.read, invoiceId);
  return stored ? pdfOf(services, shownWhole(stored, services.settings), language) : null;
}

export const invoicing: Invoicing = {
  write: writeSoldInvoice,
  settle: settleSoldInvoice,
  waive: waiveSoldInvoice,
  draw: drawSoldInvoice,
};
