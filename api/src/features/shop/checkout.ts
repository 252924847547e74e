import type { OrderWithLines, PlaceOrder } from '@atrium/contract/orders';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import type { OrderLineRow } from '../../database/shop-schema.ts';
import { conflict } from '../../errors.ts';
import { addFigures } from '../../figures/figures.ts';
import { type CartLine, findCartProducts, removeCart } from './carts.queries.ts';
import { recordPlacing } from './orders.changes.ts';
import { customerFigure, figuresOf, orderRow } from './orders.list.ts';
import { findOrderByKey, hasOrdered, insertOrders, takeFromStock, trackOrder } from './orders.queries.ts';
import { placedOrder, withLines } from './orders.ts';
import { type StockLeft, shortage } from './stock.ts';

/** Whatever happens in between, one key makes one order: a double click, a retry after a lost answer, a process that dies. */
export function placeOrder(context: SignedInContext, wanted: PlaceOrder): Promise<OrderWithLines> {
  return context.services.engine.write(async (transaction) => {
    const known = await findOrderByKey(transaction, context.caller.accountId, wanted.idempotencyKey);
    return known ? withLines(transaction, known) : orderCart(transaction, context, wanted);
  });
}

async function orderCart(
  transaction: Transaction,
  context: SignedInContext,
  wanted: PlaceOrder,
): Promise<OrderWithLines> {
  const { accountId } = context.caller;
  const cart = await findCartProducts(transaction, accountId);
  if (cart.length === 0) throw conflict('Your cart is empty.');
  const left = await takeFromStock(transaction, accountId, context.services.tuning);
  refuseShort(cart, left);
  const id = await nextId(transaction, 'orders');
  const lines = cart.map((item, position) => lineOf(id, position, item));
  const isFirst = !(await hasOrdered(transaction, accountId));
  const order = orderRow({ ...wanted, id, accountId, status: 'pending', placedAt: context.now, lines });
  await insertOrders(transaction, [order], lines);
  await trackOrder(transaction, null, order, context.services.tuning);
  await removeCart(transaction, accountId);
  await addFigures(transaction, [...figuresOf(order), customerFigure(order, isFirst)]);
  await recordPlacing(transaction, context, { order, lines, left, cart });
  return placedOrder(order, lines);
}

/** The transaction ends here, and what was taken of the others is there again. */
function refuseShort(cart: readonly CartLine[], left: readonly StockLeft[]): void {
  const taken = new Set(left.map(({ id }) => id));
  const short = cart.filter(({ id }) => !taken.has(id));
  if (short.length === 0) return;
  throw conflict(short.map(({ name, stock }) => shortage(name, stock)).join(' '));
}

function lineOf(orderId: number, position: number, item: CartLine): OrderLineRow {
  const { id: productId, name, priceCents, discountPercentage, hasFreeShipping, quantity, costCents } = item;
  const product = { productId, name, priceCents, discountPercentage, hasFreeShipping, costCents };
  return { orderId, position, ...product, quantity };
}
