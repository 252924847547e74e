import type { Engine, Transaction } from '../../database/engine.ts';
import { seedRows } from '../../lists/seed.ts';
import { productRow, productsIndex } from './products.list.ts';
import { seededProduct } from './products.seed-rows.ts';

/** Appends made-up products. */
export function seedProducts(
  engine: Engine,
  rows: number,
  report: (done: number) => void,
  now = new Date().toISOString(),
): Promise<void> {
  const insert = (transaction: Transaction, firstId: number, count: number) =>
    insertProducts(transaction, firstId, count, Date.parse(now));
  return seedRows(engine, rows, report, now, async () => ({ index: productsIndex, entity: 'product', insert }));
}

async function insertProducts(transaction: Transaction, firstId: number, count: number, now: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => productRow(seededProduct(firstId + index, now)));
  await transaction.insertInto('products').values(rows).execute();
}
