import { type Coupon, type CouponUnit, NewCoupon } from '@atrium/contract/coupons';
import * as z from 'zod/mini';

/** As it is typed: money in whole units, and what is left empty as nothing. */
export interface CouponFormValues extends Record<string, unknown> {
  code: string;
  unit: CouponUnit;
  value: string;
  minimumCents: string;
  validFrom: string;
  validUntil: string;
  limitOfUses: string;
}

const centsOf = (amount: string) => Math.round(Number(amount) * 100);

function asCoupon({ code, unit, value, minimumCents, validFrom, validUntil, limitOfUses }: CouponFormValues) {
  return {
    ...{ code, unit, validFrom, validUntil },
    value: unit === 'percent' ? Number(value) : centsOf(value),
    minimumCents: centsOf(minimumCents),
    limitOfUses: limitOfUses.trim() === '' ? null : Number(limitOfUses),
  };
}

export const TypedCoupon = z.pipe(z.transform(asCoupon), NewCoupon);

export function newCouponValues(today: string, lastDay: string): CouponFormValues {
  const days = { validFrom: today, validUntil: lastDay };
  return { code: '', unit: 'percent', value: '10', minimumCents: '', ...days, limitOfUses: '' };
}

export function couponValues({ code, unit, value, minimumCents, validFrom, validUntil, limitOfUses }: Coupon) {
  const values: CouponFormValues = {
    ...{ code, unit, validFrom, validUntil },
    value: String(unit === 'percent' ? value : value / 100),
    minimumCents: minimumCents === 0 ? '' : String(minimumCents / 100),
    limitOfUses: limitOfUses === null ? '' : String(limitOfUses),
  };
  return values;
}
