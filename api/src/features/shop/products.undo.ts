import { undoTogetherOf } from '../../changes/undo-together.ts';
import { changeProducts, contentOf, dropProducts, ProductContent, rowOf, storeProducts } from './products.changes.ts';
import { findProductRows } from './products.store.ts';

export const undoProductChanges = undoTogetherOf<ProductContent>({
  find: async (transaction, ids) => (await findProductRows(transaction, ids)).map(contentOf),
  parse: (snapshot) => ProductContent.parse(snapshot),
  remove: (transaction, context, now) => dropProducts(transaction, context, now.map(rowOf)),
  restore: storeProducts,
  revert: (transaction, context, moves) =>
    changeProducts(
      transaction,
      context,
      moves.map(({ before, after }) => ({ before: rowOf(before), after })),
    ),
});
