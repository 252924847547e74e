import * as z from 'zod/mini';
import { undoOf } from '../../../changes/undo-record.ts';
import type { Transaction } from '../../../database/engine.ts';
import type { ProductCategoryRow } from '../../../database/shop-schema.ts';
import { conflict } from '../../../errors.ts';
import { freeKey } from '../../../hand-order.ts';
import { findCategories, findCategory, findSlugs } from './product-categories.queries.ts';
import { bringBack, changeCategory, takeAway } from './product-categories.ts';

const Kept = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  positionKey: z.string(),
  movedTo: z.nullable(z.string()),
});
const Changed = z.partial(z.pick(Kept, { name: true, positionKey: true }));

export const undoProductCategoryChange = undoOf<ProductCategoryRow>({
  find: findCategory,
  /** What came back with its products goes with them, to where they had gone. */
  async remove(transaction, context, now) {
    const movedTo = (await isThere(transaction, now.movedTo)) ? now.movedTo : null;
    return (await takeAway(transaction, context, now, movedTo)).changeId;
  },
  async restore(transaction, context, before) {
    const category = Kept.parse(before);
    const { movedTo } = category;
    if (movedTo !== null && !(await isThere(transaction, movedTo)))
      throw conflict(`${movedTo} has been deleted since. Undo that first.`);
    const positionKey = freeKey(await findCategories(transaction), category.id, category.positionKey);
    return bringBack(transaction, context, { ...category, positionKey });
  },
  async revert(transaction, context, now, before) {
    const { name = now.name, positionKey = now.positionKey } = Changed.parse(before);
    const key = freeKey(await findCategories(transaction), now.id, positionKey);
    return changeCategory(transaction, context, now, { ...now, name, positionKey: key });
  },
});

async function isThere(transaction: Transaction, slug: string | null): Promise<boolean> {
  return slug !== null && (await findSlugs(transaction, [slug])).has(slug);
}
