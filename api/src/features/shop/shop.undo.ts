import { mostCartItems, mostWishlistItems } from '@atrium/contract/carts';
import * as z from 'zod/mini';
import type { Undoers } from '../../changes/undo.ts';
import { undoOf } from '../../changes/undo-record.ts';
import { conflict } from '../../errors.ts';
import { countCartItems, findCartItem, findCartItemOf, insertCartItems } from './carts.queries.ts';
import { cartFull, changeQuantity, recordCartItem, takeOut } from './carts.ts';
import { undoOrderChange } from './orders.undo.ts';
import { undoProductChange } from './products.undo.ts';
import { countWishlistItems, findWishlistItem, findWishlistItemOf, insertWishlistItems } from './wishlists.queries.ts';
import { recordWishlistItem, takeOff, wishlistFull } from './wishlists.ts';

const WishlistItem = z.object({ id: z.int(), accountId: z.int(), productId: z.int() });
const CartItem = z.object({ ...WishlistItem.shape, quantity: z.int() });
const Quantity = z.pick(CartItem, { quantity: true });

const undoCartItemChange = undoOf({
  find: findCartItem,
  remove: takeOut,
  async restore(transaction, context, before) {
    const item = CartItem.parse(before);
    if (await findCartItemOf(transaction, item.accountId, item.productId))
      throw conflict('This product is in the cart again already.');
    if ((await countCartItems(transaction, item.accountId)) >= mostCartItems) throw cartFull();
    await insertCartItems(transaction, [item]);
    return recordCartItem(transaction, context, item, null, item);
  },
  revert: (transaction, context, now, before) =>
    changeQuantity(transaction, context, now, Quantity.parse(before).quantity),
});

const undoWishlistItemChange = undoOf({
  find: findWishlistItem,
  remove: takeOff,
  async restore(transaction, context, before) {
    const item = WishlistItem.parse(before);
    if (await findWishlistItemOf(transaction, item.accountId, item.productId))
      throw conflict('This product is on the wishlist again already.');
    if ((await countWishlistItems(transaction, item.accountId)) >= mostWishlistItems) throw wishlistFull();
    await insertWishlistItems(transaction, [item]);
    return recordWishlistItem(transaction, context, item, null, item);
  },
  // An entry of a wishlist is there or not: nothing of it can be changed.
  revert: async () => null,
});

export const shopUndoers: Undoers = {
  'cart-item': undoCartItemChange,
  order: undoOrderChange,
  product: undoProductChange,
  'wishlist-item': undoWishlistItemChange,
};
