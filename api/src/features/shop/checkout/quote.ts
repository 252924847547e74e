import type { ShopTerms } from '@atrium/contract/carts';
import { orderTotals } from '@atrium/contract/order-totals';
import type { PlaceOrder } from '@atrium/contract/orders';
import type { Database } from '../../../database/engine.ts';
import type { CouponRow } from '../../../database/shop-schema.ts';
import { conflict } from '../../../errors.ts';
import { findKeptCoupon } from '../carts/cart-coupons.queries.ts';
import { refusalOf } from '../carts/cart-coupons.ts';
import { notOffered } from '../carts/cart-deliveries.ts';
import { type CartLine, findCartProducts } from '../carts/carts.queries.ts';
import type { PlacedTerms } from '../orders/orders.list.ts';
import { shortage } from '../products/stock.ts';
import { findTermsOfCart } from '../settings/delivery-methods.queries.ts';
import { problemOf, termsOf } from './coupons.rows.ts';

/** What a cart comes to at this moment. */
export interface Quote {
  readonly cart: readonly CartLine[];
  /** The coupon that takes something off, and so is counted. */
  readonly coupon: CouponRow | null;
  readonly couponCents: number;
  readonly terms: PlacedTerms;
  readonly totalCents: number;
}

/** Refuses what cannot be ordered, and what is not what was shown. */
export async function quoteOf(
  database: Database,
  accountId: number,
  { expectedTotalCents, deliveryMethodId }: Pick<PlaceOrder, 'expectedTotalCents' | 'deliveryMethodId'>,
  now: string,
): Promise<Quote> {
  const cart = await findCartProducts(database, accountId);
  if (cart.length === 0) throw conflict('Your cart is empty.');
  const coupon = await usableCoupon(database, accountId, now);
  const kept = await findTermsOfCart(database, accountId);
  const terms = termsWith(kept.terms, deliveryMethodId ?? kept.deliveryMethodId);
  const { totalCents, couponCents } = orderTotals(cart.map(pricedCartLine), terms, coupon && termsOf(coupon));
  if (expectedTotalCents !== undefined && expectedTotalCents !== totalCents)
    throw conflict('Your cart costs something else by now. Look at it again before you order.');
  return { cart, coupon: couponCents > 0 ? coupon : null, couponCents, terms, totalCents };
}

function termsWith({ deliveries, ...tax }: ShopTerms, chosenId: number | null): PlacedTerms {
  const delivery = chosenId === null ? deliveries[0] : deliveries.find(({ id }) => id === chosenId);
  if (!delivery) throw notOffered();
  return { ...tax, delivery };
}

async function usableCoupon(database: Database, accountId: number, now: string): Promise<CouponRow | null> {
  const kept = await findKeptCoupon(database, accountId);
  if (kept === null) return null;
  const problem = problemOf(kept.coupon, kept.ownUses, now);
  if (problem !== null) throw refusalOf(problem);
  return kept.coupon;
}

function pricedCartLine({ hasFreeShipping, ...line }: CartLine) {
  return { ...line, hasFreeShipping: hasFreeShipping === 1 };
}

/** What there is too little of, in words; null when there is enough. */
export function shortageOf(short: readonly CartLine[]): string | null {
  return short.length === 0 ? null : short.map((line) => shortage(line, line.color)).join(' ');
}
