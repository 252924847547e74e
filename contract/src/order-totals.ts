import type { CouponUnit } from './coupons.ts';
import { shareOf, wholeShare } from './invoice-totals.ts';
import { sum } from './sum.ts';

/** What the totals of an order follow from. Money is integer cents. */
export interface PricedLine {
  readonly priceCents: number;
  readonly discountPercentage: number;
  readonly quantity: number;
  readonly hasFreeShipping: boolean;
  /** Of which a coupon may be; of what is not known it is not. */
  readonly category?: string;
}

/** `value` is per cent or cents, of what the goods cost after their own discounts; it counts from `minimumCents` of that. Where `categories` are named, it takes off of goods of these alone. */
export interface CouponTerms {
  readonly unit: CouponUnit;
  readonly value: number;
  readonly minimumCents: number;
  readonly categories?: readonly string[];
}

/** What a way of delivery costs for a whole order: nothing once `freeFromCents` is paid for the goods, and nothing where all of them are shipped free. */
export interface DeliveryTerms {
  readonly priceCents: number;
  readonly freeFromCents: number | null;
}

/** What an order is placed on. */
export interface OrderTerms {
  readonly taxBasisPoints: number;
  /** Whether the tax is on what the delivery costs too. */
  readonly isDeliveryTaxed: boolean;
  readonly delivery: DeliveryTerms;
}

export interface OrderTotals {
  /** All pieces at their price. */
  readonly subtotalCents: number;
  /** All that is taken off, by the coupon too. */
  readonly discountCents: number;
  /** The part of it that the coupon takes off. */
  readonly couponCents: number;
  readonly shippingCents: number;
  /** On what is paid for the goods, and for their delivery where that is taxed. */
  readonly taxCents: number;
  readonly totalCents: number;
}

/** Form, API and receipt compute the totals with this alone. Halves of a cent round up, once for each line, the coupon and the tax. */
export function orderTotals(
  lines: readonly PricedLine[],
  terms: OrderTerms,
  coupon: CouponTerms | null = null,
): OrderTotals {
  return totalsTakingOff(lines, terms, coupon === null ? 0 : couponCentsOf(coupon, lines));
}

/** The same, where it is known what the coupon takes off. */
export function totalsTakingOff(
  lines: readonly PricedLine[],
  { taxBasisPoints, isDeliveryTaxed, delivery }: OrderTerms,
  couponCents: number,
): OrderTotals {
  const subtotalCents = sum(lines.map(lineCents));
  const discountCents = sum(lines.map(lineDiscountCents)) + couponCents;
  const goodsCents = subtotalCents - discountCents;
  const isShipped = lines.some(({ hasFreeShipping }) => !hasFreeShipping);
  const shippingCents = isShipped ? deliveryCents(delivery, goodsCents) : 0;
  const taxedCents = isDeliveryTaxed ? goodsCents + shippingCents : goodsCents;
  const taxCents = shareOf(taxedCents, taxBasisPoints, wholeShare);
  const totalCents = goodsCents + shippingCents + taxCents;
  return { subtotalCents, discountCents, couponCents, shippingCents, taxCents, totalCents };
}

export function deliveryCents({ priceCents, freeFromCents }: DeliveryTerms, goodsCents: number): number {
  return freeFromCents !== null && goodsCents >= freeFromCents ? 0 : priceCents;
}

/** What of a line its own price follows from. */
type Pieces = Pick<PricedLine, 'priceCents' | 'discountPercentage' | 'quantity'>;

export function lineCents({ priceCents, quantity }: Pieces): number {
  return priceCents * quantity;
}

export function lineDiscountCents(line: Pieces): number {
  return percentOf(lineCents(line), line.discountPercentage);
}

/** What is paid for a line, before a coupon, delivery and tax. */
export function paidCents(line: Pieces): number {
  return lineCents(line) - lineDiscountCents(line);
}

/** Never more than there is to pay for the goods that it is for. */
function couponCentsOf(coupon: CouponTerms, lines: readonly PricedLine[]): number {
  const { unit, value, minimumCents } = coupon;
  if (sum(lines.map(paidCents)) < minimumCents) return 0;
  const goodsCents = sum(lines.filter((line) => isFor(coupon, line)).map(paidCents));
  return unit === 'percent' ? percentOf(goodsCents, value) : Math.min(value, goodsCents);
}

/** Whether a coupon is for what is of a category. */
export function isFor(
  { categories = [] }: Pick<CouponTerms, 'categories'>,
  { category }: { category?: string },
): boolean {
  return categories.length === 0 || (category !== undefined && categories.includes(category));
}

function percentOf(cents: number, percentage: number): number {
  return Math.floor((cents * percentage + 50) / 100);
}
