import { mostCartItems, mostWishlistItems } from '@atrium/contract/carts';
import { ColorOption } from '@atrium/contract/products';
import * as z from 'zod/mini';
import type { Undoers } from '../../changes/undo.ts';
import { undoOf } from '../../changes/undo-record.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict, notFound } from '../../errors.ts';
import { countCartItems, findCartItem, findCartItemOf, insertCartItems } from './carts/carts.queries.ts';
import { cartFull, changeItem, recordCartItem, takeOut } from './carts/carts.ts';
import {
  countWishlistItems,
  findWishlistItem,
  findWishlistItemOf,
  insertWishlistItems,
} from './carts/wishlists.queries.ts';
import { recordWishlistItem, takeOff, wishlistFull } from './carts/wishlists.ts';
import {
  undoAddressChange,
  undoCartCouponChange,
  undoCartDeliveryChange,
  undoCouponChange,
} from './checkout/checkout.undo.ts';
import { undoOrderNoteChange } from './orders/order-notes.undo.ts';
import { undoOrderChange } from './orders/orders.undo.ts';
import { undoProductCategoryChange } from './product-categories/product-categories.undo.ts';
import { findProductName } from './products/products.queries.ts';
import { undoProductChanges } from './products/products.undo.ts';
import { undoDeliveryMethodChange } from './settings/delivery-methods.undo.ts';
import { undoShopSettingsChange } from './settings/shop-settings.ts';

const Item = { id: z.int(), accountId: z.int(), productId: z.int() };
/** What was recorded before there were colours has none. */
const WishlistItem = z.object({ ...Item, color: z._default(z.nullable(ColorOption), null) });
const CartItem = z.object({ ...Item, quantity: z.int(), color: z._default(ColorOption, 'primary') });
const Changed = z.object({ quantity: z.optional(z.int()), color: z.optional(ColorOption) });

const undoCartItemChange = undoOf({
  find: findCartItem,
  remove: takeOut,
  async restore(transaction, context, before) {
    const item = CartItem.parse(before);
    if (await findCartItemOf(transaction, item.accountId, item.productId))
      throw conflict('This product is in the cart again already.');
    await refuseDeletedProduct(transaction, item);
    if ((await countCartItems(transaction, item.accountId)) >= mostCartItems) throw cartFull();
    await insertCartItems(transaction, [item]);
    return recordCartItem(transaction, context, item, null, item);
  },
  revert: (transaction, context, now, before) => changeItem(transaction, context, now, Changed.parse(before)),
});

const undoWishlistItemChange = undoOf({
  find: findWishlistItem,
  remove: takeOff,
  async restore(transaction, context, before) {
    const item = WishlistItem.parse(before);
    if (await findWishlistItemOf(transaction, item.accountId, item.productId))
      throw conflict('This product is on the wishlist again already.');
    await refuseDeletedProduct(transaction, item);
    if ((await countWishlistItems(transaction, item.accountId)) >= mostWishlistItems) throw wishlistFull();
    await insertWishlistItems(transaction, [item]);
    return recordWishlistItem(transaction, context, item, null, item);
  },
  // An entry of a wishlist is there or not: nothing of it can be changed.
  revert: async () => null,
});

async function refuseDeletedProduct(transaction: Transaction, { productId }: { productId: number }): Promise<void> {
  if ((await findProductName(transaction, productId)) === undefined) throw notFound('product');
}

export const shopUndoers: Undoers = {
  'cart-item': undoCartItemChange,
  'wishlist-item': undoWishlistItemChange,
  address: undoAddressChange,
  coupon: undoCouponChange,
  'cart-coupon': undoCartCouponChange,
  'cart-delivery': undoCartDeliveryChange,
  order: undoOrderChange,
  'order-note': undoOrderNoteChange,
  product: undoProductChanges,
  'product-category': undoProductCategoryChange,
  'shop-settings': undoShopSettingsChange,
  'delivery-method': undoDeliveryMethodChange,
};
