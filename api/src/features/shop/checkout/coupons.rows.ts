import type { CartCoupon, Coupon, CouponProblem } from '@atrium/contract/coupons';
import type { CouponTerms } from '@atrium/contract/order-totals';
import type { CartCouponRow, CouponRow } from '../../../database/shop-schema.ts';
import { fold } from '../../../search/fold.ts';

export function shownCoupon({ codeKey: _, ...coupon }: CouponRow): Coupon {
  return coupon;
}

export function couponRow(coupon: Coupon): CouponRow {
  return { ...coupon, codeKey: fold(coupon.code) };
}

/** A coupon that is kept with a cart; null when there is none of its code any more. */
export interface KeptCoupon extends Pick<CartCouponRow, 'code'> {
  coupon: CouponRow | null;
}

export function problemOf(coupon: CouponRow | null, now: string): CouponProblem | null {
  if (coupon === null) return 'gone';
  const today = now.slice(0, 10);
  if (today < coupon.validFrom) return 'not-yet';
  if (today > coupon.validUntil) return 'over';
  return coupon.limitOfUses !== null && coupon.uses >= coupon.limitOfUses ? 'used-up' : null;
}

export function shownCartCoupon({ code, coupon }: KeptCoupon, now: string): CartCoupon {
  const problem = problemOf(coupon, now);
  if (coupon === null) return { code, unit: 'percent', value: 0, minimumCents: 0, problem };
  return { code: coupon.code, ...termsOf(coupon), problem };
}

export function termsOf({ unit, value, minimumCents }: CouponRow): CouponTerms {
  return { unit, value, minimumCents };
}
