import { addClient } from '@atrium/contract/clients';
import { applyCoupon } from '@atrium/contract/coupons';
import { documentSource, invoiceDocument } from '@atrium/contract/invoice-document';
import { invoiceTotals, lineTotals } from '@atrium/contract/invoice-totals';
import { duplicateInvoice, InvoiceLine, updateInvoice } from '@atrium/contract/invoices';
import { invoiceOrder } from '@atrium/contract/order-steps';
import { type CouponTerms, type OrderTerms, orderTotals } from '@atrium/contract/order-totals';
import { placeOrder } from '@atrium/contract/orders';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderLineRow } from '../../src/database/shop-schema.ts';
import { invoiceLinesOf } from '../../src/features/shop/orders/order-invoice-lines.ts';
import { pricedLine } from '../../src/features/shop/orders/orders.list.ts';
import { openApp } from '../helper.ts';
import { aClient, wholeInvoice } from '../invoices/invoices.ts';
import { newcomer } from '../people.ts';
import { addCoupon } from './coupons.ts';
import { checkout, fill } from './shop.ts';
import { anyTerms, usualTerms } from './terms.ts';

const line: fc.Arbitrary<OrderLineRow> = fc.record({
  orderId: fc.constant(1),
  position: fc.constant(0),
  productId: fc.constant(1),
  name: fc.constant('Lantern'),
  priceCents: fc.integer({ min: 0, max: 500_000 }),
  discountPercentage: fc.integer({ min: 0, max: 90 }),
  hasFreeShipping: fc.constantFrom(0, 1),
  quantity: fc.integer({ min: 1, max: 99 }),
  costCents: fc.constant(1),
  color: fc.constant(null),
});
const lines = fc.array(line, { minLength: 1, maxLength: 12 });
const coupon: fc.Arbitrary<CouponTerms | null> = fc
  .option(
    fc.oneof(
      fc.record({ unit: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ unit: fc.constant('money' as const), value: fc.integer({ min: 1, max: 10_000_000 }) }),
    ),
    { nil: null },
  )
  .map((terms) => terms && { ...terms, minimumCents: 0 });

function invoicedOf(ordered: OrderLineRow[], terms: OrderTerms, taken: CouponTerms | null) {
  const totals = orderTotals(ordered.map(pricedLine), terms, taken);
  const { taxBasisPoints } = terms;
  const isDeliveryTaxed = Number(terms.isDeliveryTaxed);
  const order = { ...totals, taxBasisPoints, isDeliveryTaxed, deliveryMethod: 'Express' };
  return { totals, order, invoiced: invoiceLinesOf(order, ordered, 'en') };
}

test('The invoice of an order says of each line, and of all, what the order says, to the cent', () => {
  void fc.assert(
    fc.property(lines, anyTerms, coupon, (ordered, terms, taken) => {
      const { totals, invoiced } = invoicedOf(ordered, terms, taken);
      const { subtotalCents, discountCents, shippingCents, taxCents, totalCents } = totals;
      expect(invoiceTotals(invoiced, [], 0, true)).toMatchObject({
        grossCents: subtotalCents + shippingCents,
        discountCents,
        taxCents,
        totalCents,
      });
      const goods = invoiced.slice(0, ordered.length);
      for (const [index, each] of ordered.entries())
        expect(goods[index]).toMatchObject({
          item: each.name,
          costCents: each.priceCents,
          quantityThousandths: each.quantity * 1_000,
          discountBasisPoints: each.discountPercentage * 100,
          taxBasisPoints: terms.taxBasisPoints,
        });
      const taxBasisPoints = terms.isDeliveryTaxed ? terms.taxBasisPoints : 0;
      const shipping = { item: 'Delivery', description: 'Express', costCents: shippingCents, taxBasisPoints };
      expect(invoiced.slice(ordered.length)).toMatchObject(shippingCents > 0 ? [shipping] : []);
      expect(goods.reduce((sum, { takenOffCents = 0 }) => sum + takenOffCents, 0)).toBe(totals.couponCents);
      for (const each of invoiced) {
        expect(InvoiceLine.safeParse(each).error).toBeUndefined();
        expect(lineTotals(each).netCents).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 5_000 },
  );
});

test('The tax of an order that is not what its rate comes to is a line of its own', () => {
  void fc.assert(
    fc.property(lines, coupon, fc.integer({ min: 1, max: 500 }), (ordered, taken, more) => {
      const { order, totals } = invoicedOf(ordered, usualTerms, taken);
      const old = { ...order, taxCents: totals.taxCents + more, totalCents: totals.totalCents + more };
      const invoiced = invoiceLinesOf(old, ordered, 'de');
      expect(invoiced[ordered.length]).toMatchObject({ item: 'Steuer', costCents: old.taxCents, taxBasisPoints: 0 });
      expect(invoiceTotals(invoiced, [], 0, true).totalCents).toBe(old.totalCents);
    }),
    { numRuns: 500 },
  );
});

test('With a coupon it has the prices of the order, and the coupon as a discount, in the language of the client', async () => {
  const app = await openApp();
  const [admin, buyer] = [await app.signIn('admin'), await newcomer(app)];
  const { client: known } = await admin.call(addClient, { body: { ...aClient(), language: 'de' } });
  await app.engine.write((transaction) =>
    transaction.insertInto('accountClients').values({ accountId: buyer.accountId, clientId: known.id }).execute(),
  );
  const { code } = await addCoupon(admin, { unit: 'percent', value: 19 });
  await fill(buyer, 3);
  await buyer.call(applyCoupon, { body: { code } });
  const { order } = await buyer.call(placeOrder, { body: { ...checkout(), paymentMethod: 'card' } });
  const { invoiceId } = await admin.call(invoiceOrder, { parameters: { id: order.id } });
  const whole = await wholeInvoice(admin, invoiceId);
  expect(whole.invoice).toMatchObject({
    total: order.total,
    taxCents: Math.round(order.tax * 100),
    note: `Bestellung ${order.id}, mit dem Gutschein ${code}`,
    roundsTaxOnce: true,
  });
  const goods = whole.lines.slice(0, order.lines.length);
  expect(goods.map(({ item, costCents }) => [item, costCents])).toEqual(
    order.lines.map(({ name, price }) => [name, Math.round(price * 100)]),
  );
  expect(whole.lines.slice(order.lines.length).map(({ item }) => item)).toEqual(
    order.shipping > 0 ? ['Lieferung'] : [],
  );
  const shown = invoiceDocument(documentSource(whole), 'en');
  const amount = (label: string) => shown.totals.find((row) => row.label === label)?.value;
  expect(amount('Discount')).toBe(`-$${order.discount.toFixed(2)}`);
  expect(amount('Tax (8%)')).toBe(`$${order.tax.toFixed(2)}`);
  expect(amount('Total')).toBe(`$${order.total.toFixed(2)}`);
  const copy = await admin.call(duplicateInvoice, { parameters: { id: invoiceId }, body: {} });
  expect(copy.invoice.total).toBe(order.total);
  expect(copy.lines).toEqual(whole.lines);
  const { changeId } = await admin.call(updateInvoice, {
    parameters: { id: copy.invoice.id },
    body: { lines: copy.lines },
  });
  expect(changeId).toBeNull();
});

test.each([
  ['card', 'Credit Card', 'Credit card'],
  ['net-banking', 'Internet Banking', 'Internet banking'],
  ['instalments', 'Instalments', 'Instalments'],
  ['cash-on-delivery', 'Cash on Delivery', 'Cash on delivery'],
] as const)('The invoice of an order that is paid by %s says so', async (paymentMethod, paymentWay, said) => {
  const app = await openApp();
  const [admin, buyer] = [await app.signIn('admin'), await newcomer(app)];
  await fill(buyer, 6);
  const { order } = await buyer.call(placeOrder, { body: { ...checkout(), paymentMethod } });
  const { invoiceId } = await admin.call(invoiceOrder, { parameters: { id: order.id } });
  const whole = await wholeInvoice(admin, invoiceId);
  expect(whole.invoice).toMatchObject({ paymentWay });
  expect(invoiceDocument(documentSource(whole), 'en').payment.rows).toContainEqual({ label: 'Pay by', value: said });
});
