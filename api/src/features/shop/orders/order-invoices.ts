import { dayOf, daysAfter } from '@atrium/contract/days';
import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { filledIn } from '@atrium/contract/filled-in';
import { invoiceFileName } from '@atrium/contract/invoice-document';
import { invoiceWords } from '@atrium/contract/invoice-words';
import { isInvoiceable } from '@atrium/contract/order-steps';
import { DeliveryAddress } from '@atrium/contract/orders';
import type { Context, SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { conflict, notFound } from '../../../errors.ts';
import { fileResponse } from '../../../file-response.ts';
import { askedBy, paidBy } from '../../../invoicing/paid-by.ts';
import type { Invoicing, SoldInvoice } from '../../../invoicing/sold-invoice.ts';
import { languageFor } from '../../../letters/letter-language.ts';
import { invoiceLinesOf, invoiceNoteOf, returnedOn } from './order-invoice-lines.ts';
import { requireOrder, type StoredOrder } from './order-progress.ts';
import { recordProgress } from './orders.changes.ts';
import { findOrder } from './orders.queries.ts';
import { findEmail, findInvoice, findOrderOf, setInvoiceOf } from './refunds.queries.ts';

const daysToPay = 14;

/** Writers queue: whoever asks second, at the same moment too, finds the invoice of the first. */
export function invoiceOrder(
  context: Context,
  id: number,
  invoicing: Invoicing,
): Promise<{ invoiceId: number; changeId: number | null }> {
  return context.services.engine.write(async (transaction) => {
    const order = await requireOrder(transaction, id);
    if (order.invoiceId !== null) return { invoiceId: order.invoiceId, changeId: null };
    if (!isInvoiceable(order.row))
      throw conflict(`Order ${id} was cancelled before it was paid: there is nothing to invoice.`);
    const written = await invoicing.write(transaction, context, await soldBy(transaction, context, order));
    for (const refund of order.refunds) await carryRefund(transaction, context, order, written, refund, invoicing);
    return { invoiceId: written, changeId: await linkInvoice(transaction, context, order, written) };
  });
}

/** A draft is nobody's yet: it may still be another one. */
export async function invoicePdfOf(
  context: SignedInContext,
  id: number,
  language: DocumentLanguage = context.services.settings.language,
  invoicing: Invoicing,
): Promise<Response> {
  const { services, ability, caller } = context;
  const accountId = ability.can('read', 'Invoice') ? null : caller.accountId;
  const order = await findOrder(services.engine.read, id, accountId);
  const invoice = order && (await findInvoice(services.engine.read, id));
  const pdf = invoice?.isInvoiceIssued ? await invoicing.draw(context, invoice.invoiceId, language) : null;
  if (!invoice || pdf === null) throw notFound('invoice');
  return fileResponse(pdf, 'application/pdf', invoiceFileName(invoice.invoiceId, language));
}

/** What an order that has an invoice goes through is carried there: that it was paid since, what was given back since, and that it was cancelled. */
export async function carryToInvoice(
  transaction: Transaction,
  context: Context,
  before: StoredOrder,
  after: StoredOrder,
  invoicing: Invoicing,
): Promise<void> {
  const { invoiceId } = before;
  if (invoiceId === null) return;
  const { row } = after;
  if (before.row.paidAt === null && row.paidAt !== null) {
    const paid = { paidOn: dayOf(row.paidAt), amountCents: row.totalCents, method: paidBy[row.paymentMethod] };
    await invoicing.settle(transaction, context, invoiceId, {
      ...paid,
      noteIn: (language) => invoiceNoteOf(row, language),
    });
  }
  if (before.row.state !== 'cancelled' && row.state === 'cancelled')
    await invoicing.waive(transaction, context, invoiceId, {
      wasPaid: row.paidAt !== null,
      reasonIn: (language) => filledIn(invoiceWords[language].orderCancelled, { id: row.id }),
    });
  const known = new Set(before.refunds.map(({ id }) => id));
  for (const refund of after.refunds)
    if (!known.has(refund.id)) await carryRefund(transaction, context, after, invoiceId, refund, invoicing);
}

/** What an order went through while its invoice was deleted is carried to it once it is back. */
export async function carryWhatCameSince(
  transaction: Transaction,
  context: Context,
  { invoiceId, since }: { invoiceId: number; since: string },
  invoicing: Invoicing,
): Promise<void> {
  const id = await findOrderOf(transaction, invoiceId);
  if (id === null) return;
  const order = await requireOrder(transaction, id);
  await carryToInvoice(transaction, context, asItWas(order, since), order, invoicing);
}

/** As far as it matters to an invoice. */
function asItWas(order: StoredOrder, at: string): StoredOrder {
  const { state, paidAt, cancelledAt } = order.row;
  const wasPaid = paidAt !== null && paidAt <= at;
  const isCancelledSince = state === 'cancelled' && cancelledAt !== null && cancelledAt > at;
  const row = {
    ...order.row,
    paidAt: wasPaid ? paidAt : null,
    state: isCancelledSince ? ('pending' as const) : state,
  };
  return { ...order, row, refunds: order.refunds.filter(({ refundedAt }) => refundedAt <= at) };
}

function carryRefund(
  transaction: Transaction,
  context: Context,
  { row, lines }: StoredOrder,
  invoiceId: number,
  { refundedAt, amountCents, reason, restock }: StoredOrder['refunds'][number],
  invoicing: Invoicing,
): Promise<void> {
  const given = { paidOn: dayOf(refundedAt), amountCents: -amountCents, method: paidBy[row.paymentMethod] };
  const returned = returnedOn(lines, restock);
  return invoicing.settle(transaction, context, invoiceId, { ...given, noteIn: () => reason, returned });
}

export async function linkInvoice(
  transaction: Transaction,
  context: Context,
  { row, invoiceId: before }: StoredOrder,
  invoiceId: number | null,
): Promise<number> {
  await setInvoiceOf(transaction, row.id, invoiceId);
  return recordProgress(transaction, context, row, { before: { invoiceId: before }, after: { invoiceId } });
}

async function soldBy(transaction: Transaction, context: Context, order: StoredOrder): Promise<SoldInvoice> {
  const { row, lines } = order;
  const { now } = context;
  const address = DeliveryAddress.parse(JSON.parse(row.address));
  const companyEmail = row.accountId === null ? undefined : await findEmail(transaction, row.accountId);
  const dueDate = daysAfter(dayOf(now), daysToPay);
  const { houseNumber, landmark, town, pincode, state } = address;
  return {
    client: {
      name: address.fullName,
      company: '',
      companyEmail: companyEmail ?? '',
      contact: address.mobileNumber,
      address: `${houseNumber}, ${landmark}, ${pincode} ${town}, ${state}`,
      country: '',
      vatNumber: '',
      buyerReference: '',
      copiesTo: [],
      language: await languageOf(transaction, context, row.accountId),
    },
    accountId: row.accountId,
    issuedDate: dayOf(now),
    dueDate,
    service: 'Shop Order',
    paymentWay: askedBy[row.paymentMethod],
    sentAt: null,
    writtenIn: (language) => ({
      note: invoiceNoteOf(row, language),
      lines: invoiceLinesOf(row, lines, language),
    }),
    roundsTaxOnce: true,
    payment:
      row.paidAt === null || row.totalCents === 0
        ? null
        : { paidOn: dayOf(row.paidAt), amountCents: row.totalCents, method: paidBy[row.paymentMethod] },
  };
}

/** Of whom nothing is known any more, it is not known either. */
async function languageOf(transaction: Transaction, context: Context, accountId: number | null) {
  const { language } = context.services.settings;
  return accountId === null ? language : (await languageFor(transaction, context, accountId)).language;
}
