import type { OrderBuyer, OrderCreditNote, OrderRefund } from '@atrium/contract/orders';
import { sum } from '@atrium/contract/sum';
import { isDifferent } from '../../../changes/is-different.ts';
import type { Context } from '../../../context.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import type { CouponRow, OrderLineRow, OrderRow } from '../../../database/shop-schema.ts';
import { conflict, notFound } from '../../../errors.ts';
import { addFigures } from '../../../figures/figures.ts';
import { addSoldProducts } from '../../../figures/sold-products.ts';
import { refusalOf } from '../carts/cart-coupons.ts';
import { countOwnUses, findCoupon, giveBackCoupon, keepUseWaiting, useCoupon } from '../checkout/coupons.queries.ts';
import { isUsedUpBy } from '../checkout/coupons.rows.ts';
import type { ColorStep } from '../products/color-stock.ts';
import { keepWaiting, moveStock } from '../products/stock.ts';
import { findBuyer } from './buyers.queries.ts';
import { tellCustomer } from './order-news.ts';
import { type CountedCoupon, recordProgress } from './orders.changes.ts';
import { figuresOf, movedOrder, type OrderMark, orderMarks, soldOf } from './orders.list.ts';
import { findOrder, findOrderLines, replaceOrder, trackOrder } from './orders.queries.ts';
import { findInvoice, findRefunds, replaceRefunds } from './refunds.queries.ts';

/** What changes of an order after it was placed: its sums, its stock and its figures follow. */
export interface OrderProgress extends Pick<OrderRow, OrderMark> {
  refunds: readonly OrderRefund[];
}

export interface StoredOrder {
  row: OrderRow;
  buyer: OrderBuyer | null;
  lines: readonly OrderLineRow[];
  refunds: readonly OrderRefund[];
  invoiceId: number | null;
  isInvoiceIssued: boolean;
  creditNotes: OrderCreditNote[];
}

/** An order with all that belongs to it, of an account; of anybody when it is null. */
export async function findStoredOrder(
  database: Database,
  id: number,
  accountId: number | null,
): Promise<StoredOrder | undefined> {
  const row = await findOrder(database, id, accountId);
  return row && { row, ...(await partsOf(database, row)) };
}

export async function partsOf(database: Database, { id, accountId }: OrderRow) {
  const buyer = await findBuyer(database, accountId);
  const lines = await findOrderLines(database, id);
  const refunds = await findRefunds(database, id);
  const invoice = await findInvoice(database, id);
  return { buyer, lines, refunds, ...(invoice ?? noInvoice) };
}

export const noInvoice = { invoiceId: null, isInvoiceIssued: false, creditNotes: [] };

export async function requireOrder(transaction: Transaction, id: number): Promise<StoredOrder> {
  const stored = await findStoredOrder(transaction, id, null);
  if (!stored) throw notFound('order');
  return stored;
}

export function progressOf({ row, refunds }: StoredOrder): OrderProgress {
  const { state, paidAt, shippedAt, deliveredAt, cancelledAt, carrier, trackingNumber, trackingUrl } = row;
  const tracking = { carrier, trackingNumber, trackingUrl };
  return { state, paidAt, shippedAt, deliveredAt, cancelledAt, ...tracking, refunds };
}

/** How many pieces of a line are in stock again. */
export function returnedOf({ state, refunds }: OrderProgress, { position, quantity }: OrderLineRow): number {
  if (state === 'cancelled') return quantity;
  const restocked = refunds.flatMap(({ restock }) => restock).filter((each) => each.position === position);
  return sum(restocked.map((each) => each.quantity));
}

/** Brings an order to another point of its way. Nothing is recorded, and `changeId` is null, when it is there already. */
export async function changeProgress(
  transaction: Transaction,
  context: Context,
  before: StoredOrder,
  after: OrderProgress,
): Promise<{ stored: StoredOrder; changeId: number | null }> {
  const now = progressOf(before);
  const fields = [...orderMarks, 'refunds' as const].filter((field) => isDifferent(now[field], after[field]));
  if (fields.length === 0) return { stored: before, changeId: null };
  refuseUnpaid(before, after);
  const { refunds, ...marks } = after;
  const row = movedOrder(before.row, marks, sum(refunds.map(({ amountCents }) => amountCents)));
  await replaceOrder(transaction, row);
  await trackOrder(transaction, before.row, row, context.services.tuning);
  if (fields.includes('refunds')) await replaceRefunds(transaction, row.id, refunds);
  const stored = { ...before, row, refunds };
  await moveFigures(transaction, before, stored);
  const steps = lineSteps(before, after);
  const moved = await moveStock(transaction, steps.flatMap(stockStep), context.services.tuning);
  await keepWaiting(transaction, before.row.id, steps.flatMap(waitingStep));
  const coupon = await moveCoupon(transaction, before, row);
  const change = { before: recorded(now, fields, before), after: recorded(after, fields, before) };
  await tellCustomer(transaction, context, before, stored);
  return { stored, changeId: await recordProgress(transaction, context, row, change, { moved, coupon }) };
}

type ProgressField = keyof OrderProgress;
const onInvoice: readonly ProgressField[] = ['paidAt', 'refunds'];

/**
 * With what was paid or given back stands the invoice of then: one that is written later says both too, and is taken back before they are. So
 * does one that came back since the order was cancelled, of which nothing was paid: it says that nothing is owed.
 */
function recorded(progress: OrderProgress, fields: readonly ProgressField[], { invoiceId }: StoredOrder): object {
  const picked = Object.fromEntries(fields.map((field) => [field, progress[field]]));
  const isWaived = fields.includes('cancelledAt') && progress.paidAt === null;
  return isWaived || fields.some((field) => onInvoice.includes(field)) ? { ...picked, invoiceId } : picked;
}

/** Undo brings an order back to whatever it was: never to one that gave back what was not paid, or that arrived unpaid. */
function refuseUnpaid({ row }: StoredOrder, { state, paidAt, refunds }: OrderProgress): void {
  const refundedCents = sum(refunds.map(({ amountCents }) => amountCents));
  if (refundedCents > (paidAt === null ? 0 : row.totalCents))
    throw conflict(`Order ${row.id} cannot give back more than was paid.`);
  if (state === 'delivered' && paidAt === null) throw conflict(`Order ${row.id} was delivered, and is paid.`);
}

/** A coupon counts with the orders that stand: a cancelled one gives its use back. For one that is deleted that waits on the order. */
async function moveCoupon(
  transaction: Transaction,
  { row }: StoredOrder,
  after: OrderRow,
): Promise<CountedCoupon | null> {
  const step = Number(row.state === 'cancelled') - Number(after.state === 'cancelled');
  if (step === 0 || row.couponId === null) return null;
  const known = await findCoupon(transaction, row.couponId);
  if (!known) {
    await keepUseWaiting(transaction, row.id, step);
    return null;
  }
  if (step > 0) await refuseUsedUp(transaction, known, after);
  const coupon = step > 0 ? await useCoupon(transaction, known.id) : await giveBackCoupon(transaction, known.id);
  if (!coupon && step > 0) throw refusalOf('used-up');
  return coupon ? { coupon, usesBefore: known.uses } : null;
}

/** Who ordered has used it again since, as often as one may. */
async function refuseUsedUp(transaction: Transaction, coupon: CouponRow, order: OrderRow): Promise<void> {
  const { accountId, id: exceptOrderId } = order;
  if (accountId === null || coupon.limitPerCustomer === null) return;
  const uses = await countOwnUses(transaction, { couponId: coupon.id, accountId, exceptOrderId });
  if (isUsedUpBy(coupon, uses)) throw conflict('Its coupon has been used as often as its customer may.');
}

interface LineStep {
  line: OrderLineRow;
  step: number;
}

function lineSteps(before: StoredOrder, after: OrderProgress): LineStep[] {
  const now = progressOf(before);
  return before.lines.flatMap((line) => {
    const step = returnedOf(after, line) - returnedOf(now, line);
    return step === 0 ? [] : [{ line, step }];
  });
}

/** Into the colour that it was taken from. */
function stockStep({ line: { productId, color }, step }: LineStep): ColorStep[] {
  return productId === null ? [] : [{ productId, color, step }];
}

/** A product that is deleted has no stock: what comes back waits on the line. */
function waitingStep({ line: { productId, position }, step }: LineStep) {
  return productId === null ? [{ position, step }] : [];
}

async function moveFigures(transaction: Transaction, before: StoredOrder, after: StoredOrder): Promise<void> {
  const takenBack = figuresOf(before.row, returnedCost(before)).map((figure) => ({
    ...figure,
    amount: -figure.amount,
  }));
  await addFigures(transaction, [...takenBack, ...figuresOf(after.row, returnedCost(after))]);
  const unsold = soldBy(before).map((sold) => ({ ...sold, pieces: -sold.pieces, revenueCents: -sold.revenueCents }));
  await addSoldProducts(transaction, [...unsold, ...soldBy(after)]);
}

function soldBy(stored: StoredOrder) {
  const progress = progressOf(stored);
  return soldOf(stored.row, stored.lines, (line) => returnedOf(progress, line));
}

function returnedCost(stored: StoredOrder): number {
  const progress = progressOf(stored);
  return sum(stored.lines.map((line) => line.costCents * returnedOf(progress, line)));
}
