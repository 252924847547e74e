import { documentSource, invoiceDocument } from '@atrium/contract/invoice-document';
import { invoiceTotals } from '@atrium/contract/invoice-totals';
import { InvoiceLine } from '@atrium/contract/invoices';
import { invoiceOrder } from '@atrium/contract/order-steps';
import { orderTotals } from '@atrium/contract/order-totals';
import { placeOrder } from '@atrium/contract/orders';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderLineRow } from '../../src/database/shop-schema.ts';
import { invoiceLinesOf } from '../../src/features/shop/order-invoice-lines.ts';
import { pricedLine } from '../../src/features/shop/orders.list.ts';
import { openApp } from '../helper.ts';
import { wholeInvoice } from '../invoices/invoices.ts';
import { newcomer } from '../people.ts';
import { checkout, fill } from './shop.ts';

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

test('The invoice of an order comes to what the order comes to, to the cent, whatever was ordered', () => {
  void fc.assert(
    fc.property(lines, (ordered) => {
      const totals = orderTotals(ordered.map(pricedLine));
      const invoiced = invoiceLinesOf(totals, ordered);
      expect(invoiceTotals(invoiced, []).totalCents).toBe(totals.totalCents);
      for (const each of invoiced) expect(InvoiceLine.safeParse(each).error).toBeUndefined();
    }),
    { numRuns: 3_000 },
  );
});

test('So it does when the order was cheaper than its lines', () => {
  void fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 100 }), (ordered, percent) => {
      const totals = orderTotals(ordered.map(pricedLine));
      const goods = totals.subtotalCents - totals.discountCents;
      const discountCents = totals.discountCents + Math.round((goods * percent) / 100);
      const totalCents = totals.subtotalCents - discountCents + totals.shippingCents + totals.taxCents;
      const invoiced = invoiceLinesOf({ ...totals, discountCents, totalCents }, ordered);
      expect(invoiceTotals(invoiced, []).totalCents).toBe(totalCents);
      for (const each of invoiced) expect(InvoiceLine.safeParse(each).error).toBeUndefined();
    }),
    { numRuns: 2_000 },
  );
});

test('With a coupon, too, each line says how many there are and what one of them costs', () => {
  void fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 100 }), (ordered, value) => {
      const named = ordered.map((each, index) => ({ ...each, name: `Lantern ${index}` }));
      const totals = orderTotals(named.map(pricedLine), { unit: 'percent', value, minimumCents: 0 });
      const invoiced = invoiceLinesOf(totals, named);
      expect(invoiceTotals(invoiced, []).totalCents).toBe(totals.totalCents);
      for (const { name, quantity } of named) {
        const pieces = invoiced.filter(({ item }) => item === name).map((each) => each.quantityThousandths / 1_000);
        expect(pieces.reduce((sum, many) => sum + many, 0)).toBe(quantity);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('The tax of the order stands on its invoice as tax, to the cent', () => {
  const dear = line.map((each) => ({ ...each, priceCents: each.priceCents + 1_00 }));
  const coupon = fc.option(fc.integer({ min: 1, max: 80 }), { nil: null });
  void fc.assert(
    fc.property(fc.array(dear, { minLength: 1, maxLength: 12 }), coupon, (ordered, value) => {
      const terms = value === null ? null : ({ unit: 'percent', value, minimumCents: 0 } as const);
      const totals = orderTotals(ordered.map(pricedLine), terms);
      const invoiced = invoiceLinesOf(totals, ordered);
      expect(invoiceTotals(invoiced, [])).toMatchObject({ taxCents: totals.taxCents, totalCents: totals.totalCents });
      for (const { item, taxBasisPoints } of invoiced)
        expect([item, taxBasisPoints]).toEqual([item, item === 'Shipping' ? 0 : 800]);
    }),
    { numRuns: 2_000 },
  );
});

test('Where the goods come to a few cents, the tax may be a line of its own', () => {
  const bead = { orderId: 1, position: 0, productId: 1, name: 'Bead', hasFreeShipping: 1, costCents: 1, color: null };
  const ordered: OrderLineRow[] = [
    { ...bead, priceCents: 10, discountPercentage: 14, quantity: 1 },
    { ...bead, priceCents: 7, discountPercentage: 0, quantity: 11 },
  ];
  const totals = orderTotals(ordered.map(pricedLine), { unit: 'percent', value: 92, minimumCents: 0 });
  const invoiced = invoiceLinesOf(totals, ordered);
  expect(invoiced).toContainEqual(expect.objectContaining({ item: 'Tax, 8%', costCents: 1, taxBasisPoints: 0 }));
  expect(invoiceTotals(invoiced, []).totalCents).toBe(totals.totalCents);
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
