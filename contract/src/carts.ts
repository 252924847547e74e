import * as z from 'zod/mini';
import { CartCoupon } from './coupons.ts';
import { DeliveryOffer } from './delivery-methods.ts';
import { ColorOption, ListProduct, Product } from './products.ts';
import { route } from './route.ts';
import { givenId, id, idParameter } from './text.ts';

/** So many different products fit into a cart, and on a wishlist. */
export const mostCartItems = 100;
export const mostWishlistItems = 1_000;
export const mostPieces = 99;

/** `stock` is that of the chosen colour, where it is kept by colour; `shippingDate` is a day: when it arrives if it is ordered now. */
export const CartProduct = z.object({
  ...Product.shape,
  isInWishlist: z.boolean(),
  qty: z.int(),
  color: ColorOption,
  shippingDate: z.iso.date(),
  offers: z.int(),
});
export type CartProduct = z.infer<typeof CartProduct>;

/** A product of the wishlist, in the colour that was chosen; null while none was. */
export const WishlistProduct = z.object({ ...ListProduct.shape, color: z.nullable(ColorOption) });
export type WishlistProduct = z.infer<typeof WishlistProduct>;

/** What is ordered now is ordered on these: the tax, and the ways of delivery that are offered. There is one at least. */
export const ShopTerms = z.object({
  taxBasisPoints: z.int(),
  isDeliveryTaxed: z.boolean(),
  deliveries: z.array(DeliveryOffer),
});
export type ShopTerms = z.infer<typeof ShopTerms>;

/** Whoever may order has a cart; whoever may see products has a wishlist. */
const buying = { action: 'create', subject: 'Order' } as const;
const wishing = { action: 'read', subject: 'Product' } as const;
const productId = { parameters: z.object({ productId: idParameter() }) };
const added = {
  status: 201,
  response: z.object({ changeId: z.nullable(id()) }),
} as const;
const removed = { ...productId, status: 200, response: z.object({ changeId: id() }) } as const;

export const getCart = route({
  name: 'getCart',
  method: 'GET',
  path: '/apps/ecommerce/cart',
  summary:
    "One's own cart, in the order of adding, the coupon and the way of delivery that are kept with it, and what it would be ordered on.",
  access: buying,
  status: 200,
  response: z.object({
    products: z.array(CartProduct),
    coupon: z.nullable(CartCoupon),
    /** The way of delivery that was chosen, also one that is not offered any more; null while none was: the first that is offered then. */
    deliveryMethodId: z.nullable(id()),
    terms: ShopTerms,
  }),
});

export const addToCart = route({
  name: 'addToCart',
  method: 'POST',
  path: '/apps/ecommerce/cart',
  summary:
    'Put one piece of a product into the cart; without `color`, of the first that there is. What is in it already stays as it is, and `changeId` is null.',
  access: buying,
  body: z.object({ productId: givenId(), color: z.optional(ColorOption) }),
  ...added,
});

export const setCartQuantity = route({
  name: 'setCartQuantity',
  method: 'PUT',
  path: '/api/v1/cart/{productId}',
  summary: 'Set how many pieces of a product are in the cart. `changeId` is null when there are so many already.',
  access: buying,
  ...productId,
  body: z.object({ qty: z.int().check(z.gte(1, 'Take at least one.'), z.lte(mostPieces, 'Take at most 99.')) }),
  status: 200,
  response: z.object({ changeId: z.nullable(id()) }),
});

export const setCartColor = route({
  name: 'setCartColor',
  method: 'PUT',
  path: '/api/v1/cart/{productId}/color',
  summary: 'Choose the colour of a product in the cart. `changeId` is null when it is that one already.',
  access: buying,
  ...productId,
  body: z.object({ color: ColorOption }),
  status: 200,
  response: z.object({ changeId: z.nullable(id()) }),
});

export const removeFromCart = route({
  name: 'removeFromCart',
  method: 'DELETE',
  path: '/apps/ecommerce/cart/{productId}',
  summary: 'Take a product out of the cart.',
  access: buying,
  ...removed,
});

export const getWishlist = route({
  name: 'getWishlist',
  method: 'GET',
  path: '/apps/ecommerce/wishlist',
  summary: "One's own wishlist, in the order of adding.",
  access: wishing,
  status: 200,
  response: z.object({ products: z.array(WishlistProduct) }),
});

export const addToWishlist = route({
  name: 'addToWishlist',
  method: 'POST',
  path: '/apps/ecommerce/wishlist',
  summary:
    'Put a product on the wishlist, in a colour if one was chosen. What is on it already stays as it is, and `changeId` is null.',
  access: wishing,
  body: z.object({ productId: givenId(), color: z.optional(ColorOption) }),
  ...added,
});

export const removeFromWishlist = route({
  name: 'removeFromWishlist',
  method: 'DELETE',
  path: '/apps/ecommerce/wishlist/{productId}',
  summary: 'Take a product off the wishlist.',
  access: wishing,
  ...removed,
});
