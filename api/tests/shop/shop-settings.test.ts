import { addDeliveryMethod, updateDeliveryMethod } from '@atrium/contract/delivery-methods';
import { usualDeliveryName } from '@atrium/contract/delivery-names';
import { invoiceTotals } from '@atrium/contract/invoice-totals';
import { listMessages, type Message } from '@atrium/contract/messages';
import { getOrderFacets } from '@atrium/contract/order-facets';
import { invoiceOrder } from '@atrium/contract/order-steps';
import { getOrder, listOrders, placeOrder } from '@atrium/contract/orders';
import { updateShopSettings } from '@atrium/contract/shop-settings';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { ordersIndex } from '../../src/features/shop/orders/orders.list.ts';
import { deliveryDays, deliveryName } from '../../src/letters/delivery-words.ts';
import { renewLists } from '../../src/lists/renew.ts';
import { openApp } from '../helper.ts';
import { wholeInvoice } from '../invoices/invoices.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { checkout, fill, order } from './shop.ts';
import { beforeTerms } from './terms.ts';

test('An order, its letter and its invoice are on what it was placed on, whatever is set later', async () => {
  const app = await openApp();
  const [admin, buyer] = [await app.signIn('admin'), await newcomer(app)];
  const setTax = (taxBasisPoints: number) => admin.call(updateShopSettings, { body: { taxBasisPoints } });
  await setTax(1_975);
  const { method } = await admin.call(addDeliveryMethod, { body: { name: 'Ferry', priceCents: 7_35 } });
  await fill(buyer, 6, 3);
  const body = { ...checkout(), deliveryMethodId: method.id };
  const { order: placed } = await buyer.call(placeOrder, { body });
  expect(placed).toMatchObject({ deliveryMethod: 'Ferry', shipping: 7.35, taxBasisPoints: 1_975 });
  await setTax(0);
  expect((await buyer.call(getOrder, { parameters: { id: placed.id } })).order).toEqual(placed);
  const { invoiceId } = await admin.call(invoiceOrder, { parameters: { id: placed.id } });
  const { invoice, lines } = await wholeInvoice(admin, invoiceId);
  expect([invoice.total, invoice.taxCents]).toEqual([placed.total, Math.round(placed.tax * 100)]);
  expect(lines.map(({ taxBasisPoints }) => taxBasisPoints)).toEqual([1_975, 0]);
  expect(lines[0]?.description).toBe('Harbour blue');
  expect(lines.at(-1)).toMatchObject({ item: 'Delivery', description: 'Ferry', costCents: 7_35 });
  expect(invoiceTotals(lines, [], 0, true).totalCents).toBe(Math.round(placed.total * 100));
  const letter = await letterAbout(admin, buyer, placed.id);
  expect(letter).toContain('(Ferry): $7.35');
  expect(letter).toContain('Tax (19.75%): ');
  expect(letter).toContain('(Harbour blue)');
});

test('Where delivery is taxed, an order, its letter and its invoice are, to the cent, whatever is set later', async () => {
  const app = await openApp();
  const [admin, buyer] = [await app.signIn('admin'), await newcomer(app)];
  const setTaxed = (isDeliveryTaxed: boolean) => admin.call(updateShopSettings, { body: { isDeliveryTaxed } });
  expect((await setTaxed(true)).settings).toEqual({ taxBasisPoints: 800, isDeliveryTaxed: true });
  const placed = await order(buyer, 6);
  const net = placed.subtotal - placed.discount + placed.shipping;
  expect(placed).toMatchObject({ isDeliveryTaxed: true, shipping: 5, tax: Math.round(net * 8) / 100 });
  expect((await setTaxed(false)).settings).toEqual({ taxBasisPoints: 800, isDeliveryTaxed: false });
  expect((await buyer.call(getOrder, { parameters: { id: placed.id } })).order).toEqual(placed);
  const { invoiceId } = await admin.call(invoiceOrder, { parameters: { id: placed.id } });
  const { invoice, lines } = await wholeInvoice(admin, invoiceId);
  expect([invoice.total, invoice.taxCents]).toEqual([placed.total, Math.round(placed.tax * 100)]);
  expect(lines.map(({ item, taxBasisPoints }) => [item, taxBasisPoints])).toEqual([
    [placed.lines[0]?.name, 800],
    ['Delivery', 800],
  ]);
  expect(await letterAbout(admin, buyer, placed.id)).toContain(`Total: $${placed.total.toFixed(2)}`);
  expect(await order(buyer, 6)).toMatchObject({ isDeliveryTaxed: false });
});

test('An order and its letter keep how long its way of delivery took then', async () => {
  const app = await openApp();
  const [admin, buyer] = [await app.signIn('admin'), await newcomer(app)];
  const way = { name: 'Ferry', priceCents: 0 };
  const days = { leastDays: 0, mostDays: 0 };
  const { method } = await admin.call(addDeliveryMethod, { body: { ...way, ...days } });
  await fill(buyer, 6);
  const body = { ...checkout(), deliveryMethodId: method.id };
  const { order: placed } = await buyer.call(placeOrder, { body });
  expect(placed).toMatchObject({ deliveryMethod: 'Ferry', deliveryLeastDays: 0, deliveryMostDays: 0 });
  const later = { ...way, leastDays: 1, mostDays: 3 };
  await admin.call(updateDeliveryMethod, { parameters: { id: method.id }, body: later });
  expect((await buyer.call(getOrder, { parameters: { id: placed.id } })).order).toEqual(placed);
  expect(await letterAbout(admin, buyer, placed.id)).toContain('Delivery (Ferry, the same day): $0.00');
  await fill(buyer, 6);
  const { order: next } = await buyer.call(placeOrder, { body: { ...checkout(), deliveryMethodId: method.id } });
  expect(next).toMatchObject({ deliveryLeastDays: 1, deliveryMostDays: 3 });
  expect(await letterAbout(admin, buyer, next.id)).toContain('Delivery (Ferry, 1 to 3 days): $0.00');
});

test.each([
  ['en', 'Standard delivery', 'the same day', '1 day', 'the same day or within 2 days'],
  ['de', 'Standardlieferung', 'am selben Tag', '1 Tag', 'am selben Tag oder innerhalb von 2 Tagen'],
  ['fr', 'Livraison standard', 'le jour même', '1 jour', 'le jour même ou sous 2 jours'],
  ['pt', 'Entrega padrão', 'no mesmo dia', '1 dia', 'no mesmo dia ou em até 2 dias'],
  ['ar', 'التوصيل العادي', 'في اليوم نفسه', 'يوم واحد', 'في اليوم نفسه أو خلال يومين'],
] as const)('The usual way and its days have words in %s, and what somebody has named stays', (language, ...words) => {
  const days = [deliveryDays(0, 0, language), deliveryDays(1, 1, language), deliveryDays(0, 2, language)];
  expect([deliveryName(usualDeliveryName, language), ...days]).toEqual(words);
  expect([deliveryName('Ferry', language), deliveryDays(null, null, language)]).toEqual(['Ferry', '']);
});

async function letterAbout(admin: Person, buyer: { email: string }, orderId: number): Promise<string> {
  const { messages } = await admin.call(listMessages, { query: { perPage: 100 } });
  const isAbout = ({ recipient, subject }: Message) => recipient === buyer.email && subject.includes(`${orderId}`);
  return messages.find(isAbout)?.body ?? '';
}

test('Orders from before they kept their rate have that of then, and no way of delivery', async () => {
  const app = await openApp();
  const [admin, buyer] = [await app.signIn('admin'), await newcomer(app)];
  const placed = await order(buyer, 6);
  await app.engine.write(async (transaction) => {
    for (const statement of beforeTerms) await sql.raw(statement).execute(transaction);
  });
  expect(await migrate(app.engine)).toEqual(['0093-shop-settings', '0101-delivery-of-orders']);
  expect(await renewLists(app.engine, [{ index: ordersIndex, isOwnedToo: true }])).toContain('orders');
  const { order: kept } = await buyer.call(getOrder, { parameters: { id: placed.id } });
  expect(kept).toEqual({ ...placed, deliveryMethod: '' });
  const list = (query: object) => admin.call(listOrders, { query: { all: true, ...query } });
  expect((await list({ state: 'pending', refundState: 'none' })).orders[0]?.id).toBe(placed.id);
  expect((await admin.call(getOrderFacets, { query: { all: true } })).deliveryMethods).toEqual([]);
  const { invoiceId } = await admin.call(invoiceOrder, { parameters: { id: placed.id } });
  expect((await wholeInvoice(admin, invoiceId)).invoice.total).toBe(placed.total);
  expect(await order(buyer, 6)).toMatchObject({ deliveryMethod: 'Standard delivery', total: placed.total });
  expect((await list({ deliveryMethod: 'Standard delivery' })).total).toBe(1);
});
