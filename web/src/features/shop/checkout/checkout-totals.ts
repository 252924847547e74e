import type { getCart } from '@atrium/contract/carts';
import type { DeliveryOffer } from '@atrium/contract/delivery-methods';
import type { CouponTerms, DeliveryTerms, OrderTotals } from '@atrium/contract/order-totals';
import { orderTotals } from '@atrium/contract/order-totals';
import type { RouteResult } from '@atrium/contract/route';
import { centsOf } from '../money.ts';

export type Cart = RouteResult<typeof getCart>;
export type CartItem = Cart['products'][number];

/** The way of delivery that is chosen; the first that is offered, where none is; and none where it is offered no more. */
export function deliveryOf({ terms }: Cart, chosenId?: number): DeliveryOffer | undefined {
  return chosenId === undefined ? terms.deliveries[0] : terms.deliveries.find(({ id }) => id === chosenId);
}

/** What the cart comes to, by the same rules as the order; while nothing is chosen that is offered, with the first that is. */
export function totalsOf(cart: Cart, chosenId?: number): OrderTotals {
  return totalsWith(cart, deliveryOf(cart, chosenId) ?? deliveryOf(cart) ?? { priceCents: 0, freeFromCents: null });
}

export function totalsWith({ products, coupon, terms }: Cart, delivery: DeliveryTerms): OrderTotals {
  const lines = products.map(({ price, discountPercentage, hasFreeShipping, qty }) => {
    return { priceCents: centsOf(price), discountPercentage, hasFreeShipping, quantity: qty };
  });
  const counted: CouponTerms | null = coupon && coupon.problem === null ? coupon : null;
  return orderTotals(lines, { taxBasisPoints: terms.taxBasisPoints, delivery }, counted);
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
