import { undoTogetherOf } from '../../changes/undo-together.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { changeProducts, contentOf, dropProducts, ProductContent, rowOf, storeProducts } from './products.changes.ts';
import { findProductRows } from './products.store.ts';
import { findWaiting } from './stock.ts';

export const undoProductChanges = undoTogetherOf<ProductContent>({
  find: async (transaction, ids) => (await findProductRows(transaction, ids)).map(contentOf),
  parse: (snapshot) => ProductContent.parse(snapshot),
  remove: (transaction, context, now) => dropProducts(transaction, context, now.map(rowOf)),
  restore: restoreProducts,
  revert: (transaction, context, moves) =>
    changeProducts(
      transaction,
      context,
      moves.map(({ before, after }) => ({ before: rowOf(before), after })),
    ),
});

/** With what came back to them while they were deleted; what went out then was sold from what there was. */
async function restoreProducts(transaction: Transaction, context: Context, contents: readonly ProductContent[]) {
  const waiting = await findWaiting(
    transaction,
    contents.map(({ id }) => id),
  );
  const restored = contents.map((content) => {
    const stock = Math.max(0, content.stock + (waiting.get(content.id) ?? 0));
    return { ...content, stock };
  });
  return storeProducts(transaction, context, restored);
}
