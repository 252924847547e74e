import { mostWishlistItems } from '@atrium/contract/carts';
import type { ColorOption } from '@atrium/contract/products';
import { recordChange } from '../../../changes/record.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import type { WishlistItemRow } from '../../../database/shop-schema.ts';
import { conflict, notFound } from '../../../errors.ts';
import { shownProduct } from '../products/products.list.ts';
import { findProductName } from '../products/products.queries.ts';
import {
  countWishlistItems,
  findWishlistItemOf,
  findWishlistProducts,
  insertWishlistItems,
  removeWishlistItem,
} from './wishlists.queries.ts';

export async function getWishlist({ services, caller }: SignedInContext) {
  const rows = await findWishlistProducts(services.engine.read, caller.accountId);
  const products = rows.map(({ cartItemId, color, ...row }) => {
    return { ...shownProduct(row), color, isInWishlist: true, isInCart: cartItemId !== null };
  });
  return { products };
}

export function addToWishlist(
  context: SignedInContext,
  productId: number,
  color: ColorOption | null,
): Promise<number | null> {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    if ((await findProductName(transaction, productId)) === undefined) throw notFound('product');
    if (await findWishlistItemOf(transaction, accountId, productId)) return null;
    if ((await countWishlistItems(transaction, accountId)) >= mostWishlistItems) throw wishlistFull();
    const item = { id: await nextId(transaction, 'wishlist_items'), accountId, productId, color };
    await insertWishlistItems(transaction, [item]);
    return recordWishlistItem(transaction, context, item, null, item);
  });
}

export function wishlistFull() {
  return conflict(`A wishlist holds ${mostWishlistItems} products. Take some off first.`);
}

export function removeFromWishlist(context: SignedInContext, productId: number): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const item = await findWishlistItemOf(transaction, context.caller.accountId, productId);
    if (!item) throw notFound('product on your wishlist');
    return takeOff(transaction, context, item);
  });
}

export async function takeOff(transaction: Transaction, context: Context, item: WishlistItemRow): Promise<number> {
  await removeWishlistItem(transaction, item.id);
  return recordWishlistItem(transaction, context, item, item, null);
}

export async function recordWishlistItem(
  transaction: Transaction,
  context: Context,
  { id, accountId, productId }: WishlistItemRow,
  before: object | null,
  after: object | null,
): Promise<number> {
  const entityName = (await findProductName(transaction, productId)) ?? '';
  const change = { entity: 'wishlist-item', entityId: id, entityName, before, after } as const;
  return recordChange(transaction, context, { ...change, ownerId: accountId, isUndoable: true });
}
