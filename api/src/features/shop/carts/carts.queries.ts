import type { CartEntry } from '@atrium/contract/products';
import type { Database, Transaction } from '../../../database/engine.ts';
import { type Placeholders, prepared } from '../../../database/prepared.ts';
import type { CartItemRow } from '../../../database/shop-schema.ts';
import { withColors } from '../products/product-colors.queries.ts';
import { productColumns } from '../products/products.queries.ts';

const entries = prepared((database, { accountId }: Placeholders<{ accountId: number }>) =>
  database
    .selectFrom('cartItems')
    .select(['id', 'productId', 'quantity as qty', 'color'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .compile(),
);

export function findCartEntries(database: Database, accountId: number): Promise<CartEntry[]> {
  return entries(database, { accountId });
}

/** The products of a cart in the order of adding, with all that the cart and an order need of them. */
export async function findCartProducts(database: Database, accountId: number) {
  const rows = await database
    .selectFrom('cartItems')
    .innerJoin('products', 'products.id', 'cartItems.productId')
    .leftJoin('wishlistItems', (join) =>
      join
        .onRef('wishlistItems.productId', '=', 'cartItems.productId')
        .onRef('wishlistItems.accountId', '=', 'cartItems.accountId'),
    )
    .select([...productColumns, 'costCents', 'offers', 'shippingDays'])
    .select(['quantity', 'cartItems.color', 'cartItems.id as cartItemId', 'wishlistItems.id as wishlistItemId'])
    .where('cartItems.accountId', '=', accountId)
    .orderBy('cartItems.id')
    .execute();
  return withColors(database, rows);
}

export type CartLine = Awaited<ReturnType<typeof findCartProducts>>[number];

export function findCartItem(database: Database, id: number): Promise<CartItemRow | undefined> {
  return database.selectFrom('cartItems').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findCartItemOf(
  database: Database,
  accountId: number,
  productId: number,
): Promise<CartItemRow | undefined> {
  return database
    .selectFrom('cartItems')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('productId', '=', productId)
    .executeTakeFirst();
}

export async function countCartItems(database: Database, accountId: number): Promise<number> {
  const { total } = await database
    .selectFrom('cartItems')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertCartItems(transaction: Transaction, items: readonly CartItemRow[]): Promise<void> {
  await transaction.insertInto('cartItems').values(items).execute();
}

export async function updateCartItem(transaction: Transaction, { id, quantity, color }: CartItemRow): Promise<void> {
  await transaction.updateTable('cartItems').set({ quantity, color }).where('id', '=', id).execute();
}

export async function removeCartItem(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('cartItems').where('id', '=', id).execute();
}

export async function removeCart(transaction: Transaction, accountId: number): Promise<void> {
  await transaction.deleteFrom('cartItems').where('accountId', '=', accountId).execute();
}
