import { sql } from 'kysely';
import { numberField, recordsTable, textField } from '../../../database/dialect.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { conflict } from '../../../errors.ts';
import type { ListTuning } from '../../../lists/list-index.ts';
import { trackRows } from '../../../lists/track.ts';
import { productRow, productsIndex } from './products.list.ts';
import { findProductRows } from './products.store.ts';

export interface StockLeft {
  id: number;
  name: string;
  stock: number;
}

/** So many pieces of a product came into stock; below zero, went out of it. */
export interface StockStep {
  productId: number;
  step: number;
}

export interface StockMove extends StockLeft {
  step: number;
}

/** Moves the stock of products that there still are, all of them, or refuses when there is too little of one. */
export async function moveStock(
  transaction: Transaction,
  steps: readonly StockStep[],
  tuning?: ListTuning,
): Promise<StockMove[]> {
  if (steps.length === 0) return [];
  const { rows } = await sql<StockLeft>`
    update products set stock = stock + moved.step
    from (select product_id, sum(step) as step from (
      select ${numberField('productId')} as product_id, ${numberField('step')} as step
      from ${recordsTable(transaction, steps)}) as steps group by product_id) as moved
    where products.id = moved.product_id and stock + moved.step >= 0
    returning products.id, name, stock`.execute(transaction);
  await refuseShort(transaction, steps, rows);
  await keepStockKeys(transaction, rows, tuning);
  return rows.map((row) => ({ ...row, step: stepOf(steps, row.id) }));
}

/** Pieces of lines whose product is deleted wait for it to come back. */
export async function keepWaiting(
  transaction: Transaction,
  orderId: number,
  steps: readonly { position: number; step: number }[],
): Promise<void> {
  if (steps.length === 0) return;
  await sql`
    update order_lines set waiting_pieces = waiting_pieces + moved.step
    from (select ${numberField('position')} as position, ${numberField('step')} as step
      from ${recordsTable(transaction, steps)}) as moved
    where order_lines.order_id = ${orderId} and order_lines.position = moved.position`.execute(transaction);
}

/** What waits for each of these products; those that nothing waits for are left out. */
export async function findWaiting(database: Database, productIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('orderLines')
    .select(({ fn }) => ['formerProductId', fn.sum<number>('waitingPieces').as('pieces')])
    .where('formerProductId', 'in', productIds)
    .where('waitingPieces', '<>', 0)
    .groupBy('formerProductId')
    .execute();
  return new Map(rows.map(({ formerProductId, pieces }) => [formerProductId ?? 0, Number(pieces)]));
}

function stepOf(steps: readonly StockStep[], id: number): number {
  return steps.reduce((sum, { productId, step }) => (productId === id ? sum + step : sum), 0);
}

async function refuseShort(
  transaction: Transaction,
  steps: readonly StockStep[],
  moved: readonly StockLeft[],
): Promise<void> {
  const done = new Set(moved.map(({ id }) => id));
  const left = steps.map(({ productId }) => productId).filter((id) => !done.has(id));
  const short = await findProductRows(transaction, [...new Set(left)]);
  if (short.length > 0) throw conflict(short.map(({ name, stock }) => shortage(name, stock)).join(' '));
}

export function shortage(name: string, stock: number): string {
  return stock === 0 ? `${name} is sold out.` : `There are only ${stock} of ${name} left.`;
}

/** Brings products whose stock has moved to their places in the list. */
export async function keepStockKeys(
  transaction: Transaction,
  moved: readonly { id: number }[],
  tuning?: ListTuning,
): Promise<void> {
  const rows = await findProductRows(
    transaction,
    moved.map(({ id }) => id),
  );
  const moves = rows.map((row) => ({ before: row, after: productRow(row) }));
  if (moves.length === 0) return;
  const keys = moves.map(({ after: { id, stockKey, facet } }) => ({ id, stockKey, facet }));
  await sql`
    update products set stock_key = moved.stock_key, facet = moved.facet
    from (select ${numberField('id')} as id, ${textField('stockKey')} as stock_key, ${textField('facet')} as facet
      from ${recordsTable(transaction, keys)}) as moved
    where products.id = moved.id`.execute(transaction);
  await trackRows(transaction, productsIndex, moves, tuning);
}
