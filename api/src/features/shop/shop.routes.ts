import * as addresses from '@atrium/contract/addresses';
import * as cartDelivery from '@atrium/contract/cart-delivery';
import * as carts from '@atrium/contract/carts';
import * as coupons from '@atrium/contract/coupons';
import * as orders from '@atrium/contract/orders';
import * as products from '@atrium/contract/products';
import { handle } from '../../handle.ts';
import { deliverSoon } from '../../mail/outbox.ts';
import { applyCoupon, removeCoupon } from './carts/cart-coupons.ts';
import { chooseDelivery } from './carts/cart-deliveries.ts';
import { addToCart, getCart, removeFromCart, setCartColor, setCartQuantity } from './carts/carts.ts';
import { addToWishlist, getWishlist, removeFromWishlist } from './carts/wishlists.ts';
import { addAddress, deleteAddress, listAddresses, updateAddress } from './checkout/addresses.ts';
import { placeOrder } from './checkout/checkout.ts';
import { addCoupon, deleteCoupon, listCoupons, updateCoupon } from './checkout/coupons.ts';
import { listPaymentMethods } from './checkout/payment.ts';
import { findProductFacets, getProduct, listProducts } from './products/products.ts';

export const shopEndpoints = [
  handle(products.listProducts, (context, { query }) => listProducts(context, query)),
  handle(products.getProduct, (context, { parameters }) => getProduct(context, parameters.id)),
  handle(products.getProductFacets, ({ lists }, { query }) => findProductFacets(lists, query)),

  handle(carts.getCart, (context) => getCart(context)),
  handle(carts.addToCart, async (context, { body }) => ({
    changeId: await addToCart(context, body),
  })),
  handle(carts.setCartQuantity, async (context, { parameters, body }) => ({
    changeId: await setCartQuantity(context, parameters.productId, body.qty),
  })),
  handle(carts.setCartColor, async (context, { parameters, body }) => ({
    changeId: await setCartColor(context, parameters.productId, body.color),
  })),
  handle(carts.removeFromCart, async (context, { parameters }) => ({
    changeId: await removeFromCart(context, parameters.productId),
  })),
  handle(cartDelivery.chooseDelivery, async (context, { body }) => ({
    changeId: await chooseDelivery(context, body.deliveryMethodId),
  })),

  handle(carts.getWishlist, (context) => getWishlist(context)),
  handle(carts.addToWishlist, async (context, { body }) => ({
    changeId: await addToWishlist(context, body.productId, body.color ?? null),
  })),
  handle(carts.removeFromWishlist, async (context, { parameters }) => ({
    changeId: await removeFromWishlist(context, parameters.productId),
  })),

  handle(coupons.applyCoupon, (context, { body }) => applyCoupon(context, body.code)),
  handle(coupons.removeCoupon, async (context) => ({ changeId: await removeCoupon(context) })),
  handle(coupons.listCoupons, ({ services }, { query }) => listCoupons(services.engine.read, query)),
  handle(coupons.addCoupon, (context, { body }) => addCoupon(context, body)),
  handle(coupons.updateCoupon, (context, { parameters, body }) => updateCoupon(context, parameters.id, body)),
  handle(coupons.deleteCoupon, async (context, { parameters }) => ({
    changeId: await deleteCoupon(context, parameters.id),
  })),

  handle(addresses.listAddresses, (context) => listAddresses(context)),
  handle(addresses.addAddress, (context, { body }) => addAddress(context, body)),
  handle(addresses.updateAddress, (context, { parameters, body }) => updateAddress(context, parameters.id, body)),
  handle(addresses.deleteAddress, async (context, { parameters }) => ({
    changeId: await deleteAddress(context, parameters.id),
  })),

  handle(orders.listPaymentMethods, (context) => listPaymentMethods(context)),
  handle(orders.placeOrder, async (context, { body }) => {
    const order = await placeOrder(context, body);
    deliverSoon(context);
    return { order };
  }),
];
