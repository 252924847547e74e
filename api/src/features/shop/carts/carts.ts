import { type CartProduct, mostCartItems, type ShopTerms } from '@atrium/contract/carts';
import type { CartCoupon } from '@atrium/contract/coupons';
import { dayOf, daysAfter } from '@atrium/contract/days';
import { firstColor, stockOfColor } from '@atrium/contract/product-stock';
import type { ColorOption } from '@atrium/contract/products';
import { recordChange } from '../../../changes/record.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import type { CartItemRow } from '../../../database/shop-schema.ts';
import { conflict, notFound } from '../../../errors.ts';
import { shownCartCoupon } from '../checkout/coupons.rows.ts';
import { shownProduct } from '../products/products.list.ts';
import { findProductName, findStock } from '../products/products.queries.ts';
import { type StockLeft, shortage } from '../products/stock.ts';
import { findTermsOfCart } from '../settings/delivery-methods.queries.ts';
import { findKeptCoupon } from './cart-coupons.queries.ts';
import {
  countCartItems,
  findCartItemOf,
  findCartProducts,
  insertCartItems,
  removeCartItem,
  updateCartItem,
} from './carts.queries.ts';

interface AddedToCart {
  productId: number;
  color?: ColorOption | undefined;
}

interface Cart {
  products: CartProduct[];
  coupon: CartCoupon | null;
  deliveryMethodId: number | null;
  terms: ShopTerms;
}

export async function getCart({ services, caller, now }: SignedInContext): Promise<Cart> {
  const rows = await findCartProducts(services.engine.read, caller.accountId);
  const kept = await findKeptCoupon(services.engine.read, caller.accountId);
  const { terms, deliveryMethodId } = await findTermsOfCart(services.engine.read, caller.accountId);
  const products = rows.map(
    ({ quantity, color, cartItemId: _, wishlistItemId, costCents: __, shippingDays, ...row }) => {
      const { offers, ...product } = row;
      const shippingDate = daysAfter(dayOf(now), shippingDays);
      const isInWishlist = wishlistItemId !== null;
      const shown = { ...shownProduct(product), stock: stockOfColor(product, color) };
      return { ...shown, isInWishlist, qty: quantity, color, shippingDate, offers };
    },
  );
  return { products, coupon: kept && shownCartCoupon(kept, now), deliveryMethodId, terms };
}

export function addToCart(context: SignedInContext, { productId, color: chosen }: AddedToCart): Promise<number | null> {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const product = await findStock(transaction, productId);
    if (!product) throw notFound('product');
    if (await findCartItemOf(transaction, accountId, productId)) return null;
    const color = chosen ?? firstColor(product);
    refuseSoldOutColor(product, color);
    if ((await countCartItems(transaction, accountId)) >= mostCartItems) throw cartFull();
    const item = { id: await nextId(transaction, 'cart_items'), accountId, productId, quantity: 1, color };
    await insertCartItems(transaction, [item]);
    return recordCartItem(transaction, context, item, null, item);
  });
}

/** What is not kept by colour may wait in a cart until there is some again; a colour that there is nothing of is not to be chosen. */
function refuseSoldOutColor(product: StockLeft, color: ColorOption): void {
  if (product.colors.length > 0 && stockOfColor(product, color) === 0) throw conflict(shortage(product, color));
}

export function cartFull() {
  return conflict(`A cart holds ${mostCartItems} different products. Order these first, or take some out.`);
}

export function setCartQuantity(context: SignedInContext, productId: number, quantity: number): Promise<number | null> {
  return context.services.engine.write(async (transaction) =>
    changeItem(transaction, context, await ownItem(transaction, context, productId), { quantity }),
  );
}

export function setCartColor(context: SignedInContext, productId: number, color: ColorOption): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    const item = await ownItem(transaction, context, productId);
    const product = await findStock(transaction, productId);
    if (product && item.color !== color) refuseSoldOutColor(product, color);
    return changeItem(transaction, context, item, { color });
  });
}

type ItemChanges = Partial<Pick<CartItemRow, 'quantity' | 'color'>>;

async function ownItem(transaction: Transaction, { caller }: SignedInContext, productId: number): Promise<CartItemRow> {
  const item = await findCartItemOf(transaction, caller.accountId, productId);
  if (!item) throw notFound('product in your cart');
  return item;
}

/** Nothing is recorded, and the answer is null, when it is so already. */
export async function changeItem(
  transaction: Transaction,
  context: Context,
  item: CartItemRow,
  { quantity = item.quantity, color = item.color }: ItemChanges,
): Promise<number | null> {
  if (quantity === item.quantity && color === item.color) return null;
  await updateCartItem(transaction, { ...item, quantity, color });
  const [before, after] =
    quantity === item.quantity ? [{ color: item.color }, { color }] : [{ quantity: item.quantity }, { quantity }];
  return recordCartItem(transaction, context, item, before, after);
}

export function removeFromCart(context: SignedInContext, productId: number): Promise<number> {
  return context.services.engine.write(async (transaction) =>
    takeOut(transaction, context, await ownItem(transaction, context, productId)),
  );
}

export async function takeOut(transaction: Transaction, context: Context, item: CartItemRow): Promise<number> {
  await removeCartItem(transaction, item.id);
  return recordCartItem(transaction, context, item, item, null);
}

export async function recordCartItem(
  transaction: Transaction,
  context: Context,
  { id, accountId, productId }: CartItemRow,
  before: object | null,
  after: object | null,
): Promise<number> {
  const entityName = (await findProductName(transaction, productId)) ?? '';
  const change = { entity: 'cart-item', entityId: id, entityName, before, after } as const;
  return recordChange(transaction, context, { ...change, ownerId: accountId, isUndoable: true });
}
