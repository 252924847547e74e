import { dayOf } from '@atrium/contract/days';
import type { CreditToUse, InvoiceCredit } from '@atrium/contract/invoice-credits';
import { type InvoicePayment, mostPayments } from '@atrium/contract/invoice-payments';
import { moneyText } from '@atrium/contract/money';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import type { SoldOrders } from '../../invoicing/sold-orders.ts';
import { findCredits, findDue } from './invoice-credits.queries.ts';
import { type Paid, payOnce, payOrderOf } from './invoice-payments.ts';
import { changePayments, findInvoice } from './invoices.changes.ts';
import type { StoredInvoice } from './invoices.shapes.ts';

export async function creditsFor({ services }: Context, id: number): Promise<InvoiceCredit[]> {
  const { read } = services.engine;
  const due = await findDue(read, id);
  if (!due) throw notFound('invoice');
  return findCredits(read, due);
}

/** Takes from the one what it pays on the other: one undo, or deleting either, gives it back. */
export function payWithCredit(
  context: Context,
  id: number,
  { fromId, amountCents, idempotencyKey }: CreditToUse,
  orders: SoldOrders,
): Promise<Paid> {
  return payOnce(context, id, idempotencyKey, async (transaction, before) => {
    const from = await requireCredit(transaction, before, fromId);
    refuseTooMuch(before, from, amountCents);
    const refund = await newPayment(transaction, context, from, { amountCents: -amountCents, otherInvoiceId: id });
    await changePayments(transaction, context, from, [...from.payments, refund]);
    const payment = await newPayment(transaction, context, from, { amountCents, otherInvoiceId: fromId });
    const changed = await changePayments(transaction, context, before, [...before.payments, payment]);
    await payOrderOf(transaction, context, changed, orders);
    return { ...changed, payment };
  });
}

async function requireCredit(transaction: Transaction, { row }: StoredInvoice, fromId: number): Promise<StoredInvoice> {
  const from = await findInvoice(transaction, fromId);
  const isOfClient = from?.row.clientId === row.clientId && from.row.currency === row.currency;
  if (!from || !isOfClient || fromId === row.id)
    throw badInput([{ path: 'fromId', message: 'Choose another invoice of this client, in the same currency.' }]);
  return from;
}

function refuseTooMuch(to: StoredInvoice, from: StoredInvoice, amountCents: number): void {
  if ([to, from].some(({ payments }) => payments.length >= mostPayments))
    throw conflict(`An invoice has at most ${mostPayments} payments.`);
  const most = Math.max(0, Math.min(to.row.balanceCents, -from.row.balanceCents));
  if (amountCents <= most) return;
  const message = `Of this credit, ${moneyText(most, to.row.currency)} can be used here.`;
  throw badInput([{ path: 'amountCents', message }]);
}

/** Of today, in the way in which the money came. */
async function newPayment(
  transaction: Transaction,
  { now }: Context,
  { payments }: StoredInvoice,
  { amountCents, otherInvoiceId }: Pick<InvoicePayment, 'amountCents' | 'otherInvoiceId'>,
): Promise<InvoicePayment> {
  const id = await nextId(transaction, 'invoice_payments');
  const method = payments.findLast((payment) => payment.amountCents > 0)?.method ?? 'Bank Transfer';
  return { id, paidOn: dayOf(now), amountCents, method, note: '', provider: '', otherInvoiceId };
}
