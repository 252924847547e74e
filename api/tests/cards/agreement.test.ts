import {
  cardPeriods,
  readCustomers,
  readProductOrders,
  readSubscribers,
  readSupportTracker,
} from '@atrium/contract/cards';
import { addToCart } from '@atrium/contract/carts';
import { listChanges, undoChange } from '@atrium/contract/changes';
import { getChat, listChatsAndContacts, sendChatMessage } from '@atrium/contract/chat';
import * as figures from '@atrium/contract/figures';
import * as invoiceList from '@atrium/contract/invoice-list';
import * as invoices from '@atrium/contract/invoices';
import * as steps from '@atrium/contract/order-steps';
import { type OrderWithLines, placeOrder } from '@atrium/contract/orders';
import type { Route } from '@atrium/contract/route';
import { deleteUser, getUserStatistics, listUsers } from '@atrium/contract/users';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { openApp } from '../helper.ts';
import { addSomebody, newcomer } from '../people.ts';
import type { AnyInput, Person } from '../person.ts';
import { sampleCategories } from '../shop/reference.ts';
import { checkout } from '../shop/shop.ts';
import {
  categoriesInShop,
  earnedCents,
  firstOrders,
  invoicesInList,
  isWithin,
  ordersInList,
  piecesSold,
} from './lists.ts';

// Tokens that outlast the days that pass.
const app = await openApp({ settings: { accessTokenSeconds: 400 * 86_400 } });
const admin = await app.signIn('admin');
const people = [admin, await newcomer(app), await newcomer(app)] as const;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** What may be refused is tried; what changed is taken back every third time. */
async function attempt(person: Person, route: Route, input: AnyInput): Promise<void> {
  const { body } = await person.send(route, input);
  const { data } = z.object({ changeId: z.int() }).safeParse(body);
  if (data && data.changeId % 3 === 0) await person.send(undoChange, { parameters: { id: data.changeId } });
}

const orderSteps = {
  pay: steps.payOrder,
  ship: steps.shipOrder,
  deliver: steps.deliverOrder,
  cancel: steps.cancelOrder,
};
const stepNames = ['pay', 'ship', 'deliver', 'cancel'] as const;
const whoever = fc.constantFrom(0, 1, 2);
const orderId = fc.integer({ min: 100, max: 130 });
const invoiceId = fc.integer({ min: 4_987, max: 5_030 });

/** Each deed is a function that does it. */
const deed: fc.Arbitrary<() => Promise<unknown>> = fc.oneof(
  fc
    .tuple(whoever, fc.uniqueArray(fc.integer({ min: 1, max: 27 }), { minLength: 1, maxLength: 3 }))
    .map(([who, productIds]) => async () => {
      const person = people[who];
      for (const productId of productIds) await person?.send(addToCart, { body: { productId } });
      await person?.send(placeOrder, { body: checkout() });
    }),
  fc.tuple(orderId, fc.constantFrom(...stepNames)).map(
    ([id, step]) =>
      () =>
        attempt(admin, orderSteps[step], { parameters: { id } }),
  ),
  fc.tuple(orderId, fc.constantFrom(1, 999, 5_000)).map(([id, amountCents]) => () => {
    const body = { amountCents, reason: 'A scratch', restock: [{ position: 0, quantity: 1 }] };
    return attempt(admin, steps.refundOrder, { parameters: { id }, body });
  }),
  fc.tuple(invoiceId, fc.constantFrom(5_000, 120_000, -700)).map(([id, amountCents]) => () => {
    const paidOn = app.services.now().toISOString().slice(0, 10);
    const body = { amountCents, paidOn, method: 'Cash', mayExceedDue: true };
    return attempt(admin, invoices.addInvoicePayment, { parameters: { id }, body });
  }),
  invoiceId.map((id) => () => attempt(admin, invoices.markInvoiceSent, { parameters: { id } })),
  invoiceId.map((id) => () => attempt(admin, invoices.deleteInvoice, { query: { id } })),
  invoiceId.map((id) => () => attempt(admin, invoices.duplicateInvoice, { parameters: { id } })),
  fc.constant(() => addSomebody(admin)),
  fc.constantFrom('admin' as const, 'client' as const).map((who) => () => app.signIn(who)),
  fc.integer({ min: 1, max: 60 }).map((id) => () => attempt(admin, deleteUser, { query: { id } })),
  fc.tuple(whoever, whoever).map(([from, to]) => async () => {
    const contact = { id: people[to]?.accountId };
    await people[from]?.send(sendChatMessage, { body: { obj: { contact, message: 'Ahoy' } } });
  }),
  fc.tuple(whoever, whoever).map(([who, other]) => async () => {
    await people[who]?.send(getChat, { query: { id: people[other]?.accountId } });
  }),
  fc.integer({ min: 1, max: 8 }).map((days) => async () => app.moveClock(days * 86_400)),
);

async function expectSalesToAgree(): Promise<void> {
  const orders = await ordersInList(admin);
  const categories = await categoriesInShop(admin);
  for (const period of cardPeriods) {
    const shown = await admin.call(figures.readSalesFigures, { query: { period } });
    const { span, spanBefore } = shown;
    const within = orders.filter(({ placedAt }) => isWithin(span, placedAt));
    const earlier = orders.filter(({ placedAt }) => isWithin(spanBefore, placedAt));
    expect([shown.orders.total, shown.orders.totalBefore]).toEqual([within.length, earlier.length]);
    const earned = [within, earlier].map((each) => sum(each.map(earnedCents)));
    expect([shown.revenueCents.total, shown.revenueCents.totalBefore]).toEqual(earned);
    const statusOf = (status: string) => within.filter((order) => order.status === status).length;
    const statuses = { finished: statusOf('finished'), pending: statusOf('pending'), rejected: statusOf('rejected') };
    expect(shown.statuses).toEqual(statuses);
    const first = firstOrders(orders).filter(({ placedAt }) => isWithin(span, placedAt)).length;
    expect([shown.newCustomers.total, shown.returningCustomers.total]).toEqual([first, within.length - first]);
    for (const { category, pieces } of shown.categories) {
      const sold = within.flatMap(piecesSold).filter(({ productId }) => categories.get(productId ?? 0) === category);
      expect(pieces, `pieces of ${category}`).toBe(sum(sold.map((each) => each.pieces)));
    }
    expect(sum(shown.categories.map(({ revenueCents }) => revenueCents))).toBe(shown.revenueCents.total);
    expect(shown.productsOnSale).toBe(categories.size);
    const card = await admin.call(readProductOrders, { query: { period } });
    expect(card.chart_info).toEqual(statuses);
    const { listData } = await admin.call(readCustomers, { query: { period } });
    expect(listData.slice(0, 2).map(({ result }) => result)).toEqual([first, within.length - first]);
  }
}

/** Where a card leads: to the orders that it counted. */
async function expectLinksToAgree(): Promise<void> {
  const shown = await admin.call(figures.readSalesFigures, { query: {} });
  const placed = `${shown.span.from}..${shown.span.to}`;
  const linked = await ordersInList(admin, { placed });
  expect(linked).toHaveLength(shown.orders.total);
  expect(await ordersInList(admin, { placed, customer: 'new' })).toHaveLength(shown.newCustomers.total);
  expect(await ordersInList(admin, { placed, customer: 'returning' })).toHaveLength(shown.returningCustomers.total);
  const categories = await categoriesInShop(admin);
  for (const sold of sampleCategories) {
    const isSold = (order: OrderWithLines) =>
      piecesSold(order).some(({ productId }) => categories.get(productId ?? 0) === sold);
    expect(await ordersInList(admin, { placed, sold }), sold).toEqual(linked.filter(isSold));
    const brought = shown.categories.find(({ category }) => category === sold)?.revenueCents ?? 0;
    if (brought > 0) expect(linked.some(isSold), sold).toBe(true);
  }
}

async function expectRevenueToAgree(): Promise<void> {
  const orders = await ordersInList(admin);
  const year = await admin.call(figures.readRevenueFigures, { query: {} });
  for (const { month, revenueCents } of year.months) {
    const within = orders.filter(({ placedAt }) => placedAt.startsWith(month.slice(0, 7)));
    expect(revenueCents, month).toBe(sum(within.map(earnedCents)));
  }
}

async function expectInvoicesToAgree(): Promise<void> {
  const open = (await invoicesInList(admin)).filter(({ invoiceStatus }) => !['Paid', 'Draft'].includes(invoiceStatus));
  const ageing = await admin.call(invoiceList.readInvoiceAgeing);
  expect(ageing.invoices).toBe(open.length);
  expect(sum(ageing.ages.map((age) => age.invoices))).toBe(open.length);
  for (const { age, invoices: count } of ageing.ages) {
    const { total } = await admin.call(invoiceList.listInvoices, { query: { age, allData: 'false' } });
    expect(count, age).toBe(total);
  }
}

async function expectUsersToAgree(): Promise<void> {
  const { total } = await admin.call(listUsers, { query: {} });
  const shown = await admin.call(figures.readUserFigures, { query: {} });
  const card = await admin.call(readSubscribers);
  expect([shown.users, card.analyticsData.subscribers]).toEqual([total, total]);
  expect((await admin.call(getUserStatistics)).total).toBe(total);
}

/** Where the cards of sign-ins lead: to the record of each that they counted. */
async function expectSignInsToAgree(): Promise<void> {
  for (const period of cardPeriods) {
    const { span, sessions, devices } = await admin.call(figures.readVisitFigures, { query: { period } });
    const query = { entity: 'session', action: 'create', days: `${span.from}..${span.to}` } as const;
    const { total } = await admin.call(listChanges, { query });
    expect([sessions.total, sum(devices.map((each) => each.sessions))], period).toEqual([total, total]);
  }
}

/** Chats as their members' lists have them. Those of the sample people, who cannot sign in, stay as they were. */
async function chatsOfPeople(): Promise<{ chats: number; unread: number }> {
  const isUnread = new Map<number, boolean>();
  for (const person of people) {
    const { chatsContacts } = await person.call(listChatsAndContacts, { query: {} });
    for (const { chat } of chatsContacts) {
      if (!chat) continue;
      isUnread.set(chat.conversationId, (isUnread.get(chat.conversationId) ?? false) || chat.unseenMsgs > 0);
    }
  }
  return { chats: isUnread.size, unread: [...isUnread.values()].filter(Boolean).length };
}

async function conversationCards(): Promise<{ chats: number; unread: number }> {
  const shown = await admin.call(figures.readConversationFigures, { query: {} });
  const card = await admin.call(readSupportTracker, { query: {} });
  expect([card.totalTicket, card.openTicket]).toEqual([shown.conversations, shown.conversationsUnread]);
  return { chats: shown.conversations, unread: shown.conversationsUnread };
}

test('Whatever becomes of orders, invoices, users and chats, each card says what their lists say', async () => {
  const [listed, counted] = [await chatsOfPeople(), await conversationCards()];
  const others = { chats: counted.chats - listed.chats, unread: counted.unread - listed.unread };
  const property = fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 12 }), async (deeds) => {
    for (const act of deeds) await act();
    await expectSalesToAgree();
    await expectLinksToAgree();
    await expectRevenueToAgree();
    await expectInvoicesToAgree();
    await expectUsersToAgree();
    await expectSignInsToAgree();
    const own = await chatsOfPeople();
    expect(await conversationCards()).toEqual({ chats: own.chats + others.chats, unread: own.unread + others.unread });
  });
  await fc.assert(property, { numRuns: 6, endOnFailure: true });
});
