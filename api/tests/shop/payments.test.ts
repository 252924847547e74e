import { setTimeout as sleep } from 'node:timers/promises';
import { getCart } from '@atrium/contract/carts';
import { listChanges, undoChange } from '@atrium/contract/changes';
import { cancelOrder, payOrder } from '@atrium/contract/order-steps';
import { listOrders, listPaymentMethods, placeOrder, setOrderStatus } from '@atrium/contract/orders';
import { expect, test } from 'vitest';
import { testPayments } from '../../src/payments/test-payments.ts';
import { openApp } from '../helper.ts';
import { paymentsWithMemory, slowToLetGo } from '../payments.ts';
import { newcomer } from '../people.ts';
import { checkout, fill, order, setStock } from './shop.ts';

const { payments, authorised, released } = paymentsWithMemory();
const app = await openApp({ services: { payments } });

test('What is authorised is what the order costs, and the order keeps whose word it has', async () => {
  const person = await newcomer(app);
  await fill(person, 6, 2);
  const body = checkout();
  const { order } = await person.call(placeOrder, { body });
  expect(order).toMatchObject({ paymentState: 'authorised', paymentProvider: 'test' });
  expect(order.paymentReference).toMatch(/^test-/);
  const taken = authorised.get(`${person.accountId}/${body.idempotencyKey}`);
  expect(taken).toEqual({ amountCents: Math.round(order.total * 100), reference: order.paymentReference });
});

test('Nothing is ordered with a payment that was declined, and the cart stays', async () => {
  const person = await newcomer(app);
  await fill(person, 6);
  const body = { ...checkout(), paymentMethod: 'declined-card' as const };
  const { detail } = await person.refused(409, placeOrder, { body });
  expect(detail).toBe('The payment was declined. Choose another way to pay.');
  expect((await person.call(listOrders, { query: {} })).total).toBe(0);
  expect((await person.call(getCart)).products).toHaveLength(1);
});

test('Nobody is asked for what is paid on delivery', async () => {
  const person = await newcomer(app);
  await fill(person, 6);
  const asked = authorised.size;
  const { order } = await person.call(placeOrder, { body: { ...checkout(), paymentMethod: 'cash-on-delivery' } });
  expect(order).toMatchObject({ paymentState: 'due', paymentProvider: '', paymentReference: '' });
  expect(authorised.size).toBe(asked);
});

test('What was authorised for an order that another one left nothing for is let go of', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  for (const person of [one, other]) await fill(person, 7);
  await setStock(app, 7, 1);
  const before = released.length;
  const answers = await Promise.all([one, other].map((person) => person.send(placeOrder, { body: checkout() })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(released.length - before).toBeLessThanOrEqual(1);
});

test('What was authorised for an order that is cancelled before it is paid is let go of, once', async () => {
  const admin = await app.signIn('admin');
  const person = await newcomer(app);
  const placed = [await order(person, 6), await order(person, 6), await order(person, 6)];
  const [one, other, paid] = placed.map(({ id }) => ({ parameters: { id } }));
  if (!one || !other || !paid) throw new Error('There are three orders.');
  const before = released.length;
  const answers = await Promise.all([1, 2].map(() => admin.send(cancelOrder, one)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  await admin.call(setOrderStatus, { ...other, body: { status: 'rejected' } });
  await admin.call(payOrder, paid);
  const cancelled = await admin.call(cancelOrder, paid);
  expect(cancelled.order.paymentState).toBe('authorised');
  const { changes } = await admin.call(listChanges, { query: { entity: 'order', entityId: one.parameters.id } });
  await admin.call(undoChange, { parameters: { id: changes[0]?.id ?? 0 } });
  const { order: again } = await admin.call(cancelOrder, one);
  expect(again.paymentState).toBe('released');
  expect(released.slice(before)).toEqual(placed.slice(0, 2).map(({ paymentReference }) => paymentReference));
});

test('Nothing is ordered at another total than was shown', async () => {
  const person = await newcomer(app);
  await fill(person, 9);
  const body = { ...checkout(), expectedTotalCents: 1 };
  await person.refused(409, placeOrder, { body });
  const { order } = await person.call(placeOrder, { body: checkout() });
  await fill(person, 9);
  await person.call(placeOrder, { body: { ...checkout(), expectedTotalCents: Math.round(order.total * 100) } });
});

test('What there is to be declined is offered beside sample data alone', async () => {
  const person = await newcomer(app);
  expect((await person.call(listPaymentMethods)).methods).toContain('declined-card');
  expect(testPayments({ offersDeclined: false }).methods).not.toContain('declined-card');
});

test('Of a request that is sent twice, the second does not pay with what the first one lets go of', async () => {
  const { released, letGo, whileAskedFirst, payments: slow } = slowToLetGo();
  const own = await openApp({ services: { payments: slow } });
  const person = await newcomer(own);
  await fill(person, 7);
  const body = checkout();
  whileAskedFirst(() => setStock(own, 7, 0));
  const first = person.send(placeOrder, { body });
  await expect.poll(() => released).toHaveLength(1);
  await setStock(own, 7, 1);
  const second = person.send(placeOrder, { body });
  await Promise.race([second, sleep(500)]);
  letGo();
  expect([(await first).status, (await second).status]).toEqual([409, 201]);
  const { orders } = await person.call(listOrders, { query: {} });
  expect(orders).toHaveLength(1);
  expect(released).not.toContain(orders[0]?.paymentReference);
});
