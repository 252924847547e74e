import { CatalogueProduct, type NewProduct, type ProductChanges } from '@atrium/contract/catalogue';
import * as z from 'zod/mini';
import { addOnce, type Keyed, stillThere } from '../../../changes/added-once.ts';
import { differenceOf, givenFields } from '../../../changes/difference.ts';
import { type ChangeToRecord, recordEach } from '../../../changes/record.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { nextId, nextIds } from '../../../database/sequences.ts';
import type { ProductRow } from '../../../database/shop-schema.ts';
import { notFound } from '../../../errors.ts';
import { useFile } from '../../../files/files.ts';
import { requireCategories } from '../product-categories/product-categories.ts';
import { catalogueProduct } from './catalogue.ts';
import { productRow, productsIndex } from './products.list.ts';
import { findEntriesOf, findProductRows, insertProducts, removeProducts, replaceProducts } from './products.store.ts';

/** What people decide of a product: all else follows from it. */
export const ProductContent = z.omit(CatalogueProduct, { slug: true, stockState: true });
export type ProductContent = z.infer<typeof ProductContent>;

export function contentOf(row: ProductRow): ProductContent {
  return ProductContent.parse(catalogueProduct(row));
}

export function rowOf({ hasFreeShipping, ...content }: ProductContent): ProductRow {
  return productRow({ ...content, hasFreeShipping: hasFreeShipping ? 1 : 0 });
}

interface Added {
  product: CatalogueProduct;
  changeId: number;
}

export function addProduct(context: SignedInContext, { idempotencyKey, ...input }: Keyed<NewProduct>): Promise<Added> {
  return addOnce<Added>(context, {
    entity: 'product',
    idempotencyKey,
    add: (transaction) => insertProduct(transaction, context, input),
    idOf: ({ product }) => product.id,
    again: async (transaction, { entityId, changeId }) => {
      const [row] = await findProductRows(transaction, [entityId]);
      return { product: catalogueProduct(stillThere(row)), changeId };
    },
  });
}

async function insertProduct(transaction: Transaction, context: SignedInContext, input: NewProduct): Promise<Added> {
  await requireCategories(transaction, [input.category]);
  await usePicture(transaction, context, input.image, '');
  const id = await nextId(transaction, productsIndex.name);
  const content = { ...input, id, createdAt: context.now };
  const [changeId = 0] = await storeProducts(transaction, context, [content]);
  return { product: catalogueProduct(rowOf(content)), changeId };
}

/** Those of a table. */
export async function addProducts(
  transaction: Transaction,
  context: Context,
  inputs: readonly NewProduct[],
): Promise<number[]> {
  const firstId = await nextIds(transaction, productsIndex.name, inputs.length);
  const contents = inputs.map((input, place) => ({ ...input, id: firstId + place, createdAt: context.now }));
  return storeProducts(transaction, context, contents);
}

/** Answers the id of each change, as those below do. */
export async function storeProducts(
  transaction: Transaction,
  context: Context,
  contents: readonly ProductContent[],
): Promise<number[]> {
  await insertProducts(transaction, contents.map(rowOf), context.services.tuning);
  const changes = contents.map((content) => productChange(content, null, content));
  return recordEach(transaction, context, changes);
}

/** Changes the fields that are given. Nothing is recorded, and `changeId` is null, when they are so already. */
export function updateProduct(context: SignedInContext, id: number, changes: ProductChanges) {
  return context.services.engine.write(async (transaction) => {
    const [before] = await requireProducts(transaction, [id]);
    if (!before) throw notFound('product');
    const after = ProductContent.parse({ ...contentOf(before), ...givenFields(changes) });
    if (after.category !== before.category) await requireCategories(transaction, [after.category]);
    await usePicture(transaction, context, after.image, before.image);
    const [changeId = null] = await changeProducts(transaction, context, [{ before, after }]);
    return { product: catalogueProduct(rowOf(after)), changeId };
  });
}

/** All of them or, when one is missing, none. Answers the first change: undoing it undoes them all. */
export function setFreeShipping(context: Context, ids: readonly number[], hasFreeShipping: boolean) {
  return context.services.engine.write(async (transaction) => {
    const rows = await requireProducts(transaction, ids);
    const moves = rows.map((before) => ({ before, after: { ...contentOf(before), hasFreeShipping } }));
    const [changeId = null] = await changeProducts(transaction, context, moves);
    return changeId;
  });
}

/** Records of each product what is different. */
export async function changeProducts(
  transaction: Transaction,
  context: Context,
  moves: readonly { before: ProductRow; after: ProductContent }[],
): Promise<number[]> {
  const changes = moves.flatMap(({ before, after }) => changesOf(contentOf(before), after));
  if (changes.length === 0) return [];
  const rows = moves.map(({ before, after }) => ({ before, after: rowOf(after) }));
  await replaceProducts(transaction, rows, context.services.tuning);
  return recordEach(transaction, context, changes);
}

function changesOf(before: ProductContent, after: ProductContent): ChangeToRecord[] {
  const difference = differenceOf(before, after);
  return difference ? [productChange(after, difference.before, difference.after)] : [];
}

export function deleteProducts(context: Context, ids: readonly number[]): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const [first = 0] = await dropProducts(transaction, context, await requireProducts(transaction, ids));
    return first;
  });
}

/** The products first, then what carts and wishlists lose: their owners hear of it, and undo does not bring it back. */
export async function dropProducts(
  transaction: Transaction,
  context: Context,
  rows: readonly ProductRow[],
): Promise<number[]> {
  const { cartItems, wishlistItems } = await findEntriesOf(
    transaction,
    rows.map(({ id }) => id),
  );
  await removeProducts(transaction, rows, context.services.tuning);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const lost = (entity: 'cart-item' | 'wishlist-item') => (item: (typeof wishlistItems)[number]) => ({
    ...{ entity, entityId: item.id, entityName: names.get(item.productId) ?? '', before: item, after: null },
    ownerId: item.accountId,
  });
  const entries = [...cartItems.map(lost('cart-item')), ...wishlistItems.map(lost('wishlist-item'))];
  const products = rows.map((row) => productChange(row, contentOf(row), null));
  const changeIds = await recordEach(transaction, context, products);
  await recordEach(transaction, context, entries);
  return changeIds;
}

async function requireProducts(transaction: Transaction, ids: readonly number[]): Promise<ProductRow[]> {
  const wanted = [...new Set(ids)];
  const rows = await findProductRows(transaction, wanted);
  if (rows.length < wanted.length) throw notFound('product');
  return rows;
}

/** A stored file that becomes the picture of a product is from then on for all who may see products. */
async function usePicture(
  transaction: Transaction,
  context: SignedInContext,
  image: string,
  before: string,
): Promise<void> {
  if (image !== before) await useFile(transaction, context, image, 'Product', 'image');
}

function productChange(
  { id, name }: Pick<ProductContent, 'id' | 'name'>,
  before: object | null,
  after: object | null,
): ChangeToRecord {
  return { entity: 'product', entityId: id, entityName: name, before, after, isUndoable: true };
}
