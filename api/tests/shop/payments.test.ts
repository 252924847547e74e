import { setTimeout as sleep } from 'node:timers/promises';
import { getCart } from '@atrium/contract/carts';
import { listChanges, undoChange } from '@atrium/contract/changes';
import { cancelOrder, payOrder } from '@atrium/contract/order-steps';
import { listOrders, listPaymentMethods, placeOrder, setOrderStatus } from '@atrium/contract/orders';
import { expect, test } from 'vitest';
import { testPayments } from '../../src/payments/test-payments.ts';
import { openApp, type TestApp } from '../helper.ts';
import { outOfReach, paymentsWithMemory, slowToLetGo } from '../payments.ts';
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

test('What a provider does not let go of at once it is asked to let go of again, until it has', async () => {
  const { released, provider, payments: unreliable } = outOfReach();
  const lasting = { accessTokenSeconds: 86_400, refreshTokenSeconds: 86_400 };
  const own = await openApp({ services: { payments: unreliable }, settings: lasting });
  const [ownAdmin, person] = [await own.signIn('admin'), await newcomer(own)];
  const placed = await order(person, 6);
  await ownAdmin.call(cancelOrder, { parameters: { id: placed.id } });
  await own.later(300);
  expect(released).toEqual([]);
  provider.isDown = false;
  await own.later(3_599);
  expect(released).toEqual([]);
  await own.later(1);
  await own.later(86_400);
  expect(released).toEqual([placed.paymentReference]);
});

/** Two processes with one database and one provider, and somebody who orders the last piece at either. */
async function twoProcesses(isDown: boolean) {
  const { released, provider, payments } = outOfReach();
  provider.isDown = isDown;
  const here = await openApp({ services: { payments } });
  const there = await openApp({ services: { payments }, database: here.database });
  const person = await newcomer(here);
  await fill(person, 7);
  const body = checkout();
  const placeAt = (process: TestApp) => process.as(person.accessToken).send(placeOrder, { body });
  const references = async () =>
    (await person.call(listOrders, { query: {} })).orders.map(({ paymentReference }) => paymentReference);
  return { here, there, placeAt, released, provider, references };
}

test('Nothing is ordered with what waits to be let go of', async () => {
  const { here, there, placeAt, released, provider, references } = await twoProcesses(true);
  provider.meanwhile.push(() => setStock(here, 7, 0));
  expect((await placeAt(here)).status).toBe(409);
  await setStock(here, 7, 1);
  const waiting = await placeAt(there);
  expect([waiting.status, waiting.text]).toEqual([409, expect.stringContaining('has not been let go of yet')]);
  provider.isDown = false;
  expect((await placeAt(there)).status).toBe(201);
  await here.later(400);
  expect([await references(), released]).toEqual([['reference-2'], ['reference-1']]);
});

test('Of one request at two processes, neither orders with what the other has let go of', async () => {
  const { here, there, placeAt, released, provider, references } = await twoProcesses(false);
  const [bothAsked, oneRefused] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  provider.meanwhile.push(
    async () => {
      await bothAsked.promise;
      await setStock(here, 7, 0);
    },
    async () => {
      bothAsked.resolve();
      await oneRefused.promise;
    },
  );
  const [first, second] = [placeAt(here), placeAt(there)];
  const refused = await Promise.race([first, second]);
  expect(refused.status).toBe(409);
  expect(released).toEqual(['reference-1']);
  await setStock(here, 7, 1);
  oneRefused.resolve();
  const answers = await Promise.all([first, second]);
  expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  expect(answers.map(({ text }) => text).join()).toContain('let go of meanwhile');
  expect((await placeAt(there)).status).toBe(201);
  expect(await references()).toEqual(['reference-2']);
  expect(released).not.toContain('reference-2');
});
