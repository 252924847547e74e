import { undoChange } from '@atrium/contract/changes';
import { listMessages } from '@atrium/contract/messages';
import { setNotificationChoices } from '@atrium/contract/notification-choices';
import { listNotifications, readNotifications } from '@atrium/contract/notifications';
import * as steps from '@atrium/contract/order-steps';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { fill, order } from './shop.ts';

const app = await openApp();
const admin = await app.signIn('admin');

async function newsOf(person: Person): Promise<string[]> {
  const { notifications } = await person.call(listNotifications, { query: {} });
  return notifications.map(({ kind, title }) => `${kind} ${title}`);
}

async function lettersTo(recipient: string): Promise<{ subject: string; body: string }[]> {
  const { messages } = await admin.call(listMessages, { query: { perPage: 100 } });
  return messages.filter((message) => message.recipient === recipient);
}

test('Whoever orders gets a mail of what they ordered, its sum and where it goes, once', async () => {
  const customer = await newcomer(app);
  await fill(customer, 6, 2);
  const { id, lines, total } = await order(customer);
  const [letter, ...more] = (await lettersTo(customer.email)).filter(({ subject }) => subject.includes(String(id)));
  expect(more).toEqual([]);
  expect(letter?.body).toContain(`2 × ${lines[0]?.name}`);
  expect(letter?.body).toContain(`Total: $${total.toFixed(2)}`);
  expect(letter?.body).toContain('40017 Northquay');
  expect(letter?.body).toContain(`/apps/ecommerce/orders/${id}`);
});

test('Who ordered hears of each step of their order, by the bell and, if it is not read soon, by mail', async () => {
  const customer = await newcomer(app);
  const { id } = await order(customer, 6);
  const call = { parameters: { id } };
  await admin.call(steps.payOrder, call);
  await admin.call(steps.shipOrder, { ...call, body: { carrier: 'Harbour Parcel' } });
  await admin.call(steps.deliverOrder, call);
  await admin.call(steps.refundOrder, { ...call, body: { amountCents: 250, reason: 'A scratch', restock: [] } });
  expect(await newsOf(customer)).toEqual([
    `order-refunded ${id} ($2.50)`,
    `order-delivered ${id}`,
    `order-shipped ${id}`,
  ]);
  app.moveClock(61);
  await app.app.runDueJobs();
  const subjects = (await lettersTo(customer.email)).map(({ subject }) => subject);
  expect(subjects).toContain(`Your order ${id} is on its way (Atrium)`);
  expect(subjects).toContain(`Money was given back for your order ${id} ($2.50) (Atrium)`);
});

test('A step that is taken back before it is read was never told; nor is what one does oneself, or does not want to hear', async () => {
  const customer = await newcomer(app);
  const { id } = await order(customer, 6);
  await admin.call(steps.payOrder, { parameters: { id } });
  const { changeId } = await admin.call(steps.shipOrder, { parameters: { id }, body: {} });
  expect(await newsOf(customer)).toEqual([`order-shipped ${id}`]);
  await admin.call(undoChange, { parameters: { id: changeId } });
  expect(await newsOf(customer)).toEqual([]);
  const off = { kind: 'orders', app: false, browser: false, email: false } as const;
  await customer.call(setNotificationChoices, { body: { notifications: [off] } });
  await admin.call(steps.cancelOrder, { parameters: { id } });
  expect(await newsOf(customer)).toEqual([]);
  const own = await order(admin, 6);
  const before = await newsOf(admin);
  await admin.call(steps.cancelOrder, { parameters: { id: own.id } });
  expect(await newsOf(admin)).toEqual(before);
});

test('How a parcel can be followed is told with the news, once, by mail too; what is corrected is corrected there', async () => {
  const customer = await newcomer(app);
  const { id } = await order(customer, 6);
  const call = { parameters: { id } };
  const detailsOf = async () => {
    const { notifications } = await customer.call(listNotifications, { query: {} });
    return notifications.map(({ kind, detail }) => `${kind}: ${detail}`);
  };
  const untold = { carrier: 'Harbour Parcel', trackingNumber: '', trackingUrl: '' };
  const told = { ...untold, trackingNumber: 'HP 77', trackingUrl: 'https://parcels.example/77' };
  await admin.call(steps.payOrder, call);
  await admin.call(steps.shipOrder, { ...call, body: { carrier: 'Harbour Parcel' } });
  expect(await detailsOf()).toEqual(['order-shipped: Harbour Parcel']);
  await customer.call(readNotifications, { body: { upTo: 1_000_000 } });
  await admin.call(steps.trackOrder, { ...call, body: told });
  const both = ['order-shipped: Harbour Parcel · HP 77', 'order-shipped: Harbour Parcel'];
  expect(await detailsOf()).toEqual(both);
  const { changeId } = await admin.call(steps.trackOrder, { ...call, body: { ...told, trackingNumber: 'HP 78' } });
  expect(await detailsOf()).toEqual(['order-shipped: Harbour Parcel · HP 78', both[1]]);
  app.moveClock(61);
  await app.app.runDueJobs();
  const letters = (await lettersTo(customer.email)).filter(({ subject }) => subject.includes('on its way'));
  expect(letters).toHaveLength(1);
  expect(letters[0]?.body).toContain('Harbour Parcel · HP 78\n\nhttps://parcels.example/77');
  await customer.call(readNotifications, { body: { upTo: 1_000_000 } });
  await admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect(await detailsOf()).toHaveLength(2);
  await admin.call(steps.deliverOrder, call);
  await admin.call(steps.trackOrder, { ...call, body: untold });
  await admin.call(steps.trackOrder, { ...call, body: told });
  expect(await detailsOf()).toHaveLength(3);
});

test('Why money was given back is told with it', async () => {
  const customer = await newcomer(app);
  const { id } = await order(customer, 6);
  await admin.call(steps.payOrder, { parameters: { id } });
  const body = { amountCents: 250, reason: 'A scratch on the shade' };
  await admin.call(steps.refundOrder, { parameters: { id }, body });
  app.moveClock(61);
  await app.app.runDueJobs();
  const letter = (await lettersTo(customer.email)).find(({ subject }) => subject.includes('Money was given back'));
  expect(letter?.body).toContain('A scratch on the shade');
});
