import { CatalogueProduct, type NewProduct, type ProductChanges } from '@atrium/contract/catalogue';
import { sumOfColors } from '@atrium/contract/product-stock';
import { ProductColor, ProductPicture } from '@atrium/contract/products';
import * as z from 'zod/mini';
import { addOnce, type Keyed, stillThere } from '../../../changes/added-once.ts';
import { differenceOf, givenFields } from '../../../changes/difference.ts';
import { isDifferent } from '../../../changes/is-different.ts';
import { type ChangeToRecord, recordEach } from '../../../changes/record.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { nextId, nextIds } from '../../../database/sequences.ts';
import type { ProductRow } from '../../../database/shop-schema.ts';
import { badInput, notFound } from '../../../errors.ts';
import { useFile } from '../../../files/files.ts';
import { requireCategories } from '../product-categories/product-categories.ts';
import { catalogueProduct } from './catalogue.ts';
import { changedColors } from './color-stock.ts';
import { withAllPictures, withFirstPicture } from './first-picture.ts';
import { insertColors, replaceColors } from './product-colors.queries.ts';
import { insertPictures, replacePictures } from './product-pictures.queries.ts';
import { productRow, productsIndex } from './products.list.ts';
import {
  findEntriesOf,
  findStoredProducts,
  insertProducts,
  removeProducts,
  replaceProducts,
  type StoredProduct,
} from './products.store.ts';

/** What people decide of a product: all else follows from it. What was recorded before there were colours or several pictures has none. */
export const ProductContent = z.object({
  ...z.omit(CatalogueProduct, { slug: true, stockState: true }).shape,
  colors: z._default(z.array(ProductColor), []),
  pictures: z._default(z.array(ProductPicture), []),
});
export type ProductContent = z.infer<typeof ProductContent>;

export function contentOf(stored: StoredProduct): ProductContent {
  return ProductContent.parse(catalogueProduct(stored));
}

function rowOf({ hasFreeShipping, colors: _, pictures: __, ...content }: ProductContent): ProductRow {
  return productRow({ ...content, hasFreeShipping: hasFreeShipping ? 1 : 0 });
}

function shownContent(content: ProductContent): CatalogueProduct {
  return catalogueProduct({ ...rowOf(content), colors: content.colors, pictures: content.pictures });
}

/** Where the stock is kept by colour it is their sum, whatever else was said. */
export function inStock(content: ProductContent): ProductContent {
  return content.colors.length === 0 ? content : { ...content, stock: sumOfColors(content.colors) };
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
      const [row] = await findStoredProducts(transaction, [entityId]);
      return { product: catalogueProduct(stillThere(row)), changeId };
    },
  });
}

async function insertProduct(transaction: Transaction, context: SignedInContext, input: NewProduct): Promise<Added> {
  await requireCategories(transaction, [input.category]);
  const id = await nextId(transaction, productsIndex.name);
  const content = newContent(input, id, context.now);
  await usePictures(transaction, context, content.pictures, [], input.pictures.length > 0 ? 'pictures' : 'image');
  const [changeId = 0] = await storeProducts(transaction, context, [content]);
  return { product: shownContent(content), changeId };
}

function newContent({ colors, pictures, ...input }: NewProduct, id: number, createdAt: string): ProductContent {
  const content = inStock({ ...input, colors: changedColors([], colors), pictures: [], id, createdAt });
  return pictures.length > 0 ? withAllPictures(content, pictures) : withFirstPicture(content);
}

/** Those of a table. */
export async function addProducts(
  transaction: Transaction,
  context: Context,
  inputs: readonly NewProduct[],
): Promise<number[]> {
  const firstId = await nextIds(transaction, productsIndex.name, inputs.length);
  const contents = inputs.map((input, place) => newContent(input, firstId + place, context.now));
  return storeProducts(transaction, context, contents);
}

/** Answers the id of each change, as those below do. */
export async function storeProducts(
  transaction: Transaction,
  context: Context,
  contents: readonly ProductContent[],
): Promise<number[]> {
  await insertProducts(transaction, contents.map(rowOf), context.services.tuning);
  await insertColors(transaction, contents);
  await insertPictures(transaction, contents);
  const changes = contents.map((content) => productChange(content, null, content));
  return recordEach(transaction, context, changes);
}

/** Changes the fields that are given. Nothing is recorded, and `changeId` is null, when they are so already. */
export function updateProduct(context: SignedInContext, id: number, changes: ProductChanges) {
  return context.services.engine.write(async (transaction) => {
    const [before] = await requireProducts(transaction, [id]);
    if (!before) throw notFound('product');
    const after = changedContent(before, changes);
    if (after.category !== before.category) await requireCategories(transaction, [after.category]);
    const given = changes.pictures === undefined ? 'image' : 'pictures';
    await usePictures(transaction, context, after.pictures, before.pictures, given);
    const [changeId = null] = await changeProducts(transaction, context, [{ before, after }]);
    return { product: shownContent(after), changeId };
  });
}

export const keptByColor = 'The stock of this product is kept by colour: give it for each colour.';

function changedContent(before: ProductContent, { colors, pictures, ...changes }: ProductChanges): ProductContent {
  const isPlain = before.colors.length === 0 || colors !== undefined;
  if (!isPlain && changes.stock !== undefined && changes.stock !== before.stock)
    throw badInput([{ path: 'stock', message: keptByColor }]);
  const colored = colors === undefined ? before.colors : changedColors(before.colors, colors);
  const after = inStock(ProductContent.parse({ ...before, ...givenFields(changes), colors: colored }));
  return pictures === undefined ? withFirstPicture(after) : withAllPictures(after, pictures);
}

/** All of them or, when one is missing, none. Answers the first change: undoing it undoes them all. */
export function setFreeShipping(context: Context, ids: readonly number[], hasFreeShipping: boolean) {
  return context.services.engine.write(async (transaction) => {
    const contents = await requireProducts(transaction, ids);
    const moves = contents.map((before) => ({ before, after: { ...before, hasFreeShipping } }));
    const [changeId = null] = await changeProducts(transaction, context, moves);
    return changeId;
  });
}

/** Records of each product what is different. */
export async function changeProducts(
  transaction: Transaction,
  context: Context,
  moves: readonly { before: ProductContent; after: ProductContent }[],
): Promise<number[]> {
  const changes = moves.flatMap(({ before, after }) => changesOf(before, after));
  if (changes.length === 0) return [];
  const rows = moves.map(({ before, after }) => ({ before: rowOf(before), after: rowOf(after) }));
  await replaceProducts(transaction, rows, context.services.tuning);
  const colored = moves.filter(({ before, after }) => isDifferent(before.colors, after.colors));
  await replaceColors(
    transaction,
    colored.map(({ after }) => after),
  );
  const pictured = moves.filter(({ before, after }) => isDifferent(before.pictures, after.pictures));
  await replacePictures(
    transaction,
    pictured.map(({ after }) => after),
  );
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
  contents: readonly ProductContent[],
): Promise<number[]> {
  const { cartItems, wishlistItems } = await findEntriesOf(
    transaction,
    contents.map(({ id }) => id),
  );
  await removeProducts(transaction, contents.map(rowOf), context.services.tuning);
  const names = new Map(contents.map(({ id, name }) => [id, name]));
  const lost = (entity: 'cart-item' | 'wishlist-item') => (item: (typeof wishlistItems)[number]) => ({
    ...{ entity, entityId: item.id, entityName: names.get(item.productId) ?? '', before: item, after: null },
    ownerId: item.accountId,
  });
  const entries = [...cartItems.map(lost('cart-item')), ...wishlistItems.map(lost('wishlist-item'))];
  const products = contents.map((content) => productChange(content, content, null));
  const changeIds = await recordEach(transaction, context, products);
  await recordEach(transaction, context, entries);
  return changeIds;
}

async function requireProducts(transaction: Transaction, ids: readonly number[]): Promise<ProductContent[]> {
  const wanted = [...new Set(ids)];
  const found = await findStoredProducts(transaction, wanted);
  if (found.length < wanted.length) throw notFound('product');
  return found.map(contentOf);
}

/** A stored file that becomes a picture of a product is from then on for all who may see products. */
async function usePictures(
  transaction: Transaction,
  context: SignedInContext,
  pictures: readonly ProductPicture[],
  before: readonly ProductPicture[],
  path: 'image' | 'pictures',
): Promise<void> {
  const known = new Set(before.map(({ picture }) => picture));
  for (const { picture } of pictures)
    if (!known.has(picture)) await useFile(transaction, context, picture, 'Product', path);
}

function productChange(
  { id, name }: Pick<ProductContent, 'id' | 'name'>,
  before: object | null,
  after: object | null,
): ChangeToRecord {
  return { entity: 'product', entityId: id, entityName: name, before, after, isUndoable: true };
}
