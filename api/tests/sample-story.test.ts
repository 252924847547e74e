import { type CardPeriod, cardPeriods, readCustomers } from '@atrium/contract/cards';
import { readSalesFigures, readUserFigures, readVisitFigures } from '@atrium/contract/figures';
import { expect, test } from 'vitest';
import { openApp, type TestApp } from './helper.ts';

const app = await openApp();
const { read } = app.engine;
const now = app.inSeconds(0);
const accounts = await read.selectFrom('accounts').selectAll().execute();
const users = await read.selectFrom('users').selectAll().execute();

test('Whoever signed in, ordered, wrote or gave somebody a task had joined by then, and nothing is of tomorrow', async () => {
  const joined = new Map(accounts.map(({ id, createdAt }) => [id, createdAt]));
  const orders = await read.selectFrom('orders').select(['accountId', 'placedAt as at']).execute();
  const acts = [
    ...(await read.selectFrom('sessions').select(['accountId', 'createdAt as at']).execute()),
    ...orders.flatMap(({ accountId, at }) => (accountId === null ? [] : { accountId, at })),
    ...(await read.selectFrom('chatMessages').select(['senderId as accountId', 'sentAt as at']).execute()),
    ...(await read.selectFrom('tasks').select(['accountId', 'createdAt as at']).execute()),
    ...(await read.selectFrom('orderNotes').select(['accountId', 'createdAt as at']).execute()),
  ];
  expect(acts.length).toBeGreaterThan(1_000);
  expect(acts.filter(({ accountId, at }) => at > now || at < (joined.get(accountId ?? 0) ?? '9'))).toEqual([]);
});

test('Who has come by an invitation is the user whom it went to, and some have', () => {
  const invited = accounts.filter(({ userId }) => userId !== null);
  expect(invited.length).toBeGreaterThanOrEqual(3);
  for (const { userId, fullName, email, createdAt } of invited) {
    const user = users.find(({ id }) => id === userId);
    expect(user).toMatchObject({ fullName, email, status: 'active' });
    expect(user?.createdAt.localeCompare(createdAt)).toBe(-1);
  }
});

test('Users write about posts after they have joined, and after the post', async () => {
  const posts = await read.selectFrom('blogPosts').select(['id', 'authorName', 'createdAt', 'publishedAt']).execute();
  const comments = await read.selectFrom('blogComments').select(['postId', 'authorName', 'createdAt']).execute();
  const joined = new Map(users.map(({ fullName, createdAt }) => [fullName, createdAt]));
  for (const { postId, authorName, createdAt } of comments) {
    expect(posts.find(({ id }) => id === postId)?.publishedAt?.localeCompare(createdAt)).toBe(-1);
    expect(joined.get(authorName)?.localeCompare(createdAt), authorName).toBe(-1);
  }
  for (const { authorName, createdAt } of posts)
    expect(joined.get(authorName)?.localeCompare(createdAt), authorName).toBe(-1);
});

test('An order is of products that were there, and a coupon was used as often as orders say', async () => {
  const lines = await read
    .selectFrom('orderLines')
    .innerJoin('orders', 'orders.id', 'orderLines.orderId')
    .innerJoin('products', 'products.id', 'orderLines.productId')
    .select(['placedAt', 'products.createdAt'])
    .execute();
  expect(lines.filter(({ placedAt, createdAt }) => createdAt > placedAt)).toEqual([]);
  const orders = await read.selectFrom('orders').select(['couponId', 'state', 'placedAt']).execute();
  for (const { id, uses, validFrom, validUntil } of await read.selectFrom('coupons').selectAll().execute()) {
    const own = orders.filter(({ couponId }) => couponId === id);
    expect(own.filter(({ state }) => state !== 'cancelled')).toHaveLength(uses);
    const days = own.map(({ placedAt }) => placedAt.slice(0, 10));
    expect(days.filter((day) => day < validFrom || day > validUntil)).toEqual([]);
  }
});

test('An invoice is issued to a client who is there, and paid after that', async () => {
  const invoices = await read
    .selectFrom('invoices')
    .innerJoin('clients', 'clients.id', 'invoices.clientId')
    .select(['invoices.id', 'issuedDate', 'sentAt', 'clients.createdAt'])
    .execute();
  const payments = await read.selectFrom('invoicePayments').select(['invoiceId', 'paidOn']).execute();
  for (const { id, issuedDate, sentAt, createdAt } of invoices) {
    expect([createdAt.slice(0, 10) < issuedDate, (sentAt ?? '9') >= issuedDate]).toEqual([true, true]);
    const days = payments.filter(({ invoiceId }) => invoiceId === id).map(({ paidOn }) => paidOn);
    expect(days.filter((day) => day < issuedDate || day > now.slice(0, 10))).toEqual([]);
  }
});

test('Who is a user works where their address says, for now, under the same address and with the same picture', async () => {
  const employees = await read.selectFrom('employees').selectAll().execute();
  const known = users.flatMap((user) => {
    const employee = employees.find(({ fullName }) => fullName === user.fullName);
    return employee ? [{ user, employee }] : [];
  });
  expect(known.length).toBeGreaterThan(20);
  const [rejected, applied] = [3, 5];
  for (const { user, employee } of known) {
    expect(employee).toMatchObject({ email: user.email, avatar: user.avatar });
    expect([rejected, applied]).not.toContain(employee.status);
  }
  const seen = [
    ...users.map(({ fullName, avatar }) => ({ name: fullName, avatar })),
    ...accounts.map(({ fullName, avatar }) => ({ name: fullName, avatar })),
    ...(await read.selectFrom('blogPosts').select(['authorName as name', 'authorAvatar as avatar']).execute()),
    ...(await read.selectFrom('mailMessages').select(['fromName as name', 'fromAvatar as avatar']).execute()),
    ...(await read
      .selectFrom('eventGuests')
      .select(['label as name', 'avatar'])
      .where('accountId', 'is', null)
      .execute()),
  ];
  const pictures = Map.groupBy(seen, ({ name }) => name);
  const own = accounts[0]?.fullName ?? '';
  for (const [name, rows] of pictures)
    if (name !== own) expect(new Set(rows.map(({ avatar }) => avatar)).size, name).toBe(1);
});

async function figuresOf(at: string): Promise<TestApp> {
  return at === now ? app : openApp({ services: { now: () => new Date(at) } });
}

/** Each measure of a period has something in it and in the one before, and neither is many times the other. */
async function expectPlausible({ signIn }: TestApp, period: CardPeriod): Promise<void> {
  const admin = await signIn('admin');
  const { revenueCents, orders, returningCustomers, newCustomers } = await admin.call(readSalesFigures, {
    query: { period },
  });
  const { sessions } = await admin.call(readVisitFigures, { query: { period } });
  const { usersAdded } = await admin.call(readUserFigures, { query: { period } });
  for (const { total, totalBefore } of [revenueCents, orders, returningCustomers, sessions, usersAdded]) {
    expect(totalBefore).toBeGreaterThan(0);
    expect(total / totalBefore).toBeGreaterThan(0.4);
    expect(total / totalBefore).toBeLessThan(3.5);
  }
  expect(newCustomers.total).toBeGreaterThan(0);
  const { listData } = await admin.call(readCustomers, { query: { period } });
  expect(listData.filter(({ result }) => result === 0)).toEqual([]);
}

test.each([now, '2026-07-31T23:30:00.000Z', '2027-01-01T00:10:00.000Z', '2028-02-29T12:00:00.000Z'])(
  'On %s dashboards show figures that could be true',
  async (at) => {
    const there = await figuresOf(at);
    for (const period of cardPeriods) await expectPlausible(there, period);
  },
);
