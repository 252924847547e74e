import { undoTogetherOf } from '../../../changes/undo-together.ts';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { conflict } from '../../../errors.ts';
import { findSlugs } from '../product-categories/product-categories.queries.ts';
import { withPieces } from './color-stock.ts';
import { withFirstPicture } from './first-picture.ts';
import { changeProducts, contentOf, dropProducts, inStock, ProductContent, storeProducts } from './products.changes.ts';
import { findStoredProducts } from './products.store.ts';
import { findWaiting } from './stock.ts';

export const undoProductChanges = undoTogetherOf<ProductContent>({
  find: async (transaction, ids) => (await findStoredProducts(transaction, ids)).map(contentOf),
  // What was recorded before there were several pictures says the first one alone.
  parse: (snapshot) => withFirstPicture(ProductContent.parse(snapshot)),
  remove: dropProducts,
  restore: restoreProducts,
  async revert(transaction, context, moves) {
    await refuseLostCategories(
      transaction,
      moves.flatMap(({ before, after }) => (before.category === after.category ? [] : [after])),
    );
    refuseOtherSums(moves.map(({ after }) => after));
    return changeProducts(transaction, context, moves);
  },
});

/** A stock from when it was one number is none of a product that keeps it by colour since. */
function refuseOtherSums(contents: readonly ProductContent[]): void {
  const other = contents.find((content) => inStock(content).stock !== content.stock);
  if (other) throw conflict(`${other.name} has changed since. Undo what came later first, or edit it.`);
}

/** A category that was deleted meanwhile comes back before its products do. */
async function refuseLostCategories(transaction: Transaction, contents: readonly ProductContent[]): Promise<void> {
  const slugs = [...new Set(contents.map(({ category }) => category))];
  if (slugs.length === 0) return;
  const known = await findSlugs(transaction, slugs);
  const lost = slugs.find((slug) => !known.has(slug));
  if (lost !== undefined) throw conflict(`${lost} has been deleted since. Undo that first.`);
}

/** With what came back to them while they were deleted; what went out then was sold from what there was. */
async function restoreProducts(transaction: Transaction, context: Context, contents: readonly ProductContent[]) {
  await refuseLostCategories(transaction, contents);
  const waiting = await findWaiting(
    transaction,
    contents.map(({ id }) => id),
  );
  const restored = contents.map((content) => withPieces(content, waiting.get(content.id) ?? []));
  return storeProducts(transaction, context, restored);
}
