import type { WishlistEntry } from '@atrium/contract/products';
import type { Database, Transaction } from '../../../database/engine.ts';
import { type Placeholders, prepared } from '../../../database/prepared.ts';
import type { WishlistItemRow } from '../../../database/shop-schema.ts';
import { withColors } from '../products/product-colors.queries.ts';
import { productColumns } from '../products/products.queries.ts';

const entries = prepared((database, { accountId }: Placeholders<{ accountId: number }>) =>
  database
    .selectFrom('wishlistItems')
    .select(['id', 'productId', 'color'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .compile(),
);

export function findWishlistEntries(database: Database, accountId: number): Promise<WishlistEntry[]> {
  return entries(database, { accountId });
}

/** The products of a wishlist in the order of adding, each with whether it is in the cart. */
export async function findWishlistProducts(database: Database, accountId: number) {
  const rows = await database
    .selectFrom('wishlistItems')
    .innerJoin('products', 'products.id', 'wishlistItems.productId')
    .leftJoin('cartItems', (join) =>
      join
        .onRef('cartItems.productId', '=', 'wishlistItems.productId')
        .onRef('cartItems.accountId', '=', 'wishlistItems.accountId'),
    )
    .select([...productColumns, 'wishlistItems.color', 'cartItems.id as cartItemId'])
    .where('wishlistItems.accountId', '=', accountId)
    .orderBy('wishlistItems.id')
    .execute();
  return withColors(database, rows);
}

export function findWishlistItem(database: Database, id: number): Promise<WishlistItemRow | undefined> {
  return database.selectFrom('wishlistItems').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findWishlistItemOf(
  database: Database,
  accountId: number,
  productId: number,
): Promise<WishlistItemRow | undefined> {
  return database
    .selectFrom('wishlistItems')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('productId', '=', productId)
    .executeTakeFirst();
}

export async function countWishlistItems(database: Database, accountId: number): Promise<number> {
  const { total } = await database
    .selectFrom('wishlistItems')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertWishlistItems(transaction: Transaction, items: readonly WishlistItemRow[]): Promise<void> {
  await transaction.insertInto('wishlistItems').values(items).execute();
}

export async function removeWishlistItem(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('wishlistItems').where('id', '=', id).execute();
}
