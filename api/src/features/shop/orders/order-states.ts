import { mostRefunds, type NewRefund, type OrderStep, type RefundOfOrder, stepsOf } from '@atrium/contract/order-steps';
import type { Tracking } from '@atrium/contract/order-tracking';
import type { OrderWithLines } from '@atrium/contract/orders';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import type { OrderRow } from '../../../database/shop-schema.ts';
import { badInput, conflict } from '../../../errors.ts';
import type { Invoicing } from '../../../invoicing/sold-invoice.ts';
import type { SoldOrders } from '../../../invoicing/sold-orders.ts';
import { planRelease, releaseSoon } from '../../../payments/releases.ts';
import { carryToInvoice, carryWhatCameSince } from './order-invoices.ts';
import {
  changeProgress,
  type OrderProgress,
  progressOf,
  requireOrder,
  returnedOf,
  type StoredOrder,
} from './order-progress.ts';
import { orderWith } from './orders.ts';
import { findOrderOf, findOtherInvoice } from './refunds.queries.ts';

interface Changed<ChangeId = number> {
  order: OrderWithLines;
  changeId: ChangeId;
}

/** What each step makes of an order. */
const taken: Readonly<Record<OrderStep, (order: OrderRow, now: string) => Partial<OrderProgress>>> = {
  pay: ({ state }, now) => ({ paidAt: now, ...(state === 'pending' ? { state: 'paid' } : {}) }),
  ship: (_, now) => ({ state: 'shipped', shippedAt: now }),
  deliver: ({ paidAt }, now) => ({ state: 'delivered', deliveredAt: now, paidAt: paidAt ?? now }),
  cancel: (_, now) => ({ state: 'cancelled', cancelledAt: now }),
};

/** Takes an order one step further, with what is known of the way that it takes. */
export function takeStep(
  context: Context,
  id: number,
  step: OrderStep,
  invoicing: Invoicing,
  tracking?: Tracking,
): Promise<Changed> {
  return changeOrder(context, id, async (transaction, before) => {
    if (!stepsOf(before.row).includes(step)) throw impossible(before.row, step);
    const progress = { ...taken[step](before.row, context.now), ...tracking };
    return moved(transaction, context, before, progress, invoicing);
  });
}

/** Says how an order that was sent can be followed; it was sent before, and goes no further by this. */
export function trackOrder(context: Context, id: number, tracking: Tracking): Promise<Changed<number | null>> {
  return changeOrder<number | null>(context, id, async (transaction, before) => {
    if (before.row.shippedAt === null) throw conflict(`Order ${id} has not been shipped yet.`);
    const after = { ...progressOf(before), ...tracking };
    const { stored, changeId } = await changeProgress(transaction, context, before, after);
    return { order: orderWith(stored), changeId };
  });
}

/** What is let go of, the provider is told once it is certain, and nobody waits for it. */
async function changeOrder<ChangeId>(
  context: Context,
  id: number,
  change: (transaction: Transaction, before: StoredOrder) => Promise<Changed<ChangeId>>,
): Promise<Changed<ChangeId>> {
  const { services } = context;
  const { released, changed } = await services.engine.write(async (transaction) => {
    const before = await requireOrder(transaction, id);
    const changed = await change(transaction, before);
    const released = releasedBy(before.row, changed.order);
    if (released !== null) await planRelease(transaction, context, released);
    return { released, changed };
  });
  if (released !== null) releaseSoon(services, released);
  return changed;
}

/** What was authorised for an order that was cancelled before it was paid. */
function releasedBy(before: OrderRow, after: Pick<OrderRow, 'paymentState'>): string | null {
  const isReleased = before.paymentState !== 'released' && after.paymentState === 'released';
  return isReleased && before.paymentReference !== '' ? before.paymentReference : null;
}

async function moved(
  transaction: Transaction,
  context: Context,
  before: StoredOrder,
  progress: Partial<OrderProgress>,
  invoicing: Invoicing,
): Promise<Changed> {
  const after = { ...progressOf(before), ...progress };
  const { stored, changeId } = await changeProgress(transaction, context, before, after);
  if (changeId === null) throw new Error('A step that changes nothing is none.');
  await carryToInvoice(transaction, context, before, stored, invoicing);
  // What was paid makes of a draft an invoice that was issued.
  return { order: orderWith(await requireOrder(transaction, stored.row.id)), changeId };
}

/** Its invoice says so already: nothing is carried there. */
async function payInvoicedOrder(transaction: Transaction, context: Context, invoiceId: number): Promise<void> {
  const id = await findOrderOf(transaction, invoiceId);
  if (id === null) return;
  const before = await requireOrder(transaction, id);
  if (!stepsOf(before.row).includes('pay')) return;
  await changeProgress(transaction, context, before, { ...progressOf(before), ...taken.pay(before.row, context.now) });
}

export const soldOrders: SoldOrders = { pay: payInvoicedOrder, findOtherInvoice, carry: carryWhatCameSince };

function impossible({ id, state, paidAt }: OrderRow, step: OrderStep) {
  if (state === 'cancelled') return conflict(`Order ${id} has been cancelled already.`);
  if (step === 'pay' && paidAt !== null) return conflict(`Order ${id} is paid already.`);
  if (state === 'delivered') return conflict(`Order ${id} has been delivered already.`);
  if (state === 'shipped') return conflict(`Order ${id} has been shipped already.`);
  if (step === 'ship') return conflict(`Order ${id} is not paid yet.`);
  return conflict(`Order ${id} has not been shipped yet.`);
}

/** All the steps that are left at once, or none of them. */
export function setOrderStatus(
  context: Context,
  id: number,
  status: 'finished' | 'rejected',
  invoicing: Invoicing,
): Promise<Changed<number | null>> {
  return changeOrder<number | null>(context, id, async (transaction, before) => {
    if (before.row.status === status) return { order: orderWith(before), changeId: null };
    if (before.row.status !== 'pending') throw conflict(`Order ${id} is ${before.row.status} already.`);
    const end = status === 'finished' ? finished : taken.cancel;
    return moved(transaction, context, before, end(before.row, context.now), invoicing);
  });
}

function finished({ paidAt, shippedAt }: OrderRow, now: string): Partial<OrderProgress> {
  return { state: 'delivered', deliveredAt: now, paidAt: paidAt ?? now, shippedAt: shippedAt ?? now };
}

/** Gives money back, and takes what came with it into stock; whoever cancels what was paid does so in the same change. */
export function refundOrder(
  context: Context,
  id: number,
  { cancels, ...input }: RefundOfOrder,
  invoicing: Invoicing,
): Promise<Changed> {
  return changeOrder(context, id, async (transaction, before) => {
    if (cancels && !stepsOf(before.row).includes('cancel')) throw impossible(before.row, 'cancel');
    refuseRefund(before, input);
    const refund = { id: await nextId(transaction, 'refunds'), refundedAt: context.now, ...input };
    const cancelled = cancels ? taken.cancel(before.row, context.now) : {};
    return moved(transaction, context, before, { ...cancelled, refunds: [...before.refunds, refund] }, invoicing);
  });
}

function refuseRefund(order: StoredOrder, { amountCents, restock }: NewRefund): void {
  const { id, paidAt, totalCents, refundedCents } = order.row;
  if (paidAt === null) throw conflict(`Order ${id} is not paid yet: there is nothing to give back.`);
  if (order.refunds.length >= mostRefunds) throw conflict(`An order has at most ${mostRefunds} refunds.`);
  if (amountCents > totalCents - refundedCents)
    throw badInput([{ path: 'amountCents', message: 'That is more than was paid and not given back yet.' }]);
  const positions = restock.map(({ position }) => position);
  const isTooMany = restock.some(({ position, quantity }) => {
    const line = order.lines.find((each) => each.position === position);
    return !line || quantity > line.quantity - returnedOf(progressOf(order), line);
  });
  if (isTooMany || new Set(positions).size < positions.length)
    throw badInput([{ path: 'restock', message: 'That is more than was ordered and is not in stock again yet.' }]);
}
