import { expect, test } from 'vitest';
import {
  type Cart,
  type CartItem,
  canOrder,
  deliveryOf,
  pricedDelivery,
  totalsOf,
} from '../checkout/checkout-totals.ts';
import { cartChanges, withoutGone } from './cart-changes.ts';

const lamp: CartItem = {
  id: 7,
  name: 'Pierhead Desk Lamp',
  slug: 'pierhead-desk-lamp-7',
  description: '',
  brand: 'Lantern Works',
  category: 'lighting',
  price: 100.1,
  image: '',
  hasFreeShipping: false,
  rating: 4,
  stock: 5,
  colors: [],
  isInWishlist: false,
  qty: 2,
  color: 'primary',
  shippingDate: '2026-03-05',
  offers: 1,
  discountPercentage: 10,
};

const terms: Cart['terms'] = {
  taxBasisPoints: 800,
  isDeliveryTaxed: false,
  deliveries: [
    { id: 1, name: 'Standard', priceCents: 5_00, freeFromCents: null, leastDays: null, mostDays: null },
    { id: 2, name: 'Express', priceCents: 12_00, freeFromCents: 300_00, leastDays: 1, mostDays: 2 },
  ],
};

const empty: Cart = { products: [], coupon: null, deliveryMethodId: null, terms };

function cartOf(item: Partial<CartItem> = {}, coupon: Cart['coupon'] = null): Cart {
  return { ...empty, products: [{ ...lamp, ...item }], coupon };
}

test('what others changed is told, what one changed oneself is not', () => {
  expect(cartChanges(cartOf(), cartOf({ qty: 3, color: 'info' }))).toEqual([]);
  expect(cartChanges(cartOf(), empty)).toEqual([{ kind: 'gone', name: lamp.name }]);
  expect(cartChanges(empty, cartOf())).toEqual([]);
  expect(cartChanges(cartOf(), cartOf({ price: 120, discountPercentage: 5, stock: 1 }))).toEqual([
    { kind: 'price', name: lamp.name, beforeCents: 100_10, afterCents: 120_00 },
    { kind: 'discount', name: lamp.name, before: 10, after: 5 },
    { kind: 'left', name: lamp.name, stock: 1, color: null },
  ]);
  const coupon = {
    code: 'TIDE',
    unit: 'percent',
    value: 10,
    minimumCents: 0,
    categories: [],
    problem: null,
  } satisfies Cart['coupon'];
  const lower = { ...coupon, value: 5 };
  expect(cartChanges(cartOf({}, coupon), cartOf({}, lower))).toEqual([{ kind: 'coupon', name: 'TIDE' }]);
  const elsewhere = { ...coupon, categories: ['print'] };
  expect(cartChanges(cartOf({}, coupon), cartOf({}, elsewhere))).toEqual([{ kind: 'coupon', name: 'TIDE' }]);
  expect(cartChanges(cartOf({}, coupon), cartOf({}, { ...lower, code: 'EBB' }))).toEqual([]);
  expect(cartChanges(cartOf({}, coupon), cartOf({}, { ...lower, problem: 'over' }))).toEqual([]);
  expect(cartChanges(cartOf(), cartOf({ stock: 0 }))).toEqual([{ kind: 'soldOut', name: lamp.name }]);
});

test('of what is kept by colour, the colour is told that there is too little of', () => {
  const colors = [{ color: 'primary' as const, stock: 1, articleNumber: '' }];
  expect(cartChanges(cartOf(), cartOf({ colors, stock: 1 }))).toEqual([
    { kind: 'left', name: lamp.name, stock: 1, color: 'primary' },
  ]);
  expect(cartChanges(cartOf(), cartOf({ colors, color: 'info', stock: 0 }))).toEqual([
    { kind: 'soldOutColor', name: lamp.name, color: 'info' },
  ]);
});

test('what delivery and tax cost by now is told', () => {
  const [standard, express] = terms.deliveries;
  const dearer = express ? [{ ...express, priceCents: 15_00 }] : [];
  const now = { ...cartOf(), terms: { taxBasisPoints: 1_900, isDeliveryTaxed: true, deliveries: dearer } };
  expect(cartChanges(cartOf(), now)).toEqual([
    { kind: 'delivery', name: 'Express', beforeCents: 12_00, afterCents: 15_00 },
    { kind: 'tax', name: '', before: 800, after: 1_900 },
    { kind: 'deliveryTaxed', name: '' },
  ]);
  expect(cartChanges(now, { ...now, terms: { ...now.terms, isDeliveryTaxed: false } })).toEqual([
    { kind: 'deliveryUntaxed', name: '' },
  ]);
  const chosen = { ...now, deliveryMethodId: standard?.id ?? 0 };
  expect([deliveryOf(chosen), deliveryOf(now)]).toEqual([undefined, ...dearer]);
  expect(pricedDelivery(chosen)).toEqual(dearer[0]);
});

test('what one has seen go is not told, and what else is gone is', () => {
  const chair = { ...lamp, id: 8, name: 'Quay Chair' };
  const known = { ...empty, products: [lamp, chair] };
  const nothing = empty;
  const seen = withoutGone(known, nothing, ({ id }) => id === lamp.id);
  expect(cartChanges(seen, nothing)).toEqual([{ kind: 'gone', name: chair.name }]);
  expect(withoutGone(known, known, () => true)).toEqual(known);
});

test('a cart costs what the order will cost, and cannot be ordered while something of it is missing', () => {
  const coupon = {
    code: 'TIDE',
    unit: 'percent',
    value: 50,
    minimumCents: 0,
    categories: [],
    problem: null,
  } satisfies Cart['coupon'];
  expect(totalsOf(cartOf()).totalCents).toBe(200_20 - 20_02 + 5_00 + 14_41);
  expect(totalsOf({ ...cartOf(), deliveryMethodId: 2 }).shippingCents).toBe(12_00);
  expect(totalsOf({ ...cartOf({ qty: 4 }), deliveryMethodId: 2 }).shippingCents).toBe(0);
  expect(totalsOf({ ...cartOf(), terms: { ...terms, isDeliveryTaxed: true } }).taxCents).toBe(14_81);
  expect(totalsOf(cartOf({}, coupon)).couponCents).toBe(90_09);
  expect(totalsOf(cartOf({}, { ...coupon, problem: 'over' })).couponCents).toBe(0);
  expect(totalsOf(cartOf({}, { ...coupon, categories: [lamp.category] })).couponCents).toBe(90_09);
  expect(totalsOf(cartOf({}, { ...coupon, categories: ['none-of-it'] })).couponCents).toBe(0);
  expect(canOrder(cartOf({}, coupon))).toBe(true);
  expect(canOrder(cartOf({}, { ...coupon, problem: 'over' }))).toBe(false);
  expect(canOrder(cartOf({ stock: 1 }))).toBe(false);
  expect(canOrder(empty)).toBe(false);
});
