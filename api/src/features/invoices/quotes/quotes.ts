import { dayOf, daysAfter } from '@atrium/contract/days';
import type { AnswerQuote, NewQuote, QuoteChanges } from '@atrium/contract/quotes';
import { addedWith, noteAdded, stillThere } from '../../../changes/added-once.ts';
import { givenFields } from '../../../changes/difference.ts';
import type { Acting, Context } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import { conflict } from '../../../errors.ts';
import { findInvoiceSettings } from '../../../invoicing/invoice-settings.queries.ts';
import { findClient } from '../clients/clients.ts';
import { findCustomFields } from '../custom-fields/custom-fields.queries.ts';
import { withValues } from '../custom-fields/custom-values.ts';
import { atPresentRate, pricedIn } from '../exchange-rates/exchange-rates.ts';
import { storeNewInvoice } from '../invoices.changes.ts';
import { invoicesIndex, justWritten, usualDocument } from '../invoices.list.ts';
import { isTaxedOtherwise, refuseUnnumbered } from '../tax-treatment.ts';
import {
  type ChangedQuote,
  changeQuote,
  findQuote,
  noSuchClient,
  requireQuote,
  setQuoteDeleted,
  storeNewQuote,
} from './quotes.changes.ts';
import { fieldsOfQuote, quoteContentOf, type StoredQuote, stateOn } from './quotes.shapes.ts';

const unanswered = { decidedAt: null, decidedBy: '', invoiceId: null } as const;

/** Its number is the next one: the sequence is part of the transaction, so that none is left out. */
export function addQuote(context: Context, { idempotencyKey, ...input }: NewQuote): Promise<ChangedQuote> {
  return context.services.engine.write(async (transaction) => {
    const known = await addedWith(transaction, context, 'quote', idempotencyKey);
    if (known) return { stored: stillThere(await findQuote(transaction, known.entityId)), changeId: known.changeId };
    const client = await findClient(transaction, input.clientId);
    if (!client) throw noSuchClient();
    await refuseUnnumbered(transaction, context, input.taxTreatment, client);
    const id = await nextId(transaction, 'quotes');
    const parties = { clientAsSent: null, issuerAsSent: null, fieldsAsSent: null };
    const customValues = withValues(await findCustomFields(transaction), {}, input.customValues);
    const priced = await pricedIn(transaction, context, input);
    const { buyerReference = client.buyerReference } = input;
    const written = { ...input, ...priced, buyerReference, customValues };
    const content = { ...written, ...unanswered, ...parties, state: 'draft' as const, sentAt: null };
    const added = await storeNewQuote(transaction, context, id, content, client);
    const { changeId } = added;
    await noteAdded(transaction, context, idempotencyKey, { entity: 'quote', entityId: id, changeId });
    return added;
  });
}

/** What a client has answered stays what they answered to. */
export function updateQuote(context: Acting, id: number, changes: QuoteChanges): Promise<ChangedQuote<number | null>> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireQuote(transaction, id);
    refuseAnswered(before);
    const priced = await pricedIn(transaction, context, changes, before.row);
    const content = quoteContentOf(before);
    const customValues = withValues(fieldsOfQuote(before), content.customValues, changes.customValues);
    const after = { ...content, ...givenFields(changes), ...priced, customValues };
    const changed = await changeQuote(transaction, context, before, after);
    if (isTaxedOtherwise(before.row, after))
      await refuseUnnumbered(transaction, context, after.taxTreatment, changed.stored.client);
    return changed;
  });
}

export function refuseAnswered({ row: { state }, standingInvoiceId }: StoredQuote): void {
  if (state === 'accepted') throw conflict('This quote has been accepted: it cannot be changed any more.');
  if (state === 'declined') throw conflict('This quote has been declined: it cannot be changed any more.');
  if (standingInvoiceId !== null) throw conflict('This quote has become an invoice: it cannot be changed any more.');
}

export function deleteQuote(context: Acting, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) =>
    setQuoteDeleted(transaction, context, await requireQuote(transaction, id), context.now),
  );
}

export function markQuoteSent(context: Acting, id: number): Promise<ChangedQuote<number | null>> {
  return context.services.engine.write(async (transaction) =>
    noteSent(transaction, context, await requireQuote(transaction, id)),
  );
}

/** One that was answered stays answered, however often it is sent. */
export function noteSent(
  transaction: Transaction,
  context: Acting,
  before: StoredQuote,
): Promise<ChangedQuote<number | null>> {
  const content = quoteContentOf(before);
  const state = content.state === 'draft' ? 'sent' : content.state;
  return changeQuote(transaction, context, before, { ...content, state, sentAt: context.now });
}

/** Notes what the client answered. One answers once; undo takes back what was noted by mistake. */
export async function noteAnswer(
  transaction: Transaction,
  context: Acting,
  before: StoredQuote,
  { answer, name }: AnswerQuote,
): Promise<ChangedQuote> {
  refuseAnswered(before);
  const after = { ...quoteContentOf(before), state: answer, decidedAt: context.now, decidedBy: name };
  const { stored, changeId } = await changeQuote(transaction, context, before, after);
  if (changeId === null) throw new Error('An answer changed nothing.');
  return { stored, changeId };
}

/** As the one who was asked: a quote is answered as long as it is valid. */
export function refuseUnanswerable({ row }: StoredQuote, today: string): void {
  const state = stateOn(row, today);
  if (state === 'accepted') throw conflict('This quote has been accepted already.');
  if (state === 'declined') throw conflict('This quote has been declined already.');
  if (state === 'expired') throw conflict('This quote has expired. Ask for a new one.');
}

/** Writes the invoice of a quote, once. When that is deleted, another one can be written. */
export function makeInvoiceOf(context: Acting, id: number): Promise<ChangedQuote & { invoiceId: number }> {
  return context.services.engine.write(async (transaction) => {
    const quote = await requireQuote(transaction, id);
    refuseSecondInvoice(quote);
    const invoiceId = await nextId(transaction, invoicesIndex.name);
    const { clientId, service, note, salesperson, showsNote, customValues, lines } = quoteContentOf(quote);
    const { taxTreatment, exemptionReason, buyerReference, orderNumber } = quote.row;
    const today = dayOf(context.now);
    const priced = await atPresentRate(transaction, quote.row);
    const tax = { taxTreatment, exemptionReason };
    const references = { buyerReference, orderNumber };
    const said = { service, note, ...references, salesperson, showsNote, customValues, lines };
    const written = { clientId, ...said, ...tax, ...priced };
    const content = { ...usualDocument, ...justWritten, ...written, id: invoiceId, quoteId: id, payments: [] };
    const { paymentDays } = await findInvoiceSettings(transaction);
    const days = { issuedDate: today, dueDate: daysAfter(today, paymentDays) };
    const { changeId } = await storeNewInvoice(transaction, context, { ...content, ...days }, quote.client);
    const { stored } = await changeQuote(transaction, context, quote, { ...quoteContentOf(quote), invoiceId });
    return { stored: { ...stored, standingInvoiceId: invoiceId }, changeId, invoiceId };
  });
}

function refuseSecondInvoice({ row, standingInvoiceId }: StoredQuote): void {
  if (row.state === 'declined') throw conflict('This quote has been declined: it becomes no invoice.');
  if (standingInvoiceId !== null) throw conflict(`This quote has become invoice #${standingInvoiceId} already.`);
}
