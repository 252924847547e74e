import { type CartCoupon, Coupon, type CouponProblem } from '@atrium/contract/coupons';
import type { CouponTerms } from '@atrium/contract/order-totals';
import type { CartCouponRow, CouponRow } from '../../../database/shop-schema.ts';
import { fold } from '../../../search/fold.ts';

export function shownCoupon({ codeKey: _, ...coupon }: CouponRow): Coupon {
  return { ...coupon, categories: categoriesOf(coupon) };
}

export function couponRow({ categories, ...coupon }: Coupon): CouponRow {
  return { ...coupon, codeKey: fold(coupon.code), categories: JSON.stringify(categories) };
}

function categoriesOf({ categories }: Pick<CouponRow, 'categories'>): Coupon['categories'] {
  return Coupon.shape.categories.parse(JSON.parse(categories));
}

/** A coupon that is kept with a cart; null when there is none of its code any more. */
export interface KeptCoupon extends Pick<CartCouponRow, 'code'> {
  coupon: CouponRow | null;
  /** How often whose cart it is has used it. */
  ownUses: number;
}

export function problemOf(coupon: CouponRow | null, ownUses: number, now: string): CouponProblem | null {
  if (coupon === null) return 'gone';
  const today = now.slice(0, 10);
  if (today < coupon.validFrom) return 'not-yet';
  if (today > coupon.validUntil) return 'over';
  if (coupon.limitOfUses !== null && coupon.uses >= coupon.limitOfUses) return 'used-up';
  return isUsedUpBy(coupon, ownUses) ? 'used-up-by-you' : null;
}

/** Whether who has used it so often may not do so once more. */
export function isUsedUpBy({ limitPerCustomer }: Pick<CouponRow, 'limitPerCustomer'>, ownUses: number): boolean {
  return limitPerCustomer !== null && ownUses >= limitPerCustomer;
}

export function shownCartCoupon({ code, coupon, ownUses }: KeptCoupon, now: string): CartCoupon {
  const problem = problemOf(coupon, ownUses, now);
  if (coupon === null) return { code, unit: 'percent', value: 0, minimumCents: 0, categories: [], problem };
  return { code: coupon.code, ...termsOf(coupon), problem };
}

export function termsOf({ unit, value, minimumCents, ...coupon }: CouponRow) {
  return { unit, value, minimumCents, categories: categoriesOf(coupon) } satisfies CouponTerms;
}
