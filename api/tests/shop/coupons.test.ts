import { getCart } from '@atrium/contract/carts';
import { listChanges, undoChange } from '@atrium/contract/changes';
import * as coupons from '@atrium/contract/coupons';
import { cancelOrder } from '@atrium/contract/order-steps';
import { orderTotals } from '@atrium/contract/order-totals';
import { placeOrder } from '@atrium/contract/orders';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { foldOldOrders } from '../../src/features/shop/orders/orders.fold.ts';
import { ordersIndex } from '../../src/features/shop/orders/orders.list.ts';
import { renewLists } from '../../src/lists/renew.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addCoupon, newCoupon } from './coupons.ts';
import { checkout, fill } from './shop.ts';
import { beforeTerms, usualTerms } from './terms.ts';

const app = await openApp();
const admin = await app.signIn('admin');

async function shopperWith(code: string, productId = 6): Promise<Person> {
  const person = await newcomer(app);
  await fill(person, productId);
  await person.call(coupons.applyCoupon, { body: { code } });
  return person;
}

async function usesOf(code: string): Promise<number | undefined> {
  return (await admin.call(coupons.listCoupons, { query: { q: code } })).coupons[0]?.uses;
}

test('Of many who use a coupon at once so many may as its limit says', async () => {
  const { code } = await addCoupon(admin, { limitOfUses: 3 });
  const people = [];
  for (let count = 0; count < 20; count += 1) people.push(await shopperWith(code));
  const answers = await Promise.all(people.map((person) => person.send(placeOrder, { body: checkout() })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(17);
  expect(await usesOf(code)).toBe(3);
});

test('An order keeps its coupon and what that took off; the cart has none after it, and it is counted once', async () => {
  const { code, id } = await addCoupon(admin, { value: 25 });
  const person = await shopperWith(code, 10);
  const body = checkout();
  const { order } = await person.call(placeOrder, { body });
  await person.call(placeOrder, { body });
  const line = { priceCents: 118_00, quantity: 1, discountPercentage: 9, hasFreeShipping: true };
  const totals = orderTotals([line], usualTerms, { unit: 'percent', value: 25, minimumCents: 0 });
  const { couponCents, discountCents, totalCents } = totals;
  expect(order).toMatchObject({ couponCode: code, coupon: couponCents / 100, discount: discountCents / 100 });
  expect(order.total).toBe(totalCents / 100);
  expect((await person.call(getCart)).coupon).toBeNull();
  expect(await usesOf(code)).toBe(1);
  await admin.call(coupons.deleteCoupon, { parameters: { id } });
  expect((await person.call(placeOrder, { body })).order).toEqual(order);
});

test('Below its minimum a coupon takes nothing off, is not counted, and stays with the cart', async () => {
  const { code } = await addCoupon(admin, { minimumCents: 5_000_00 });
  const person = await shopperWith(code);
  const { order } = await person.call(placeOrder, { body: checkout() });
  expect([order.couponCode, order.coupon]).toEqual([null, 0]);
  expect((await person.call(getCart)).coupon?.code).toBe(code);
  expect(await usesOf(code)).toBe(0);
});

test('A coupon that does not count any more is not ordered with, nor without', async () => {
  const { code, id } = await addCoupon(admin);
  const person = await shopperWith(code);
  await admin.call(coupons.deleteCoupon, { parameters: { id } });
  await person.refused(409, placeOrder, { body: checkout() });
  await person.call(coupons.removeCoupon);
  await person.call(placeOrder, { body: checkout() });
});

test('A cancelled order gives the use of its coupon back, and takes it again when that is undone, if there is one', async () => {
  const { code, id } = await addCoupon(admin, { limitOfUses: 1 });
  const place = async () => (await (await shopperWith(code)).call(placeOrder, { body: checkout() })).order;
  const first = await place();
  const { changeId } = await admin.call(cancelOrder, { parameters: { id: first.id } });
  expect(await usesOf(code)).toBe(0);
  const undo = { parameters: { id: changeId } };
  const undone = await admin.call(undoChange, undo);
  expect(await usesOf(code)).toBe(1);
  await admin.call(undoChange, { parameters: { id: undone.changes[0]?.id ?? 0 } });
  expect(await usesOf(code)).toBe(0);
  await place();
  const { changes } = await admin.call(listChanges, { query: { entity: 'order', entityId: first.id } });
  const { detail } = await admin.refused(409, undoChange, { parameters: { id: changes[0]?.id ?? 0 } });
  expect(detail).toBe('This coupon has been used as often as it may be.');
  await admin.call(coupons.deleteCoupon, { parameters: { id } });
  await admin.call(undoChange, { parameters: { id: changes[0]?.id ?? 0 } });
});

test('What was of a coupon does not come back to what was changed of it since', async () => {
  const made = newCoupon({ value: 50 });
  const { coupon } = await admin.call(coupons.addCoupon, { body: made });
  const parameters = { id: coupon.id };
  const change = (body: coupons.NewCoupon) => admin.call(coupons.updateCoupon, { parameters, body });
  const refuse = async (changeId: number | null) =>
    (await admin.refused(409, undoChange, { parameters: { id: changeId ?? 0 } })).detail;
  const money = { ...made, unit: 'money' as const };
  const inMoney = await change(money);
  const larger = await change({ ...money, value: 5_000 });
  expect(await refuse(inMoney.changeId)).toBe('Give at most 100 per cent.');
  const longer = await change({ ...money, value: 5_000, validUntil: '2026-05-31' });
  const later = await change({ ...money, value: 5_000, validFrom: '2026-05-01', validUntil: '2026-05-31' });
  expect(await refuse(longer.changeId)).toBe('This day is before the first one.');
  for (const { changeId } of [later, longer, larger, inMoney])
    await admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect((await admin.call(coupons.listCoupons, { query: { q: made.code } })).coupons).toEqual([coupon]);
});

test('What orders do to the uses of a coupon while it is deleted counts when it is back, whatever it was called', async () => {
  const coupon = await addCoupon(admin);
  const { code, id } = coupon;
  const place = async () => (await (await shopperWith(code)).call(placeOrder, { body: checkout() })).order;
  const [one, other, third] = [await place(), await place(), await place()];
  const cancelled = await admin.call(cancelOrder, { parameters: { id: third.id } });
  const { uses: _, createdAt: __, id: ___, ...same } = coupon;
  const renamed = `${code}B`;
  await admin.call(coupons.updateCoupon, { parameters: { id }, body: { ...same, code: renamed } });
  await admin.call(cancelOrder, { parameters: { id: one.id } });
  expect(await usesOf(renamed)).toBe(1);
  const { changeId } = await admin.call(coupons.deleteCoupon, { parameters: { id } });
  const another = await addCoupon(admin, { code });
  const undone = await admin.call(cancelOrder, { parameters: { id: other.id } });
  expect(await usesOf(another.code)).toBe(0);
  await admin.call(undoChange, { parameters: { id: cancelled.changeId } });
  await admin.call(undoChange, { parameters: { id: undone.changeId } });
  const back = await admin.call(undoChange, { parameters: { id: changeId } });
  expect(await usesOf(renamed)).toBe(2);
  const again = await admin.call(undoChange, { parameters: { id: back.changes[0]?.id ?? 0 } });
  await admin.call(undoChange, { parameters: { id: again.changes[0]?.id ?? 0 } });
  expect(await usesOf(renamed)).toBe(2);
});

test('Orders from before they knew their coupon find it by what was recorded', async () => {
  const { code, id } = await addCoupon(admin);
  const person = await shopperWith(code);
  const placed = (await person.call(placeOrder, { body: checkout() })).order;
  const { changeId } = await admin.call(coupons.deleteCoupon, { parameters: { id } });
  await app.engine.write(async (transaction) => {
    for (const statement of [
      'drop index orders_with_waiting_uses',
      'drop index orders_with_a_coupon',
      'alter table orders drop column coupon_id',
      'alter table orders drop column waiting_uses',
      'drop table payment_releases',
      "delete from migrations where name = '0084-releases-and-coupons-of-orders'",
      // Columns that came later: these come before them again.
      ...beforeTerms,
      'drop index orders_to_fold',
      'alter table orders drop column buyer',
      'alter table orders drop column goods',
      "delete from migrations where name = '0119-words-of-orders'",
    ])
      await sql.raw(statement).execute(transaction);
  });
  expect(await migrate(app.engine)).toEqual([
    '0084-releases-and-coupons-of-orders',
    '0093-shop-settings',
    '0101-delivery-of-orders',
    '0119-words-of-orders',
  ]);
  await renewLists(app.engine, [{ index: ordersIndex, isOwnedToo: true }]);
  await foldOldOrders(app.engine);
  await admin.call(cancelOrder, { parameters: { id: placed.id } });
  await admin.call(undoChange, { parameters: { id: changeId } });
  expect(await usesOf(code)).toBe(0);
});
