import { addToCart, addToWishlist, getCart, mostCartItems } from '@atrium/contract/carts';
import { listChanges } from '@atrium/contract/changes';
import { listOrders, placeOrder } from '@atrium/contract/orders';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import { checkout, fill, order, productIdsInCart, productIdsOnWishlist, setStock, stockOf } from './shop.ts';

const app = await openApp();
const admin = await app.signIn('admin');

async function crowd(size: number) {
  const people = [];
  for (let count = 0; count < size; count += 1) people.push(await newcomer(app));
  return people;
}

test('Of fifty who order the last piece at once one gets it', async () => {
  const people = await crowd(50);
  for (const person of people) await fill(person, 4);
  await setStock(app, 4, 1);
  const answers = await Promise.all(people.map((person) => person.send(placeOrder, { body: checkout() })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(await stockOf(app, 4)).toBe(0);
  const carts = await Promise.all(people.map(productIdsInCart));
  expect(carts.filter((ids) => ids.length === 0)).toHaveLength(1);
});

test('However often the same order is sent at once, it is one order', async () => {
  const person = await newcomer(app);
  await fill(person, 6, 2);
  const stock = await stockOf(app, 6);
  const body = checkout();
  const answers = await Promise.all(Array.from({ length: 20 }, () => person.send(placeOrder, { body })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await person.call(listOrders, { query: {} })).total).toBe(1);
  expect(await stockOf(app, 6)).toBe(stock - 2);
});

test('The key of an order that was placed orders nothing to another place, nor is it paid in another way', async () => {
  const person = await newcomer(app);
  await fill(person, 6);
  const body = checkout();
  const { order: placed } = await person.call(placeOrder, { body });
  const elsewhere = { ...body, address: { ...body.address, houseNumber: '7b' } };
  await person.refused(409, placeOrder, { body: elsewhere });
  await person.refused(409, placeOrder, { body: { ...body, paymentMethod: 'cash-on-delivery' } });
  const again = await person.call(placeOrder, { body });
  expect(again.order.id).toBe(placed.id);
});

test('However often something is added at once, it is there once', async () => {
  const person = await newcomer(app);
  const body = { productId: 3 };
  const adds = Array.from({ length: 20 }, (_, index) => person.send(index % 2 ? addToCart : addToWishlist, { body }));
  expect(new Set((await Promise.all(adds)).map(({ status }) => status))).toEqual(new Set([201]));
  expect([await productIdsInCart(person), await productIdsOnWishlist(person)]).toEqual([[3], [3]]);
});

test('What one may not have of some, nothing is taken of the others', async () => {
  const person = await newcomer(app);
  for (const productId of [1, 2, 3]) await fill(person, productId, 2);
  await setStock(app, 2, 1);
  const { detail } = await person.refused(409, placeOrder, { body: checkout() });
  expect(detail).toBe('There are only 1 of Pierhead Desk Lamp left.');
  await setStock(app, 2, 2);
  await person.call(placeOrder, { body: checkout() });
  expect(await stockOf(app, 2)).toBe(0);
});

test('A cart holds a hundred different products', async () => {
  const person = await newcomer(app);
  const copy = await app.engine.read.selectFrom('products').selectAll().where('id', '=', 5).executeTakeFirstOrThrow();
  const copies = Array.from({ length: mostCartItems + 1 }, (_, index) => ({
    ...copy,
    id: 1_000 + index,
    place: 1_000 + index,
  }));
  await app.engine.write((transaction) => transaction.insertInto('products').values(copies).execute());
  for (let index = 0; index < mostCartItems; index += 1) {
    await person.call(addToCart, { body: { productId: 1_000 + index } });
  }
  await person.refused(409, addToCart, { body: { productId: 1_000 + mostCartItems } });
  expect((await person.call(getCart)).products).toHaveLength(mostCartItems);
  const { order: placed } = await person.call(placeOrder, { body: checkout() });
  expect(placed.lines).toHaveLength(mostCartItems);
});

test('An order is recorded with what it took of each product, and none of that can be undone', async () => {
  const person = await newcomer(app);
  const stock = await stockOf(app, 10);
  const { id } = await order(person, 10);
  const shared = await admin.call(listChanges, { query: { perPage: 3 } });
  const own = await person.call(listChanges, { query: { entity: 'cart-item', perPage: 1 } });
  const changes = [...own.changes, ...shared.changes];
  const seen = changes.map(({ entity, entityId, action, isUndoable }) => [entity, entityId, action, isUndoable]);
  expect(seen).toEqual([
    ['cart-item', expect.any(Number), 'delete', false],
    ['message', expect.any(Number), 'create', false],
    ['product', 10, 'update', false],
    ['order', id, 'create', false],
  ]);
  expect(changes[2]).toMatchObject({ before: { stock }, after: { stock: stock - 1 } });
});
