import { stockOfColor } from '@atrium/contract/product-stock';
import type { ColorOption, ProductColor } from '@atrium/contract/products';
import { sql } from 'kysely';
import { numberField, recordsTable, textField } from '../../../database/dialect.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { conflict } from '../../../errors.ts';
import type { ListTuning } from '../../../lists/list-index.ts';
import { trackRows } from '../../../lists/track.ts';
import { type ColorStep, moveColorStock } from './color-stock.ts';
import { withColors } from './product-colors.queries.ts';
import { productRow, productsIndex } from './products.list.ts';
import { findProductRows, findStoredProducts } from './products.store.ts';

/** A product with what is left of it, and of its colours where its stock is kept by them. */
export interface StockLeft {
  id: number;
  name: string;
  stock: number;
  colors: ProductColor[];
}

export interface StockMove extends StockLeft {
  color: ColorOption | null;
  step: number;
}

/** Moves the stock of products that there still are, all of them, or refuses when there is too little of one. */
export async function moveStock(
  transaction: Transaction,
  steps: readonly ColorStep[],
  tuning?: ListTuning,
): Promise<StockMove[]> {
  if (steps.length === 0) return [];
  const colored = await moveColorStock(transaction, steps);
  const { rows } = await sql<Omit<StockLeft, 'colors'>>`
    update products set stock = stock + moved.step
    from (select product_id, sum(step) as step from (
      select ${numberField('productId')} as product_id, ${numberField('step')} as step
      from ${recordsTable(transaction, steps)}) as steps group by product_id) as moved
    where products.id = moved.product_id and stock + moved.step >= 0
    returning products.id, name, stock`.execute(transaction);
  await refuseShort(transaction, steps, new Set(rows.map(({ id }) => id)), colored);
  await keepStockKeys(transaction, rows, tuning);
  const left = await withColors(transaction, rows);
  return left.map((row) => ({ ...row, ...stepOf(steps, row.id) }));
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

/** What waits for each of these products, by colour; those that nothing waits for are left out. */
export async function findWaiting(
  database: Database,
  productIds: readonly number[],
): Promise<Map<number, ColorStep[]>> {
  const rows = await database
    .selectFrom('orderLines')
    .select(({ fn }) => ['formerProductId', 'color', fn.sum<number>('waitingPieces').as('pieces')])
    .where('formerProductId', 'in', productIds)
    .where('waitingPieces', '<>', 0)
    .groupBy(['formerProductId', 'color'])
    .execute();
  const waiting = rows.map(({ formerProductId, color, pieces }) => {
    return { productId: formerProductId ?? 0, color, step: Number(pieces) };
  });
  return Map.groupBy(waiting, ({ productId }) => productId);
}

/** An order has each product once. */
function stepOf(steps: readonly ColorStep[], id: number): Pick<ColorStep, 'color' | 'step'> {
  const { color = null, step = 0 } = steps.find(({ productId }) => productId === id) ?? {};
  return { color, step };
}

/** Of what goes out in a colour, there has to be enough in that one. */
async function refuseShort(
  transaction: Transaction,
  steps: readonly ColorStep[],
  done: ReadonlySet<number>,
  colored: ReadonlySet<number>,
): Promise<void> {
  const left = steps.filter(({ productId, step }) => !done.has(productId) || (step < 0 && !colored.has(productId)));
  const found = await findStoredProducts(
    transaction,
    left.map(({ productId }) => productId),
  );
  const short = found.filter(({ id, colors }) => colors.length > 0 || !done.has(id));
  const sentences = short.map((product) => {
    const { color } = stepOf(steps, product.id);
    return shortage(product, color);
  });
  if (sentences.length > 0) throw conflict(sentences.join(' '));
}

/** How many there are, of the colour where that counts. */
export function shortage({ name, ...product }: Omit<StockLeft, 'id'>, color: ColorOption | null): string {
  const isOfColor = product.colors.length > 0 && color !== null;
  const left = isOfColor ? stockOfColor(product, color) : product.stock;
  const where = isOfColor ? ' in this colour' : '';
  return left === 0 ? `${name} is sold out${where}.` : `There are only ${left} of ${name} left${where}.`;
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
