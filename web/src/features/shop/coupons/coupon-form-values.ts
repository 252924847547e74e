import { type Coupon, type CouponUnit, NewCoupon } from '@atrium/contract/coupons';
import * as z from 'zod/mini';

export interface CouponFormValues extends Record<string, unknown> {
  code: string;
  unit: CouponUnit;
  /** Per cent or cents. */
  value: number;
  /** Null for none. */
  minimumCents: number | null;
  validFrom: string;
  validUntil: string;
  limitOfUses: number | null;
  limitPerCustomer: number | null;
  /** None is for all goods. */
  categories: string[];
}

function asCoupon({ minimumCents, ...values }: CouponFormValues): z.input<typeof NewCoupon> {
  return { ...values, minimumCents: minimumCents ?? 0 };
}

export const FilledCoupon = z.pipe(z.transform(asCoupon), NewCoupon);

export function newCouponValues(today: string, lastDay: string): CouponFormValues {
  const days = { validFrom: today, validUntil: lastDay };
  const limits = { limitOfUses: null, limitPerCustomer: null, categories: [] };
  return { code: '', unit: 'percent', value: 10, minimumCents: null, ...days, ...limits };
}

export function couponValues({ id: _, uses: __, createdAt: ___, minimumCents, ...coupon }: Coupon) {
  const values: CouponFormValues = {
    ...coupon,
    minimumCents: minimumCents === 0 ? null : minimumCents,
  };
  return values;
}

/** The same figure of another kind: ten dollars instead of ten per cent. */
export function withUnit(unit: CouponUnit, value: number): Pick<CouponFormValues, 'unit' | 'value'> {
  return { unit, value: unit === 'money' ? value * 100 : Math.round(value / 100) };
}
