import { addToCart, getCart } from '@atrium/contract/carts';
import { addProduct, deleteProducts } from '@atrium/contract/catalogue';
import { listChanges, undoChange } from '@atrium/contract/changes';
import * as coupons from '@atrium/contract/coupons';
import { cancelOrder } from '@atrium/contract/order-steps';
import { getOrder, placeOrder } from '@atrium/contract/orders';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expectUndoable } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addLantern } from '../routes/catalogue.proofs.ts';
import { addCoupon } from './coupons.ts';
import { checkout, fill } from './shop.ts';

const app = await openApp();
const admin = await app.signIn('admin');
const oftenEnough = 'You have used this coupon as often as you may.';

async function usesOf(code: string): Promise<number | undefined> {
  return (await admin.call(coupons.listCoupons, { query: { q: code } })).coupons[0]?.uses;
}

async function buyWith(person: Person, code: string) {
  await fill(person, 6);
  await person.call(coupons.applyCoupon, { body: { code } });
  return (await person.call(placeOrder, { body: checkout() })).order;
}

test('Of fifty orders of one account at once one uses what each may use once; all others are told, or have an empty cart', async () => {
  const { code } = await addCoupon(admin, { limitPerCustomer: 1 });
  const person = await newcomer(app);
  const { id } = await addLantern(admin, { stock: 1_000 });
  const orderOnce = async () => {
    await person.send(addToCart, { body: { productId: id } });
    await person.send(coupons.applyCoupon, { body: { code } });
    return person.send(placeOrder, { body: checkout() });
  };
  const answers = await Promise.all(Array.from({ length: 50 }, orderOnce));
  const placed = answers.filter(({ status }) => status === 201).map(({ text }) => JSON.parse(text).order);
  expect(placed.filter(({ couponCode }) => couponCode === code)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(await usesOf(code)).toBe(1);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from orders where coupon_code = ${code}`.execute(app.engine.read);
  expect(Number(rows[0]?.count)).toBe(1);
});

test('Who has used a coupon as often as one may is told so with the code, in the cart and at the checkout; others may', async () => {
  const { code } = await addCoupon(admin, { limitPerCustomer: 2 });
  const person = await newcomer(app);
  await buyWith(person, code);
  const kept = await newcomer(app);
  await buyWith(kept, code);
  await buyWith(person, code);
  await fill(person, 6);
  const { detail } = await person.refused(409, coupons.applyCoupon, { body: { code } });
  expect(detail).toBe(oftenEnough);
  await buyWith(kept, code);
  expect(await usesOf(code)).toBe(4);
});

test('A limit that comes while the coupon is in a cart holds there too', async () => {
  const { id, createdAt: _, uses: __, ...coupon } = await addCoupon(admin);
  const { code } = coupon;
  const person = await newcomer(app);
  await buyWith(person, code);
  await fill(person, 6);
  await person.call(coupons.applyCoupon, { body: { code } });
  await admin.call(coupons.updateCoupon, { parameters: { id }, body: { ...coupon, limitPerCustomer: 1 } });
  expect((await person.call(getCart)).coupon?.problem).toBe('used-up-by-you');
  expect((await person.refused(409, placeOrder, { body: checkout() })).detail).toBe(oftenEnough);
  await person.call(coupons.removeCoupon);
  await person.call(placeOrder, { body: checkout() });
});

test('A cancelled order gives its use back to who ordered, and does not come back once that was used', async () => {
  const { code } = await addCoupon(admin, { limitPerCustomer: 1 });
  const person = await newcomer(app);
  const first = await buyWith(person, code);
  const cancelled = await admin.call(cancelOrder, { parameters: { id: first.id } });
  const undone = await admin.call(undoChange, { parameters: { id: cancelled.changeId } });
  await fill(person, 6);
  await person.refused(409, coupons.applyCoupon, { body: { code } });
  await admin.call(undoChange, { parameters: { id: undone.changes[0]?.id ?? 0 } });
  await buyWith(person, code);
  const { changes } = await admin.call(listChanges, { query: { entity: 'order', entityId: first.id } });
  const { detail } = await admin.refused(409, undoChange, { parameters: { id: changes[0]?.id ?? 0 } });
  expect(detail).toBe('Its coupon has been used as often as its customer may.');
  expect(await usesOf(code)).toBe(1);
});

test('A coupon for some categories takes off of goods of these alone, counts from a minimum of all, and else waits', async () => {
  const some = { categories: ['print'], minimumCents: 100_00 };
  const { code } = await addCoupon(admin, { ...some, value: 50 });
  const add = async (category: string, priceCents: number) =>
    (await addLantern(admin, { category, priceCents, stock: 9, hasFreeShipping: true })).id;
  const [print, lamp] = [await add('print', 30_00), await add('lighting', 80_00)];
  const person = await newcomer(app);
  await fill(person, lamp, 2);
  await person.call(coupons.applyCoupon, { body: { code } });
  expect((await person.call(getCart)).coupon).toMatchObject({ categories: ['print'], problem: null });
  const without = (await person.call(placeOrder, { body: checkout() })).order;
  expect([without.couponCode, without.coupon]).toEqual([null, 0]);
  await fill(person, lamp);
  await fill(person, print);
  const body = { ...checkout(), expectedTotalCents: 80_00 + 15_00 + Math.round(95_00 * 0.08) };
  const { order } = await person.call(placeOrder, { body });
  expect([order.couponCode, order.coupon, order.discount]).toEqual([code, 15, 15]);
  expect((await admin.call(getOrder, { parameters: { id: order.id } })).order).toMatchObject({ coupon: 15 });
  await fill(person, print);
  await person.call(coupons.applyCoupon, { body: { code } });
  expect((await person.call(placeOrder, { body: checkout() })).order.coupon).toBe(0);
});

test('An amount takes off no more than goods of its categories cost', async () => {
  const { code } = await addCoupon(admin, { unit: 'money', value: 50_00, categories: ['bakery', 'print'] });
  const { product } = await admin.call(addProduct, {
    body: { name: 'Almanac', brand: 'Heron Press', category: 'print', priceCents: 20_00, stock: 5 },
  });
  const person = await newcomer(app);
  await fill(person, product.id);
  await fill(person, 1);
  await person.call(coupons.applyCoupon, { body: { code } });
  expect((await person.call(placeOrder, { body: checkout() })).order.coupon).toBe(20);
  await admin.call(deleteProducts, { body: { ids: [product.id] } });
});

test('The limits of a coupon can be undone, done again, and undone again; those recorded before there were any too', async () => {
  const { id, createdAt: _, uses: __, ...coupon } = await addCoupon(admin, { limitPerCustomer: 3 });
  const change = (more: Partial<coupons.NewCoupon>) =>
    admin.call(coupons.updateCoupon, { parameters: { id }, body: { ...coupon, ...more } });
  const seen = async () => (await admin.call(coupons.listCoupons, { query: { q: coupon.code } })).coupons;
  const deeds = {
    'a lower limit': () => change({ limitPerCustomer: 1 }),
    'no limit': () => change({ limitPerCustomer: null }),
    'some categories': () => change({ categories: ['print', 'bakery'] }),
    deleting: () => admin.call(coupons.deleteCoupon, { parameters: { id } }),
  };
  for (const [deed, act] of Object.entries(deeds)) await expectUndoable(admin, { deed, act, seen });
  const same = await change({ categories: [] });
  expect(same.changeId).toBeNull();
  const { changeId } = await admin.call(coupons.deleteCoupon, { parameters: { id } });
  await app.engine.write(async (transaction) => {
    const { limitPerCustomer: _l, categories: _c, ...before } = coupon;
    const kept = JSON.stringify({ id, ...before, uses: 0, createdAt: '2026-03-01T09:00:00.000Z' });
    await sql`update changes set before = ${kept} where id = ${changeId}`.execute(transaction);
  });
  await admin.call(undoChange, { parameters: { id: changeId } });
  expect((await seen())[0]).toMatchObject({ limitPerCustomer: null, categories: [] });
});
