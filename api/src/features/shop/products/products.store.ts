import type { ProductColor, ProductPicture } from '@atrium/contract/products';
import { sql } from 'kysely';
import { isIdIn } from '../../../database/dialect.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import type { ProductRow } from '../../../database/shop-schema.ts';
import { inStatements, valuesToInsert } from '../../../database/store-rows.ts';
import { inOrder } from '../../../lists/in-order.ts';
import type { ListTuning } from '../../../lists/list-index.ts';
import { trackRows } from '../../../lists/track.ts';
import { withColors } from './product-colors.queries.ts';
import { withPictures } from './product-pictures.queries.ts';
import { productsIndex } from './products.list.ts';

/** Products with all that is kept of them, in the order of the ids. */
export async function findProductRows(database: Database, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const isAsked = isIdIn(database, sql`${ids}`);
  return inOrder(ids, await database.selectFrom('products').selectAll().where(isAsked).execute());
}

export type StoredProduct = ProductRow & { colors: ProductColor[]; pictures: ProductPicture[] };

/** The same, with their colours and pictures. */
export async function findStoredProducts(database: Database, ids: readonly number[]): Promise<StoredProduct[]> {
  return withPictures(database, await withColors(database, await findProductRows(database, ids)));
}

/** The lines of orders that know one of them as theirs of old have it again. */
export async function insertProducts(
  transaction: Transaction,
  rows: readonly ProductRow[],
  tuning?: ListTuning,
): Promise<void> {
  for (const some of inStatements(rows)) await transaction.insertInto('products').values(some).execute();
  const ids = rows.map(({ id }) => id);
  await transaction
    .updateTable('orderLines')
    .set(({ ref }) => ({ productId: ref('formerProductId'), formerProductId: null, waitingPieces: 0 }))
    .where('formerProductId', 'in', ids)
    .execute();
  const moves = rows.map((row) => ({ before: null, after: row }));
  await trackRows(transaction, productsIndex, moves, tuning);
}

interface ProductMove {
  before: ProductRow;
  after: ProductRow;
}

export async function replaceProducts(
  transaction: Transaction,
  moves: readonly ProductMove[],
  tuning?: ListTuning,
): Promise<void> {
  const rows = moves.map(({ after }) => after);
  for (const some of inStatements(rows))
    await transaction
      .insertInto('products')
      .values(some)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(valuesToInsert(some)))
      .execute();
  await trackRows(transaction, productsIndex, moves, tuning);
}

/** Carts and wishlists lose them; the lines of orders remember which product it was. */
export async function removeProducts(
  transaction: Transaction,
  rows: readonly ProductRow[],
  tuning?: ListTuning,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await transaction
    .updateTable('orderLines')
    .set(({ ref }) => ({ formerProductId: ref('productId') }))
    .where('productId', 'in', ids)
    .execute();
  await transaction.deleteFrom('products').where('id', 'in', ids).execute();
  const moves = rows.map((row) => ({ before: row, after: null }));
  await trackRows(transaction, productsIndex, moves, tuning);
}

/** In how many carts, on how many wishlists and in how many lines of orders a product is. */
export async function countUses(database: Database, productId: number) {
  const { rows } = await sql<{ carts: number; wishlists: number; orderLines: number }>`
    select (select count(*) from cart_items where product_id = ${productId}) as carts,
      (select count(*) from wishlist_items where product_id = ${productId}) as wishlists,
      (select count(*) from order_lines where product_id = ${productId}) as order_lines`.execute(database);
  return rows[0] ?? { carts: 0, wishlists: 0, orderLines: 0 };
}

/** The entries that go with products, of everybody. */
export async function findEntriesOf(database: Database, productIds: readonly number[]) {
  const [cartItems, wishlistItems] = [
    await database.selectFrom('cartItems').selectAll().where('productId', 'in', productIds).orderBy('id').execute(),
    await database.selectFrom('wishlistItems').selectAll().where('productId', 'in', productIds).orderBy('id').execute(),
  ];
  return { cartItems, wishlistItems };
}
