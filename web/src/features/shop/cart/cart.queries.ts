import {
  addToCart,
  addToWishlist,
  type CartProduct,
  getCart,
  getWishlist,
  removeFromCart,
  removeFromWishlist,
  setCartColor,
  setCartQuantity,
  type WishlistProduct,
} from '@atrium/contract/carts';
import { applyCoupon, removeCoupon } from '@atrium/contract/coupons';
import type { ColorOption, ListProduct } from '@atrium/contract/products';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { useFormat } from '../../../ui/format.ts';
import { useCommand } from '../../../ui/use-command.ts';
import { markProduct } from '../products/products.queries.ts';

export const cartQuery = queryOptions({
  queryKey: ['cart-item', 'list'],
  queryFn: ({ signal }) => call(getCart, {}, { signal }),
  meta: {
    follows: ['product', 'cart-coupon', 'cart-delivery', 'coupon', 'wishlist-item', 'shop-settings', 'delivery-method'],
  },
});

export const wishlistQuery = queryOptions({
  queryKey: ['wishlist-item', 'list'],
  queryFn: ({ signal }) => call(getWishlist, {}, { signal }),
  meta: { follows: ['product', 'cart-item'] },
});

/** Where the tabs of a browser tell each other what one has taken out of the cart, by its product. */
export const takenOutChannel = 'taken-out-of-cart';

/** The products that one has taken out of the cart in this browser: nobody has to be told that they are gone. */
export const takenOutQuery = queryOptions({
  queryKey: ['taken-out-of-cart'],
  queryFn: (): number[] => [],
  initialData: [],
  staleTime: 'static',
  gcTime: Number.POSITIVE_INFINITY,
});

type Named = Pick<ListProduct, 'id' | 'name'>;

const touched = ['cart-item', 'wishlist-item', 'product'];

export function useAddToCart() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id, color }: Named & { color?: ColorOption }) => call(addToCart, { body: { productId: id, color } }),
    said: ({ name }) => t('shop.said.inCart', { name }),
    touches: touched,
    show: (client, { id }) => {
      markProduct(client, id, { isInCart: true });
      client.setQueryData(wishlistQuery.queryKey, (list) => list && { products: marked(list.products, id) });
    },
  });
}

function marked(products: WishlistProduct[], id: number): WishlistProduct[] {
  return products.map((product) => (product.id === id ? { ...product, isInCart: true } : product));
}

export function useRemoveFromCart() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: Named) => call(removeFromCart, { parameters: { productId: id } }),
    said: ({ name }) => t('shop.said.outOfCart', { name }),
    touches: touched,
    show: (client, { id }) => {
      markProduct(client, id, { isInCart: false });
      takeOut(client, id);
    },
  });
}

export function useSetQuantity() {
  const { t } = useTranslation();
  const { number } = useFormat();
  return useCommand({
    ask: ({ id, quantity }: Named & { quantity: number }) =>
      call(setCartQuantity, { parameters: { productId: id }, body: { qty: quantity } }),
    said: ({ name, quantity }) => t('shop.said.quantity', { name, count: quantity, formatted: number(quantity) }),
    touches: ['cart-item'],
    show: (client, { id, quantity }) => showCart(client, (products) => changed(products, id, { qty: quantity })),
  });
}

export function useSetColor() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id, color }: Named & { color: ColorOption }) =>
      call(setCartColor, { parameters: { productId: id }, body: { color } }),
    said: ({ name, color }) => t('shop.said.color', { name, color: t(`shop.colors.${color}`) }),
    touches: ['cart-item', 'product'],
    show: (client, { id, color }) => showCart(client, (products) => changed(products, id, { color })),
  });
}

export function useSetWish() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id, isWished, color }: Named & { isWished: boolean; color?: ColorOption }) =>
      isWished
        ? call(addToWishlist, { body: { productId: id, color } })
        : call(removeFromWishlist, { parameters: { productId: id } }),
    said: ({ name, isWished }) => t(isWished ? 'shop.said.wished' : 'shop.said.notWished', { name }),
    touches: touched,
    show: (client, { id, isWished }) => {
      markProduct(client, id, { isInWishlist: isWished });
      showCart(client, (products) => changed(products, id, { isInWishlist: isWished }));
      if (isWished) return;
      client.setQueryData(
        wishlistQuery.queryKey,
        (list) => list && { products: list.products.filter((product) => product.id !== id) },
      );
    },
  });
}

/** Onto the wishlist and out of the cart. One Undo brings it back into the cart. */
export function useSetAside() {
  const { t } = useTranslation();
  return useCommand({
    ask: async ({ id, color }: Named & { color: ColorOption }) => {
      await call(addToWishlist, { body: { productId: id, color } });
      return call(removeFromCart, { parameters: { productId: id } });
    },
    said: ({ name }) => t('shop.said.setAside', { name }),
    touches: touched,
    show: (client, { id }) => takeOut(client, id),
  });
}

export function useApplyCoupon() {
  const { t } = useTranslation();
  return useCommand({
    ask: (code: string) => call(applyCoupon, { body: { code } }),
    said: (_, { coupon }) => t('shop.said.coupon', { code: coupon.code }),
    touches: ['cart-item'],
  });
}

export function useRemoveCoupon() {
  const { t } = useTranslation();
  return useCommand({
    ask: (_code: string) => call(removeCoupon, {}),
    said: (code) => t('shop.said.noCoupon', { code }),
    touches: ['cart-item'],
  });
}

function takeOut(client: QueryClient, id: number): void {
  noteTakenOut(client, id);
  const tabs = new BroadcastChannel(takenOutChannel);
  tabs.postMessage(id);
  tabs.close();
  showCart(client, (products) => products.filter((product) => product.id !== id));
}

export function noteTakenOut(client: QueryClient, id: number): void {
  client.setQueryData(takenOutQuery.queryKey, (ids = []) => [...ids, id]);
}

/** Whether a product is in the cart, as it is shown. */
export function isInCart(client: QueryClient, id: number): boolean {
  return client.getQueryData(cartQuery.queryKey)?.products.some((product) => product.id === id) ?? false;
}

function showCart(client: QueryClient, change: (products: CartProduct[]) => CartProduct[]): void {
  client.setQueryData(cartQuery.queryKey, (cart) => cart && { ...cart, products: change(cart.products) });
}

function changed(products: CartProduct[], id: number, patch: Partial<CartProduct>): CartProduct[] {
  return products.map((product) => (product.id === id ? { ...product, ...patch } : product));
}
