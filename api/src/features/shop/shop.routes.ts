import * as carts from '@atrium/contract/carts';
import * as orders from '@atrium/contract/orders';
import * as products from '@atrium/contract/products';
import { handle } from '../../handle.ts';
import { addToCart, getCart, removeFromCart, setCartQuantity } from './carts.ts';
import { placeOrder } from './checkout.ts';
import { findProductFacets, getProduct, listProducts } from './products.ts';
import { addToWishlist, getWishlist, removeFromWishlist } from './wishlists.ts';

export const shopEndpoints = [
  handle(products.listProducts, (context, { query }) => listProducts(context, query)),
  handle(products.getProduct, (context, { parameters }) => getProduct(context, parameters.id)),
  handle(products.getProductFacets, ({ lists }, { query }) => findProductFacets(lists, query)),

  handle(carts.getCart, (context) => getCart(context)),
  handle(carts.addToCart, async (context, { body }) => ({ changeId: await addToCart(context, body.productId) })),
  handle(carts.setCartQuantity, async (context, { parameters, body }) => ({
    changeId: await setCartQuantity(context, parameters.productId, body.qty),
  })),
  handle(carts.removeFromCart, async (context, { parameters }) => ({
    changeId: await removeFromCart(context, parameters.productId),
  })),

  handle(carts.getWishlist, (context) => getWishlist(context)),
  handle(carts.addToWishlist, async (context, { body }) => ({
    changeId: await addToWishlist(context, body.productId),
  })),
  handle(carts.removeFromWishlist, async (context, { parameters }) => ({
    changeId: await removeFromWishlist(context, parameters.productId),
  })),

  handle(orders.placeOrder, async (context, { body }) => ({ order: await placeOrder(context, body) })),
];
