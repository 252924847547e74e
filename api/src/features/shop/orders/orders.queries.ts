import { sql } from 'kysely';
import { isIdIn } from '../../../database/dialect.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import type { OrderLineRow, OrderRow } from '../../../database/shop-schema.ts';
import { inOrder } from '../../../lists/in-order.ts';
import { type ListTuning, ownedBy } from '../../../lists/list-index.ts';
import { type Move, track } from '../../../lists/track.ts';
import { isTakenOrPlain, takeFromColors } from '../products/color-stock.ts';
import { withColors } from '../products/product-colors.queries.ts';
import { keepStockKeys, type StockLeft } from '../products/stock.ts';
import { indexedOrder, ordersIndex } from './orders.list.ts';

/** An order of an account; of anybody when it is null. */
export function findOrder(database: Database, id: number, accountId: number | null): Promise<OrderRow | undefined> {
  const orders = database.selectFrom('orders').selectAll().where('id', '=', id);
  return (accountId === null ? orders : orders.where('accountId', '=', accountId)).executeTakeFirst();
}

export function findOrderByKey(
  database: Database,
  accountId: number,
  idempotencyKey: string,
): Promise<OrderRow | undefined> {
  return database
    .selectFrom('orders')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
}

/** Orders by their ids, in the order of the ids. */
export async function findOrders(database: Database, ids: readonly number[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('orders')
    .selectAll()
    .where(isIdIn(database, sql`${ids}`))
    .execute();
  return inOrder(ids, rows);
}

export function findOrderLines(database: Database, orderId: number): Promise<OrderLineRow[]> {
  return database.selectFrom('orderLines').selectAll().where('orderId', '=', orderId).orderBy('position').execute();
}

export async function insertOrders(
  transaction: Transaction,
  orders: readonly OrderRow[],
  lines: readonly OrderLineRow[],
): Promise<void> {
  await transaction.insertInto('orders').values(orders).execute();
  await transaction.insertInto('orderLines').values(lines).execute();
}

/** An order moves in the list of all, and in that of its account. */
export async function trackOrder(
  transaction: Transaction,
  before: OrderRow | null,
  after: OrderRow,
  tuning?: ListTuning,
): Promise<void> {
  const moves: Move[] = [{ before: before && indexedOrder(before), after: indexedOrder(after) }];
  await track(transaction, ordersIndex, moves, tuning);
  if (after.accountId !== null) await track(transaction, ownedBy(ordersIndex, after.accountId), moves, tuning);
}

export async function replaceOrder(transaction: Transaction, { id, ...row }: OrderRow): Promise<void> {
  await transaction.updateTable('orders').set(row).where('id', '=', id).execute();
}

/** Takes what a cart holds out of stock, where there is enough of it; answers what is left of the products that it was taken of. */
export async function takeFromStock(
  transaction: Transaction,
  accountId: number,
  tuning?: ListTuning,
): Promise<StockLeft[]> {
  const taken = await takeFromColors(transaction, accountId);
  const { rows } = await sql<Omit<StockLeft, 'colors'>>`
    update products set stock = stock - wanted.quantity
    from (select product_id, quantity from cart_items where account_id = ${accountId}) as wanted
    where products.id = wanted.product_id and stock >= wanted.quantity and ${isTakenOrPlain(transaction, taken)}
    returning products.id, name, stock`.execute(transaction);
  await keepStockKeys(transaction, rows, tuning);
  return withColors(transaction, rows);
}

/** Whether the account has placed an order before. */
export async function hasOrdered(database: Database, accountId: number): Promise<boolean> {
  const order = await database
    .selectFrom('orders')
    .select('id')
    .where('accountId', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}
