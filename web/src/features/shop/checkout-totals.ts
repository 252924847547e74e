import type { getCart } from '@atrium/contract/carts';
import type { CouponTerms, OrderTotals } from '@atrium/contract/order-totals';
import { orderTotals } from '@atrium/contract/order-totals';
import type { RouteResult } from '@atrium/contract/route';
import { centsOf } from './money.ts';

export type Cart = RouteResult<typeof getCart>;
export type CartItem = Cart['products'][number];

/** What the cart comes to, by the same rules as the order. */
export function totalsOf({ products, coupon }: Cart): OrderTotals {
  const lines = products.map(({ price, discountPercentage, hasFreeShipping, qty }) => {
    return { priceCents: centsOf(price), discountPercentage, hasFreeShipping, quantity: qty };
  });
  const terms: CouponTerms | null = coupon && coupon.problem === null ? coupon : null;
  return orderTotals(lines, terms);
}

/** Of these there are not so many. */
export function shortOf({ products }: Cart): CartItem[] {
  return products.filter(({ qty, stock }) => stock < qty);
}

/** Whether it can be ordered as it is. */
export function canOrder(cart: Cart): boolean {
  const isCouponRight = cart.coupon === null || cart.coupon.problem === null;
  return cart.products.length > 0 && shortOf(cart).length === 0 && isCouponRight;
}
