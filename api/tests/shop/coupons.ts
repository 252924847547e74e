import { type Coupon, type NewCoupon, addCoupon as route } from '@atrium/contract/coupons';
import type { Person } from '../person.ts';

let coupons = 0;

/** A coupon of 20 per cent, valid on the day of all tests, that nobody else in this file has. */
export function newCoupon(more: Partial<NewCoupon> = {}): NewCoupon {
  coupons += 1;
  const days = { validFrom: '2026-03-01', validUntil: '2026-03-31' };
  const limits = { limitOfUses: null, limitPerCustomer: null, categories: [] };
  return { code: `TIDE${coupons}`, unit: 'percent', value: 20, minimumCents: 0, ...days, ...limits, ...more };
}

export async function addCoupon(admin: Person, more: Partial<NewCoupon> = {}): Promise<Coupon> {
  return (await admin.call(route, { body: newCoupon(more) })).coupon;
}
