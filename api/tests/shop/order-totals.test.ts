import { type CouponTerms, orderTotals, type PricedLine } from '@atrium/contract/order-totals';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTerms, usualTerms } from './terms.ts';

const line: fc.Arbitrary<PricedLine> = fc.record({
  priceCents: fc.oneof(fc.nat(2_000), fc.nat(100_000_000)),
  discountPercentage: fc.integer({ min: 0, max: 100 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  hasFreeShipping: fc.boolean(),
});

const coupon: fc.Arbitrary<CouponTerms> = fc.oneof(
  fc.record({
    unit: fc.constant('percent' as const),
    value: fc.integer({ min: 1, max: 100 }),
    minimumCents: fc.nat(10_000),
  }),
  fc.record({
    unit: fc.constant('money' as const),
    value: fc.integer({ min: 1, max: 10_000_000 }),
    minimumCents: fc.nat(10_000),
  }),
);

test('An order of two lines, to the cent', () => {
  const lines = [
    { priceCents: 89_00, discountPercentage: 10, quantity: 1, hasFreeShipping: true },
    { priceCents: 9_50, discountPercentage: 6, quantity: 3, hasFreeShipping: false },
  ];
  expect(orderTotals(lines, usualTerms)).toEqual({
    subtotalCents: 117_50,
    discountCents: 8_90 + 1_71,
    couponCents: 0,
    shippingCents: 5_00,
    taxCents: 8_55,
    totalCents: 120_44,
  });
});

test('Halves of a cent round up, once for each line', () => {
  const half = { priceCents: 10, discountPercentage: 5, quantity: 1, hasFreeShipping: true };
  expect(orderTotals([half], usualTerms).discountCents).toBe(1);
  expect(orderTotals([half, half], usualTerms).discountCents).toBe(2);
  expect(orderTotals([{ ...half, quantity: 2 }], usualTerms).discountCents).toBe(1);
});

test('What is shipped free is shipped free, unless something beside it is not', () => {
  const free = { priceCents: 10_00, discountPercentage: 0, quantity: 1, hasFreeShipping: true };
  expect(orderTotals([free, free], usualTerms).shippingCents).toBe(0);
  expect(orderTotals([free, { ...free, hasFreeShipping: false }], usualTerms).shippingCents).toBe(5_00);
  expect(orderTotals([], usualTerms).totalCents).toBe(0);
});

test('Delivery is free from what is paid for the goods, after all that is taken off', () => {
  const line = { priceCents: 50_00, discountPercentage: 10, quantity: 1, hasFreeShipping: false };
  const terms = { ...usualTerms, delivery: { priceCents: 5_00, freeFromCents: 45_00 } };
  const cent = { unit: 'money', value: 1, minimumCents: 0 } as const;
  expect(orderTotals([line], terms).shippingCents).toBe(0);
  expect(orderTotals([line], terms, cent).shippingCents).toBe(5_00);
});

test('Where delivery is taxed, the tax is on both together, rounded once', () => {
  const line = { priceCents: 10_06, discountPercentage: 0, quantity: 1, hasFreeShipping: false };
  const taxed = { ...usualTerms, isDeliveryTaxed: true };
  expect(orderTotals([line], usualTerms)).toMatchObject({ taxCents: 80, totalCents: 15_86 });
  expect(orderTotals([line], taxed)).toMatchObject({ shippingCents: 5_00, taxCents: 1_20, totalCents: 16_26 });
  expect(orderTotals([{ ...line, hasFreeShipping: true }], taxed)).toMatchObject({ shippingCents: 0, taxCents: 80 });
});

test('Totals are whole cents that add up, whatever the lines and their order', async () => {
  const property = fc.asyncProperty(fc.array(line, { maxLength: 20 }), anyTerms, async (lines, terms) => {
    const totals = orderTotals(lines, terms);
    const { subtotalCents, discountCents, shippingCents, taxCents, totalCents } = totals;
    for (const cents of Object.values(totals)) expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
    expect(totalCents).toBe(subtotalCents - discountCents + shippingCents + taxCents);
    expect(discountCents).toBeLessThanOrEqual(subtotalCents);
    expect(orderTotals(lines.toReversed(), terms)).toEqual(totals);
    const goodsCents = subtotalCents - discountCents;
    const taxedCents = terms.isDeliveryTaxed ? goodsCents + shippingCents : goodsCents;
    expect(Math.abs(taxCents - (taxedCents * terms.taxBasisPoints) / 10_000)).toBeLessThanOrEqual(0.5);
    expect([0, terms.delivery.priceCents]).toContain(shippingCents);
    if (goodsCents >= (terms.delivery.freeFromCents ?? Number.POSITIVE_INFINITY)) expect(shippingCents).toBe(0);
  });
  await fc.assert(property, { numRuns: 500 });
});

test('A coupon takes off what it says, from its minimum on, and never more than the goods cost', async () => {
  const property = fc.asyncProperty(fc.array(line, { maxLength: 20 }), coupon, async (lines, terms) => {
    const plain = orderTotals(lines, usualTerms);
    const totals = orderTotals(lines, usualTerms, terms);
    const goods = plain.subtotalCents - plain.discountCents;
    const { couponCents } = totals;
    const wanted = terms.unit === 'percent' ? (goods * terms.value) / 100 : Math.min(terms.value, goods);
    expect(Math.abs(couponCents - (goods < terms.minimumCents ? 0 : wanted))).toBeLessThanOrEqual(0.5);
    expect(couponCents).toBeLessThanOrEqual(goods);
    expect(totals.discountCents).toBe(plain.discountCents + couponCents);
    expect(totals.shippingCents).toBe(plain.shippingCents);
    for (const cents of Object.values(totals)) expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
    expect(totals.totalCents).toBe(
      totals.subtotalCents - totals.discountCents + totals.shippingCents + totals.taxCents,
    );
  });
  await fc.assert(property, { numRuns: 500 });
});
