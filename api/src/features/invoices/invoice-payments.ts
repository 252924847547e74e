import { type InvoicePayment, mostPayments, type NewInvoicePayment } from '@atrium/contract/invoice-payments';
import { moneyText } from '@atrium/contract/money';
import { dayIn } from '@atrium/contract/time-zone';
import { addedWith, noteAdded, stillThere } from '../../changes/added-once.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import type { SoldOrders } from '../../invoicing/sold-orders.ts';
import { byHand, type Changed, changePayments, findInvoice, paidIn, requireInvoice } from './invoices.changes.ts';
import type { StoredInvoice } from './invoices.shapes.ts';

export type Paid = Changed & { payment: InvoicePayment };

/** Pays an invoice in one transaction. The same key answers the same payment, and never makes a second. */
export function payOnce(
  context: Context,
  id: number,
  idempotencyKey: string | undefined,
  pay: (transaction: Transaction, before: StoredInvoice) => Promise<Paid>,
): Promise<Paid> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireInvoice(transaction, id);
    const known = await addedWith(transaction, context, 'invoice-payment', idempotencyKey);
    if (known) return { stored: before, changeId: known.changeId, payment: paymentWritten(before, known.entityId) };
    const paid = await pay(transaction, before);
    const { changeId, payment } = paid;
    await noteAdded(transaction, context, idempotencyKey, {
      entity: 'invoice-payment',
      entityId: payment.id,
      changeId,
    });
    return paid;
  });
}

export function addPayment(
  context: Context,
  id: number,
  { idempotencyKey, mayExceedDue, timeZone, ...input }: NewInvoicePayment,
  orders: SoldOrders,
): Promise<Paid> {
  return payOnce(context, id, idempotencyKey, async (transaction, before) => {
    if (before.payments.length >= mostPayments) throw conflict(`An invoice has at most ${mostPayments} payments.`);
    refuseComing(input.paidOn, timeZone, context.now);
    refuseRefund(before, input.amountCents);
    if (!mayExceedDue) refuseExcess(before, input.amountCents);
    const payment = { id: await nextId(transaction, 'invoice_payments'), ...input, ...byHand };
    const changed = await changePayments(transaction, context, before, [...before.payments, payment]);
    if (input.amountCents > 0) await payOrderOf(transaction, context, changed, orders);
    return { ...changed, payment };
  });
}

/** Money that leaves nothing to pay has paid what was sold too: one undo takes back both. */
export async function payOrderOf(
  transaction: Transaction,
  context: Context,
  { stored: { row } }: Changed,
  orders: SoldOrders,
): Promise<void> {
  if (row.balanceCents <= 0) await orders.pay(transaction, context, row.id);
}

function paymentWritten({ payments }: StoredInvoice, paymentId: number): InvoicePayment {
  return stillThere(payments.find(({ id }) => id === paymentId));
}

export function deletePayment(context: Context, id: number, paymentId: number): Promise<Changed> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireInvoice(transaction, id);
    const payment = before.payments.find(({ id }) => id === paymentId);
    if (!payment) throw notFound('payment');
    await takeCounterpart(transaction, context, id, payment);
    return changePayments(transaction, context, before, without(before.payments, payment));
  });
}

/** What one invoice paid another goes from both. */
async function takeCounterpart(
  transaction: Transaction,
  context: Context,
  id: number,
  { otherInvoiceId, amountCents }: InvoicePayment,
): Promise<void> {
  if (otherInvoiceId === null) return;
  const other = await findInvoice(transaction, otherInvoiceId);
  if (!other) throw conflict(`Invoice #${otherInvoiceId} was deleted. Restore it first.`);
  const counterpart = other.payments.find((each) => each.otherInvoiceId === id && each.amountCents === -amountCents);
  if (counterpart) await changePayments(transaction, context, other, without(other.payments, counterpart));
}

function without(payments: readonly InvoicePayment[], gone: InvoicePayment): InvoicePayment[] {
  const left = payments.filter(({ id }) => id !== gone.id);
  if (paidIn(left) < 0) throw conflict('This payment was refunded. Delete the refund first.');
  return left;
}

// Where each day begins first.
const firstZone = 'Pacific/Kiritimati';

function refuseComing(paidOn: string, timeZone: string | undefined, now: string): void {
  if (paidOn <= dayIn(timeZone ?? firstZone, Date.parse(now))) return;
  const message = 'This day is still to come: what is paid or given back is noted once it is.';
  throw badInput([{ path: 'paidOn', message }]);
}

/** Nobody is given back more than they paid. */
function refuseRefund({ row, payments }: StoredInvoice, amountCents: number): void {
  const paid = paidIn(payments);
  if (amountCents > 0 || paid + amountCents >= 0) return;
  const message =
    paid === 0
      ? 'Nothing has been paid on this invoice: there is nothing to refund.'
      : `Only ${moneyText(paid, row.currency)} was paid on this invoice: no more than that can be refunded.`;
  throw badInput([{ path: 'amountCents', message }]);
}

/** What is too much is credit of the client: that is taken only from who says that it is meant. */
function refuseExcess({ row }: StoredInvoice, amountCents: number): void {
  const excess = amountCents - Math.max(0, row.balanceCents);
  if (amountCents < 0 || excess <= 0) return;
  const message = `This is ${moneyText(excess, row.currency)} more than is due. Confirm that it is meant.`;
  throw badInput([{ path: 'amountCents', message }]);
}
