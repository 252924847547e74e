import { undoOf } from '../../changes/undo-record.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict } from '../../errors.ts';
import { changeProducts, contentOf, dropProducts, ProductContent, storeProducts } from './products.changes.ts';
import { findProductRows } from './products.store.ts';

export const undoProductChange = undoOf<ProductContent>({
  find: async (transaction, id) => {
    const row = await findRow(transaction, id);
    return row && contentOf(row);
  },
  async remove(transaction, context, { id, name }) {
    const row = await findRow(transaction, id);
    if (!row) throw conflict(`${name} has been deleted since. Undo that first.`);
    return dropProducts(transaction, context, [row]);
  },
  restore: (transaction, context, before) => storeProducts(transaction, context, [ProductContent.parse(before)]),
  async revert(transaction, context, now, before) {
    const row = await findRow(transaction, now.id);
    return row
      ? changeProducts(transaction, context, [{ before: row, after: ProductContent.parse({ ...now, ...before }) }])
      : null;
  },
});

async function findRow(transaction: Transaction, id: number) {
  const [row] = await findProductRows(transaction, [id]);
  return row;
}
