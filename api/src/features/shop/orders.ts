import type { OrderListQuery, OrderStatus, OrderWithLines } from '@atrium/contract/orders';
import type { Context, SignedInContext } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import type { OrderLineRow, OrderRow } from '../../database/shop-schema.ts';
import { conflict, notAllowed, notFound } from '../../errors.ts';
import { addFigures } from '../../figures/figures.ts';
import { facetOf, ownedBy } from '../../lists/list-index.ts';
import { findPage, pageRequest } from '../../lists/page.ts';
import { recordOrderStatus } from './orders.changes.ts';
import { figuresOf, ordersIndex, shownLine, shownOrder } from './orders.list.ts';
import { findOrder, findOrderLines, findOrders, replaceOrder, returnToStock, trackOrder } from './orders.queries.ts';

export async function listOrders({ lists, ability, caller }: SignedInContext, query: OrderListQuery) {
  if (query.all && ability.cannot('manage', 'Order')) throw notAllowed();
  const index = query.all ? ordersIndex : ownedBy(ordersIndex, caller.accountId);
  const { total, ids } = await findPage(lists, index, pageRequest(query, { status: query.status }));
  return { orders: (await findOrders(lists.database, ids)).map(shownOrder), total };
}

export async function getOrder({ services, ability, caller }: SignedInContext, id: number) {
  const accountId = ability.can('manage', 'Order') ? null : caller.accountId;
  const order = await findOrder(services.engine.read, id, accountId);
  if (!order) throw notFound('order');
  return { order: await withLines(services.engine.read, order) };
}

export async function withLines(database: Database, order: OrderRow): Promise<OrderWithLines> {
  return orderWith(order, await findOrderLines(database, order.id));
}

export function orderWith(order: OrderRow, lines: readonly OrderLineRow[]): OrderWithLines {
  return { ...shownOrder(order), lines: lines.map(shownLine) };
}

/** Only what is pending can be decided on, and only once. */
export function setOrderStatus(context: Context, id: number, status: 'finished' | 'rejected') {
  return context.services.engine.write(async (transaction) => {
    const before = await findOrder(transaction, id, null);
    if (!before) throw notFound('order');
    const changeId = before.status === status ? null : await decide(transaction, context, before, status);
    return { order: await withLines(transaction, { ...before, status }), changeId };
  });
}

async function decide(
  transaction: Transaction,
  context: Context,
  before: OrderRow,
  status: OrderStatus,
): Promise<number> {
  if (before.status !== 'pending') throw conflict(`Order ${before.id} is ${before.status} already.`);
  const after = { ...before, status, facet: facetOf([status]) };
  await replaceOrder(transaction, after);
  await trackOrder(transaction, before, after, context.services.tuning);
  const takenBack = figuresOf(before).map((figure) => ({ ...figure, amount: -figure.amount }));
  await addFigures(transaction, [...takenBack, ...figuresOf(after)]);
  const lines = await findOrderLines(transaction, after.id);
  const returned = status === 'rejected' ? await returnToStock(transaction, after.id) : [];
  return recordOrderStatus(transaction, context, { before, after, lines, returned });
}
