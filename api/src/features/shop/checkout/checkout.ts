import type { OrderWithLines, PlaceOrder } from '@atrium/contract/orders';
import { stockOfColor } from '@atrium/contract/product-stock';
import { askedOtherwise } from '../../../changes/added-once.ts';
import type { SignedInContext } from '../../../context.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import type { CouponRow, OrderLineRow, OrderRow } from '../../../database/shop-schema.ts';
import { conflict } from '../../../errors.ts';
import { addFigures } from '../../../figures/figures.ts';
import { addSoldProducts } from '../../../figures/sold-products.ts';
import { payOnce } from '../../../payments/pay-once.ts';
import { findCartCouponOf, removeCartCoupon } from '../carts/cart-coupons.queries.ts';
import { refusalOf } from '../carts/cart-coupons.ts';
import { findCartDeliveryOf, removeCartDelivery } from '../carts/cart-deliveries.queries.ts';
import { type CartLine, removeCart } from '../carts/carts.queries.ts';
import { findBuyer } from '../orders/buyers.queries.ts';
import { confirmOrder } from '../orders/order-letter.ts';
import { recordPlacing } from '../orders/orders.changes.ts';
import { buyerWords, customerFigure, figuresOf, orderRow, soldOf } from '../orders/orders.list.ts';
import { findOrderByKey, hasOrdered, insertOrders, takeFromStock, trackOrder } from '../orders/orders.queries.ts';
import { placedOrder, withLines } from '../orders/orders.ts';
import type { StockLeft } from '../products/stock.ts';
import { useCoupon } from './coupons.queries.ts';
import { authorise, type PaymentOfOrder, paymentKey } from './payment.ts';
import { type Quote, quoteOf, shortageOf } from './quote.ts';

/**
 * Whatever happens in between, one key makes one order: a double click, a retry after a lost answer, a process that dies. The provider is
 * asked with the same key, so a retry finds the authorisation that the first try left behind.
 */
export function placeOrder(context: SignedInContext, wanted: PlaceOrder): Promise<OrderWithLines> {
  return context.turns.take(`order ${paymentKey(context, wanted)}`, () => placeInTurn(context, wanted));
}

/** One after the other with the same key: what the first could not order lets go of an authorisation that the second would have shared. */
async function placeInTurn(context: SignedInContext, wanted: PlaceOrder): Promise<OrderWithLines> {
  const { read } = context.services.engine;
  const offer = await offerFor(context, wanted);
  if ('id' in offer) return withLines(read, offer);
  const { accountId } = context.caller;
  return payOnce(context, {
    key: paymentKey(context, wanted),
    authorise: () => authorise(context, wanted, offer.totalCents),
    async write(transaction, payment) {
      const known = await placedBefore(transaction, context, wanted);
      return known ? withLines(transaction, known) : orderCart(transaction, context, wanted, payment, offer.totalCents);
    },
    async isWritten(transaction, { paymentReference }) {
      const placed = await findOrderByKey(transaction, accountId, wanted.idempotencyKey);
      return placed?.paymentReference === paymentReference;
    },
  });
}

/** What the cart comes to; or the order, if it was placed with this key before. The order is looked for after the cart: it empties it. */
async function offerFor(context: SignedInContext, wanted: PlaceOrder): Promise<Quote | OrderRow> {
  const { services, caller, now } = context;
  const database = services.engine.read;
  const quote = await quoteOf(database, caller.accountId, wanted, now).catch((error: unknown) => ({ error }));
  const known = await placedBefore(database, context, wanted);
  if (known) return known;
  if ('error' in quote) throw quote.error;
  refuseShort(quote.cart.filter((line) => stockOfColor(line, line.color) < line.quantity));
  return quote;
}

/** With the same key, to the same place, by the same way of delivery, paid in the same way: whoever changed that since has to hear that the first one stands. */
async function placedBefore(
  database: Database,
  { caller }: SignedInContext,
  { idempotencyKey, address, paymentMethod, deliveryMethodId }: PlaceOrder,
): Promise<OrderRow | undefined> {
  const known = await findOrderByKey(database, caller.accountId, idempotencyKey);
  if (!known) return undefined;
  const isSameWay = deliveryMethodId === undefined || known.deliveryMethodId === deliveryMethodId;
  if (!isSameWay || known.address !== JSON.stringify(address) || known.paymentMethod !== paymentMethod) {
    throw askedOtherwise({ entity: 'order', id: known.id });
  }
  return known;
}

async function orderCart(
  transaction: Transaction,
  context: SignedInContext,
  wanted: PlaceOrder,
  payment: PaymentOfOrder,
  authorisedCents: number,
): Promise<OrderWithLines> {
  const { accountId } = context.caller;
  const { address, idempotencyKey, paymentMethod, deliveryMethodId } = wanted;
  const asked = { expectedTotalCents: authorisedCents, deliveryMethodId };
  const { cart, coupon, couponCents, terms } = await quoteOf(transaction, accountId, asked, context.now);
  const left = await takeFromStock(transaction, accountId, context.services.tuning);
  refuseShort(notTaken(cart, left));
  const used = coupon && (await useOnce(transaction, coupon));
  const id = await nextId(transaction, 'orders');
  const lines = cart.map((item, position) => lineOf(id, position, item));
  const ordered = { couponId: coupon?.id ?? null, couponCode: coupon?.code ?? null };
  const bought = { address, idempotencyKey, paymentMethod, ...payment, ...ordered };
  const account = await findBuyer(transaction, accountId);
  const buyer = account === null ? '' : buyerWords(account);
  const placing = { id, accountId, buyer, status: 'pending', placedAt: context.now, lines } as const;
  const order = orderRow({ ...placing, ...bought }, terms, coupon ? couponCents : 0);
  await keepOrder(transaction, context, order, lines);
  const { keptCoupon, keptDelivery } = await emptyCart(transaction, accountId, used !== null);
  const usedCoupon = used && { coupon: used, keptCoupon };
  await recordPlacing(transaction, context, { order, lines, left, cart, used: usedCoupon, keptDelivery });
  const placed = placedOrder({ row: order, buyer: account, lines });
  await confirmOrder(transaction, context, order, placed);
  return placed;
}

/** In the list of orders, and in the figures. */
async function keepOrder(
  transaction: Transaction,
  { services, caller }: SignedInContext,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<void> {
  const isFirst = !(await hasOrdered(transaction, caller.accountId));
  await insertOrders(transaction, [order], lines);
  await trackOrder(transaction, null, order, services.tuning);
  await addFigures(transaction, [...figuresOf(order), customerFigure(order, isFirst)]);
  await addSoldProducts(transaction, soldOf(order, lines));
}

/** Answers the coupon that was kept with the cart, which goes too when it was used, and the way of delivery, which goes. */
async function emptyCart(transaction: Transaction, accountId: number, isCouponUsed: boolean) {
  await removeCart(transaction, accountId);
  const keptCoupon = (await findCartCouponOf(transaction, accountId)) ?? null;
  if (isCouponUsed && keptCoupon) await removeCartCoupon(transaction, keptCoupon.id);
  const keptDelivery = (await findCartDeliveryOf(transaction, accountId)) ?? null;
  if (keptDelivery) await removeCartDelivery(transaction, keptDelivery.id);
  return { keptCoupon, keptDelivery };
}

/** The transaction ends here, and what was taken of the others is there again. */
function refuseShort(short: readonly CartLine[]): void {
  const shortage = shortageOf(short);
  if (shortage !== null) throw conflict(shortage);
}

function notTaken(cart: readonly CartLine[], left: readonly StockLeft[]): CartLine[] {
  const taken = new Set(left.map(({ id }) => id));
  return cart.filter(({ id }) => !taken.has(id));
}

/** Counted where it is used, so that it is never used more often than it may be; how often by one account, the quote has asked in the same transaction. */
async function useOnce(transaction: Transaction, { id }: CouponRow): Promise<CouponRow> {
  const used = await useCoupon(transaction, id);
  if (!used) throw refusalOf('used-up');
  return used;
}

function lineOf(orderId: number, position: number, item: CartLine): OrderLineRow {
  const { id: productId, name, priceCents, discountPercentage, hasFreeShipping, quantity, costCents, color } = item;
  const product = { productId, name, priceCents, discountPercentage, hasFreeShipping, costCents };
  return { orderId, position, ...product, quantity, color };
}
