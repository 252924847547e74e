import type { getCart } from '@atrium/contract/carts';
import type { DeliveryOffer } from '@atrium/contract/delivery-methods';
import type { CouponTerms, DeliveryTerms, OrderTotals } from '@atrium/contract/order-totals';
import { orderTotals } from '@atrium/contract/order-totals';
import type { RouteResult } from '@atrium/contract/route';
import { centsOf } from '../money.ts';

export type Cart = RouteResult<typeof getCart>;
export type CartItem = Cart['products'][number];

/** The way of delivery that is chosen; the first that is offered, where none is; and none where it is offered no more. */
export function deliveryOf({ terms, deliveryMethodId: chosenId }: Cart): DeliveryOffer | undefined {
  return chosenId === null ? terms.deliveries[0] : terms.deliveries.find(({ id }) => id === chosenId);
}

/** The one that the cart is priced with: while nothing is chosen that is offered, the first that is. */
export function pricedDelivery(cart: Cart): DeliveryOffer | undefined {
  return deliveryOf(cart) ?? cart.terms.deliveries[0];
}

/** What the cart comes to, by the same rules as the order. */
export function totalsOf(cart: Cart): OrderTotals {
  return totalsWith(cart, pricedDelivery(cart) ?? { priceCents: 0, freeFromCents: null });
}

export function totalsWith({ products, coupon, terms }: Cart, delivery: DeliveryTerms): OrderTotals {
  const lines = products.map(({ price, discountPercentage, hasFreeShipping, qty, category }) => {
    return { priceCents: centsOf(price), discountPercentage, hasFreeShipping, quantity: qty, category };
  });
  const counted: CouponTerms | null = coupon && coupon.problem === null ? coupon : null;
  const { taxBasisPoints, isDeliveryTaxed } = terms;
  return orderTotals(lines, { taxBasisPoints, isDeliveryTaxed, delivery }, counted);
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
