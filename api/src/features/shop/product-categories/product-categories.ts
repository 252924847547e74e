import {
  type CategoryOfProducts,
  mostProductCategories,
  type NewProductCategory,
} from '@atrium/contract/product-categories';
import { addOnce, type Keyed, stillThere } from '../../../changes/added-once.ts';
import { recordChange } from '../../../changes/record.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import type { ProductCategoryRow } from '../../../database/shop-schema.ts';
import { badInput, conflict, notFound, Refusal } from '../../../errors.ts';
import { keyBehind, keyOfLast } from '../../../hand-order.ts';
import { countsByPart } from '../../../lists/facet-counts.ts';
import type { ListReader } from '../../../lists/page.ts';
import { fold } from '../../../search/fold.ts';
import { productsIndex, slugWords } from '../products/products.list.ts';
import {
  findCategories,
  findCategory,
  findSlugs,
  forgetProducts,
  insertCategories,
  moveRemembered,
  rememberProducts,
  removeCategory,
  replaceCategory,
} from './product-categories.queries.ts';

export async function listProductCategories({ lists }: Context): Promise<CategoryOfProducts[]> {
  const categories = await findCategories(lists.database);
  const counts = await countsOf(lists);
  return categories.map((category) => shownCategory(category, counts.get(category.slug)));
}

/** How many products each has, as the counts of the list have it. */
async function countsOf(lists: ListReader) {
  return (await countsByPart(lists, productsIndex, ['category'], { words: [], filter: {} })).category;
}

async function countIn({ lists }: Context, transaction: Transaction, slug: string): Promise<number> {
  return (await countsOf({ ...lists, database: transaction })).get(slug) ?? 0;
}

function shownCategory({ id, slug, name }: ProductCategoryRow, products = 0): CategoryOfProducts {
  return { id, slug, name, products };
}

interface Added {
  category: CategoryOfProducts;
  changeId: number;
}

export function addProductCategory(
  context: SignedInContext,
  { idempotencyKey, name }: Keyed<NewProductCategory>,
): Promise<Added> {
  return addOnce<Added>(context, {
    entity: 'product-category',
    idempotencyKey,
    add: async (transaction) => {
      const others = await findCategories(transaction);
      const place = { slug: freeSlug(others, name), positionKey: keyOfLast(others), movedTo: null };
      const category = { id: await nextId(transaction, 'product_categories'), name, ...place };
      return { category: shownCategory(category), changeId: await putIn(transaction, context, category) };
    },
    idOf: ({ category }) => category.id,
    again: async (transaction, { entityId, changeId }) => {
      const category = stillThere(await findCategory(transaction, entityId));
      return { category: shownCategory(category, await countIn(context, transaction, category.slug)), changeId };
    },
  });
}

const longestStem = 70;

function freeSlug(others: readonly ProductCategoryRow[], name: string): string {
  const stem =
    slugWords(name).slice(0, longestStem).replace(/-$/, '').toWellFormed().replace('\ufffd', '') || 'category';
  const taken = new Set(others.map(({ slug }) => slug));
  const numbers = Array.from({ length: others.length + 1 }, (_, place) =>
    place === 0 ? stem : `${stem}-${place + 1}`,
  );
  return numbers.find((slug) => !taken.has(slug)) ?? stem;
}

export function renameProductCategory(context: SignedInContext, id: number, { name }: NewProductCategory) {
  return context.services.engine.write(async (transaction) => {
    const before = await requireCategory(transaction, id);
    const after = { ...before, name };
    const changeId = await changeCategory(transaction, context, before, after);
    return { category: shownCategory(after, await countIn(context, transaction, after.slug)), changeId };
  });
}

export function moveProductCategory(
  context: SignedInContext,
  id: number,
  afterId: number | null,
): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireCategory(transaction, id);
    const positionKey = keyBehind(await findCategories(transaction), id, afterId);
    if (positionKey === null) return null;
    return changeCategory(transaction, context, before, { ...before, positionKey });
  });
}

export function deleteProductCategory(context: SignedInContext, id: number, moveTo: string | undefined) {
  return context.services.engine.write(async (transaction) => {
    const category = await requireCategory(transaction, id);
    if (moveTo === category.slug) throw badInput([{ path: 'moveTo', message: 'Choose another category.' }]);
    if (moveTo !== undefined) await requireCategories(transaction, [moveTo], 'moveTo');
    return takeAway(transaction, context, category, moveTo ?? null);
  });
}

async function requireCategory(transaction: Transaction, id: number): Promise<ProductCategoryRow> {
  const category = await findCategory(transaction, id);
  if (!category) throw notFound('category');
  return category;
}

/** Refuses what names a category that there is not, or is not any more. Writers take turns: none goes while a product is put into it. */
export async function requireCategories(
  database: Database,
  slugs: readonly string[],
  path: 'category' | 'moveTo' | 'categories' = 'category',
): Promise<void> {
  if (slugs.length === 0) return;
  const known = await findSlugs(database, slugs);
  if (!slugs.every((slug) => known.has(slug))) throw badInput([{ path, message: 'Choose one of the categories.' }]);
}

export async function putIn(transaction: Transaction, context: Context, category: ProductCategoryRow): Promise<number> {
  const others = await findCategories(transaction);
  if (others.length >= mostProductCategories)
    throw conflict(`There are ${mostProductCategories} categories already, and no more can be kept.`);
  refuseTaken(others, category);
  await insertCategories(transaction, [category]);
  const { movedTo: _, ...made } = category;
  return recordCategory(transaction, context, category, null, made);
}

/** Null when it is so already. */
export async function changeCategory(
  transaction: Transaction,
  context: Context,
  before: ProductCategoryRow,
  after: ProductCategoryRow,
): Promise<number | null> {
  const fields = (['name', 'positionKey'] as const).filter((field) => before[field] !== after[field]);
  if (fields.length === 0) return null;
  if (fields.includes('name')) refuseTaken(await findCategories(transaction), after);
  await replaceCategory(transaction, after);
  const pick = (row: ProductCategoryRow) => Object.fromEntries(fields.map((field) => [field, row[field]]));
  return recordCategory(transaction, context, after, pick(before), pick(after));
}

/**
 * What is recorded is the category alone, and where its products went: there may be a million of them. Which they were is remembered in a
 * table (decision 56).
 */
export async function takeAway(
  transaction: Transaction,
  context: Context,
  category: ProductCategoryRow,
  movedTo: string | null,
): Promise<{ moved: number; changeId: number }> {
  const moved = await countIn(context, transaction, category.slug);
  if (moved > 0 && movedTo === null) throw stillHasProducts(moved);
  if (moved > 0 && movedTo !== null) {
    await rememberProducts(transaction, category);
    const move = { categoryId: category.id, from: category.slug, to: movedTo };
    await moveRemembered(transaction, move, context.services.tuning);
  }
  await removeCategory(transaction, category.id);
  const before = moved > 0 ? { ...category, movedTo, movedProducts: moved } : { ...category, movedTo: null };
  return { moved, changeId: await recordCategory(transaction, context, category, before, null) };
}

/** Brings a category back with those of its products that are still where they went. */
export async function bringBack(
  transaction: Transaction,
  context: Context,
  category: ProductCategoryRow,
): Promise<number> {
  const changeId = await putIn(transaction, context, category);
  if (category.movedTo !== null) {
    const move = { categoryId: category.id, from: category.movedTo, to: category.slug };
    await moveRemembered(transaction, move, context.services.tuning);
  }
  await forgetProducts(transaction, category.id);
  return changeId;
}

function stillHasProducts(products: number): Refusal {
  const detail =
    products === 1
      ? 'One product is in this category. Say which other category it goes to.'
      : `${products} products are in this category. Say which other category they go to.`;
  return new Refusal(409, detail, { extra: { products } });
}

const taken = 'There is a category of this name already.';

function refuseTaken(categories: readonly ProductCategoryRow[], category: ProductCategoryRow): void {
  const others = categories.filter(({ id }) => id !== category.id);
  if (others.some((other) => other.slug === category.slug || nameKeyOf(other) === nameKeyOf(category)))
    throw conflict(taken, [{ path: 'name', message: taken }]);
}

/** One that nobody has named is called as its slug is, in English. */
function nameKeyOf({ name, slug }: Pick<ProductCategoryRow, 'name' | 'slug'>): string {
  return name === '' ? slug : fold(name);
}

function recordCategory(
  transaction: Transaction,
  context: Context,
  { id, name, slug }: ProductCategoryRow,
  before: object | null,
  after: object | null,
): Promise<number> {
  const about = { entity: 'product-category', entityId: id, entityName: name === '' ? slug : name } as const;
  return recordChange(transaction, context, { ...about, before, after, isUndoable: true });
}
