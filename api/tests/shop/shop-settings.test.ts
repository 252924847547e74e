import { addDeliveryMethod } from '@atrium/contract/delivery-methods';
import { invoiceTotals } from '@atrium/contract/invoice-totals';
import { listMessages } from '@atrium/contract/messages';
import { invoiceOrder } from '@atrium/contract/order-steps';
import { getOrder, placeOrder } from '@atrium/contract/orders';
import { updateShopSettings } from '@atrium/contract/shop-settings';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { openApp } from '../helper.ts';
import { wholeInvoice } from '../invoices/invoices.ts';
import { newcomer } from '../people.ts';
import { checkout, fill, order } from './shop.ts';

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
  expect(lines.at(-1)).toMatchObject({ item: 'Shipping', description: 'Ferry', costCents: 7_35 });
  expect(invoiceTotals(lines, [], 0, true).totalCents).toBe(Math.round(placed.total * 100));
  const { messages } = await admin.call(listMessages, { query: { perPage: 100 } });
  const letter = messages.find(
    ({ recipient, subject }) => recipient === buyer.email && subject.includes(`${placed.id}`),
  );
  expect(letter?.body).toContain('(Ferry): $7.35');
  expect(letter?.body).toContain('Tax (19.75%): ');
  expect(letter?.body).toContain('(Harbour blue)');
});

test('Orders from before they kept their rate have that of then, and no way of delivery', async () => {
  const app = await openApp();
  const [admin, buyer] = [await app.signIn('admin'), await newcomer(app)];
  const placed = await order(buyer, 6);
  await app.engine.write(async (transaction) => {
    for (const statement of [
      'drop table shop_settings',
      'drop table delivery_methods',
      "delete from sequences where name = 'delivery_methods'",
      'alter table orders drop column tax_basis_points',
      'alter table orders drop column delivery_method_id',
      'alter table orders drop column delivery_method',
      "delete from migrations where name = '0093-shop-settings'",
    ])
      await sql.raw(statement).execute(transaction);
  });
  expect(await migrate(app.engine)).toEqual(['0093-shop-settings']);
  const { order: kept } = await buyer.call(getOrder, { parameters: { id: placed.id } });
  expect(kept).toEqual({ ...placed, deliveryMethod: '' });
  const { invoiceId } = await admin.call(invoiceOrder, { parameters: { id: placed.id } });
  expect((await wholeInvoice(admin, invoiceId)).invoice.total).toBe(placed.total);
  expect(await order(buyer, 6)).toMatchObject({ deliveryMethod: 'Standard delivery', total: placed.total });
});
