import { expect, test } from 'vitest';
import { FilledCoupon, newCouponValues, withUnit } from './coupon-form-values.ts';

test('A coupon of another kind keeps its figure: ten per cent become ten dollars, and back', () => {
  expect(withUnit('money', 10)).toEqual({ unit: 'money', value: 1_000 });
  expect(withUnit('percent', 1_000)).toEqual({ unit: 'percent', value: 10 });
});

test('A coupon without a minimum or a limit is one for any cart, as often as one likes', () => {
  const values = { ...newCouponValues('2026-01-01', '2026-02-01'), code: 'tide' };
  expect(FilledCoupon.parse(values)).toMatchObject({
    code: 'TIDE',
    value: 10,
    minimumCents: 0,
    limitOfUses: null,
    limitPerCustomer: null,
    categories: [],
  });
});
