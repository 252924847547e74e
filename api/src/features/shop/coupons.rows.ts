import type { CartCoupon, Coupon, CouponProblem } from '@atrium/contract/coupons';
import type { CouponTerms } from '@atrium/contract/order-totals';
import type { CartCouponRow, CouponRow } from '../../database/shop-schema.ts';
import { fold } from '../../search/fold.ts';

/** What a coupon is, in per cent or dollars. */
export function shownCoupon({ codeKey: _, minimumCents, ...row }: CouponRow): Coupon {
  return { ...row, value: row.kind === 'percent' ? row.value : row.value / 100, minimum: minimumCents / 100 };
}

export function couponRow({ minimum, ...coupon }: Coupon): CouponRow {
  const value = coupon.kind === 'percent' ? coupon.value : Math.round(coupon.value * 100);
  return { ...coupon, value, codeKey: fold(coupon.code), minimumCents: Math.round(minimum * 100) };
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
  if (coupon === null) return { code, kind: 'percent', value: 0, minimum: 0, problem };
  const { kind, value, minimum } = shownCoupon(coupon);
  return { code: coupon.code, kind, value, minimum, problem };
}

export function termsOf({ kind, value, minimumCents }: CouponRow): CouponTerms {
  return { kind, value, minimumCents };
}
