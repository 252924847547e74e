import type { Client } from '@atrium/contract/clients';
import { dayOf, daysAfter, daysApart } from '@atrium/contract/days';
import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { mostPayments } from '@atrium/contract/invoice-payments';
import type { ClientChoice, InvoiceChanges, NewInvoice } from '@atrium/contract/invoices';
import { addOnce, type Keyed, stillThere } from '../../changes/added-once.ts';
import { givenFields } from '../../changes/difference.ts';
import type { Acting, Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { badInput, notFound } from '../../errors.ts';
import type { Invoicing, SoldInvoice, SoldPayment } from '../../invoicing/sold-invoice.ts';
import { clientOfBuyer } from './clients/buyers.ts';
import { findClient, insertClient } from './clients/clients.ts';
import { sumCredited } from './credit-notes/credit-notes.queries.ts';
import { atPresentRate, inHouseCurrency, pricedIn } from './exchange-rates/exchange-rates.ts';
import { pdfOf } from './files/invoice-files.ts';
import {
  byHand,
  type Changed,
  changeInvoice,
  findInvoice,
  paidIn,
  refuseOtherCurrency,
  removeInvoices,
  requireInvoice,
  storeNewInvoice,
} from './invoices.changes.ts';
import { invoicesIndex, justWritten, usualDocument } from './invoices.list.ts';
import { findStoredInvoices } from './invoices.queries.ts';
import { contentOf, type StoredInvoice, shownWhole } from './invoices.shapes.ts';
import { isTaxedOtherwise, refuseUnnumbered } from './tax-treatment.ts';

/** Its number is the next one: the sequence is part of the transaction, so that none is left out. */
export function addInvoice(context: Context, { idempotencyKey, ...input }: NewInvoice): Promise<Changed> {
  return writeOnce(context, idempotencyKey, async (transaction) => {
    const { clientId, client: newClient, currency, rateMillionths, ...written } = input;
    const client = await chosenClient(transaction, context, { clientId, client: newClient });
    if (!client) throw noSuchClient();
    refuseUnnumbered(context, written.taxTreatment, client);
    const id = await nextId(transaction, invoicesIndex.name);
    const priced = await pricedIn(transaction, context, { currency, rateMillionths });
    const content = { ...justWritten, ...written, ...priced, id, clientId: client.id, payments: [] };
    return storeNewInvoice(transaction, context, content, client);
  });
}

function writeOnce(
  context: Context,
  idempotencyKey: string | undefined,
  add: (transaction: Transaction) => Promise<Changed>,
): Promise<Changed> {
  return addOnce(context, {
    entity: 'invoice',
    idempotencyKey,
    add,
    idOf: ({ stored }) => stored.row.id,
    again: async (transaction, { entityId, changeId }) => {
      return { stored: stillThere(await findInvoice(transaction, entityId)), changeId };
    },
  });
}

/** A draft of today, at the exchange rate of today, with the same lines and the same term to pay; what happened to the other has not happened to it. */
export function duplicateInvoice(context: Context, id: number, { idempotencyKey }: Keyed<object>): Promise<Changed> {
  return writeOnce(context, idempotencyKey, async (transaction) => {
    const original = await requireInvoice(transaction, id);
    const { issuedDate, dueDate, ...content } = contentOf(original);
    const term = daysApart(issuedDate, dueDate);
    const today = dayOf(context.now);
    const copy = {
      ...content,
      ...justWritten,
      ...(await atPresentRate(transaction, original.row)),
      roundsTaxOnce: content.roundsTaxOnce,
      id: await nextId(transaction, invoicesIndex.name),
      issuedDate: today,
      dueDate: daysAfter(today, term),
      payments: [],
    };
    return storeNewInvoice(transaction, context, copy, original.client);
  });
}

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
  const content = { ...usualDocument, ...justWritten, ...priced, id, clientId: client.id };
  await storeNewInvoice(transaction, context, { ...content, ...sold, ...written, payments }, client);
  return id;
}

/** Carries what was paid on something sold, or given back, to its invoice: what is noted there already is not noted twice. What was given back is credited. */
async function settleSoldInvoice(
  transaction: Transaction,
  context: Acting,
  invoiceId: number,
  payment: SoldPayment,
): Promise<void> {
  const before = await findInvoice(transaction, invoiceId);
  // What somebody has rewritten in another currency is settled by hand.
  const isHere = before?.row.currency === context.services.settings.currency;
  if (!isHere || before.payments.length >= mostPayments) return;
  const { balanceCents } = before.row;
  const { amountCents: wanted } = payment;
  const amountCents =
    wanted > 0 ? Math.min(wanted, Math.max(0, balanceCents)) : Math.max(wanted, -paidIn(before.payments));
  if (amountCents === 0) return;
  const { paidOn, method, noteIn } = payment;
  const note = noteIn(before.client.language);
  const noted = { id: await nextId(transaction, 'invoice_payments'), paidOn, amountCents, method, note, ...byHand };
  const payments = [...before.payments, noted];
  // What was given back is not to be paid again; nobody is credited more than they owed.
  const givenBackCents = Math.max(0, -amountCents) - (await creditedBefore(transaction, before, -amountCents));
  const creditCents = Math.min(before.row.creditCents + givenBackCents, before.row.totalCents);
  await changeInvoice(transaction, context, before, { ...contentOf(before), payments, creditCents });
}

/** How much of what is given back a credit note took off the invoice before: that is credit of the client, and paid out now. */
async function creditedBefore(
  transaction: Transaction,
  { row }: StoredInvoice,
  givenBackCents: number,
): Promise<number> {
  const most = Math.min(givenBackCents, -row.balanceCents);
  return most > 0 ? Math.min(most, await sumCredited(transaction, row.id)) : 0;
}

async function waiveSoldInvoice(
  transaction: Transaction,
  context: Acting,
  invoiceId: number,
  { wasPaid }: Parameters<Invoicing['waive']>[3],
): Promise<void> {
  const before = await findInvoice(transaction, invoiceId);
  if (!before || before.row.balanceCents <= 0) return;
  const { totalCents, balanceCents } = before.row;
  const creditCents = wasPaid ? before.row.creditCents + balanceCents : totalCents;
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

/** Changes the fields that are given. Nothing is recorded, and `changeId` is null, when they are so already. */
export function updateInvoice(context: Context, id: number, changes: InvoiceChanges): Promise<Changed<number | null>> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireInvoice(transaction, id);
    const { clientId: _, client: __, currency, rateMillionths, ...rest } = changes;
    const client = (await chosenClient(transaction, context, changes)) ?? before.client;
    refuseOtherCurrency(before, currency);
    const priced = await pricedIn(transaction, context, { currency, rateMillionths }, before.row);
    const content = { ...contentOf(before), ...givenFields(rest), ...priced, clientId: client.id };
    // Whoever chooses the client again takes them as they are now.
    const isChosen = changes.clientId !== undefined || changes.client !== undefined;
    const after = isChosen ? { ...content, clientAsIssued: null } : content;
    if (isTaxedOtherwise(before.row, after))
      refuseUnnumbered(context, after.taxTreatment, after.clientAsIssued ?? client);
    return changeInvoice(transaction, context, before, after);
  });
}

/** The client that was chosen, or the new one; undefined when neither was given. */
async function chosenClient(
  transaction: Transaction,
  context: Context,
  { clientId, client }: ClientChoice,
): Promise<Client | undefined> {
  if (client) return (await insertClient(transaction, context, client)).client;
  if (clientId === undefined) return undefined;
  const known = await findClient(transaction, clientId);
  if (!known) throw noSuchClient();
  return known;
}

const noSuchClient = () => badInput([{ path: 'clientId', message: 'There is no such client.' }]);

/** Deletes all of them or, when one is missing, none. */
export function deleteInvoices(context: Context, ids: readonly number[]): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const wanted = [...new Set(ids)];
    const invoices = await findStoredInvoices(transaction, wanted);
    const isHere = invoices.length === wanted.length && invoices.every(({ row }) => row.deletedAt === null);
    if (!isHere) throw notFound('invoice');
    return removeInvoices(transaction, context, invoices);
  });
}

/** Notes that it was sent in another way than from here, or downloaded, at this moment. */
export function markInvoice(
  context: Context,
  id: number,
  mark: 'sentAt' | 'downloadedAt',
): Promise<Changed<number | null>> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireInvoice(transaction, id);
    return changeInvoice(transaction, context, before, { ...contentOf(before), [mark]: context.now });
  });
}
