import { getOrderFacets } from '@atrium/contract/order-facets';
import { exportOrders, getOrder, listOrders } from '@atrium/contract/orders';
import { href } from '@atrium/contract/route';
import { searchEverything } from '@atrium/contract/search';
import { expect, test } from 'vitest';
import { readCsv } from '../../src/tables/csv-reader.ts';
import { openApp } from '../helper.ts';
import { invitedUser, newcomer } from '../people.ts';
import { order } from './shop.ts';

const app = await openApp();
const admin = await app.signIn('admin');

async function exportedIds(q: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${admin.accessToken}` };
  const url = new URL(href(exportOrders.path, {}, { q, columns: ['id'] }), 'http://atrium.test');
  const file = await app.app.fetch(new Request(url, { headers }), { address: '127.0.0.1', requestId: 'export' });
  const text = await file.text();
  return readCsv(text.replace('\ufeff', '').trimEnd()).slice(1).flat();
}

test('An order says which account placed it', async () => {
  const buyer = await newcomer(app);
  const { id, buyer: placedBy } = await order(buyer, 1);
  const { email, username } = buyer;
  const expected = { name: username, email, username, userId: null };
  expect(placedBy).toEqual(expected);
  const { order: seen } = await admin.call(getOrder, { parameters: { id } });
  expect(seen.buyer).toEqual(expected);
});

test('The e-mail address of an account finds its orders in the list, its counts, the file and the search', async () => {
  const buyer = await newcomer(app);
  const [first, second] = [await order(buyer, 1), await order(buyer, 2)];
  const q = buyer.email.toUpperCase();
  const { orders, total } = await admin.call(listOrders, { query: { all: true, q } });
  expect([orders.map(({ id }) => id), total]).toEqual([[second.id, first.id], 2]);
  const { states } = await admin.call(getOrderFacets, { query: { all: true, q } });
  expect(states.find(({ value }) => value === 'pending')?.total).toBe(2);
  expect(await exportedIds(q)).toEqual([String(second.id), String(first.id)]);
  const { groups } = await admin.call(searchEverything, { query: { q, kind: 'orders' } });
  expect(groups[0]?.hits.map(({ title }) => title)).toEqual([`#${second.id}`, `#${first.id}`]);
});

test('Nobody finds the orders of others by their e-mail address', async () => {
  const buyer = await newcomer(app);
  await order(buyer, 1);
  const { person: stranger } = await invitedUser(app, admin);
  const q = buyer.email;
  expect((await stranger.send(listOrders, { query: { q, all: true } })).status).toBe(403);
  const { groups } = await stranger.call(searchEverything, { query: { q, kind: 'orders' } });
  expect(groups).toEqual([]);
});

test('An address that no account has is looked for among the words', async () => {
  const q = 'nobody@atrium.example';
  expect((await admin.call(listOrders, { query: { all: true, q } })).total).toBe(0);
});
