import { undoChange } from '@atrium/contract/changes';
import { deleteInvoice, getInvoice } from '@atrium/contract/invoices';
import * as routes from '@atrium/contract/order-steps';
import { exportOrders, getOrder, listOrders, type OrderWithLines } from '@atrium/contract/orders';
import type { Route } from '@atrium/contract/route';
import { expect } from 'vitest';
import { fieldsOf, type TestApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { order, stockOf } from '../shop/shop.ts';
import type { ProofTable, Scenarios } from './proofs.ts';

const of = ({ id }: { id: number }) => ({ parameters: { id } });

export async function paidOrder(app: TestApp, admin: Person, ...productIds: number[]): Promise<OrderWithLines> {
  const placed = await order(await newcomer(app), ...productIds);
  return (await admin.call(routes.payOrder, of(placed))).order;
}

type Step = (admin: Person, placed: OrderWithLines) => Promise<unknown>;
const pay: Step = (admin, placed) => admin.call(routes.payOrder, of(placed));
const ship: Step = (admin, placed) => admin.call(routes.shipOrder, { ...of(placed), body: {} });

/** Once these steps are done, the step is not possible. */
function refusesAfter(route: Route, ...done: readonly Step[]): Scenarios {
  return {
    'an order that there is not, and one that is not that far or further': async ({ admin, app }) => {
      await admin.refused(404, route, { parameters: { id: 999_999 } });
      const placed = await order(await newcomer(app), 6);
      for (const step of done) await step(admin, placed);
      await admin.refused(409, route, of(placed));
    },
  };
}

const tracking = { carrier: 'Harbour Parcel', trackingNumber: 'HP 1', trackingUrl: 'https://parcels.example/HP1' };

async function refusedFields(admin: Person, route: Route, placed: OrderWithLines, body: object) {
  return fieldsOf(await admin.refused(400, route, { ...of(placed), body })).sort();
}

export const orderStepProofs: ProofTable = {
  payOrder: {
    works: {
      'and it can be shipped then': async ({ admin, app }) => {
        const paid = await paidOrder(app, admin, 6);
        expect(paid).toMatchObject({ state: 'paid', status: 'pending', paidAt: app.services.now().toISOString() });
      },
    },
    refuses: refusesAfter(routes.payOrder, pay),
  },
  shipOrder: {
    works: {
      'what is paid': async ({ admin, app }) => {
        const { order: shipped } = await admin.call(routes.shipOrder, {
          ...of(await paidOrder(app, admin, 6)),
          body: {},
        });
        expect(shipped).toMatchObject({ state: 'shipped', status: 'pending', carrier: '', trackingNumber: '' });
      },
      'with the number that it has on its way, and it is found by that': async ({ admin, app }) => {
        const customer = await newcomer(app);
        const placed = await order(customer, 6);
        await admin.call(routes.payOrder, of(placed));
        const number = `TR ${placed.id} 99`;
        const body = { carrier: ' Harbour Parcel ', trackingNumber: number };
        const { order: shipped } = await admin.call(routes.shipOrder, { ...of(placed), body });
        expect(shipped).toMatchObject({ carrier: 'Harbour Parcel', trackingNumber: number, trackingUrl: '' });
        expect((await customer.call(getOrder, of(placed))).order).toMatchObject({ trackingNumber: number });
        for (const q of [number, `tr${placed.id}99`]) {
          const { orders } = await admin.call(listOrders, { query: { all: true, q } });
          expect(orders.map(({ id }) => id)).toEqual([placed.id]);
        }
      },
    },
    refuses: {
      ...refusesAfter(routes.shipOrder),
      'an address that is not safe, and what is too long': async ({ admin, app }) => {
        const paid = await paidOrder(app, admin, 6);
        for (const trackingUrl of ['http://parcels.example/1', 'javascript:alert(1)', 'https://', 'https://a b'])
          expect(await refusedFields(admin, routes.shipOrder, paid, { trackingUrl })).toEqual(['trackingUrl']);
        const long = { carrier: 'x'.repeat(61), trackingNumber: 'x'.repeat(61) };
        expect(await refusedFields(admin, routes.shipOrder, paid, long)).toEqual(['carrier', 'trackingNumber']);
      },
    },
  },
  trackOrder: {
    works: {
      'later, and anew, and nothing when it is so already': async ({ admin, app }) => {
        const paid = await paidOrder(app, admin, 6);
        await admin.call(routes.shipOrder, { ...of(paid), body: { trackingNumber: `OLD ${paid.id}` } });
        const call = { ...of(paid), body: { ...tracking, trackingNumber: `NEW ${paid.id}` } };
        const { order: tracked } = await admin.call(routes.trackOrder, call);
        expect(tracked).toMatchObject({ ...call.body, state: 'shipped' });
        expect((await admin.call(routes.trackOrder, call)).changeId).toBeNull();
        const found = async (q: string) => (await admin.call(listOrders, { query: { all: true, q } })).total;
        expect([await found(`OLD ${paid.id}`), await found(`NEW ${paid.id}`)]).toEqual([0, 1]);
        const query = { q: `NEW ${paid.id}`, columns: ['id', 'carrier', 'trackingNumber', 'trackingUrl'] };
        const { text } = await admin.send(exportOrders, { query });
        expect(text).toContain(`${paid.id},Harbour Parcel,NEW ${paid.id},https://parcels.example/HP1\r\n`);
      },
      'and is gone with the shipment that is taken back': async ({ admin, app }) => {
        const paid = await paidOrder(app, admin, 6);
        const { changeId } = await admin.call(routes.shipOrder, { ...of(paid), body: {} });
        await admin.call(routes.trackOrder, { ...of(paid), body: tracking });
        const { changes } = await admin.call(undoChange, { parameters: { id: changeId } });
        expect((await admin.call(getOrder, of(paid))).order).toEqual(paid);
        await admin.call(undoChange, { parameters: { id: changes[0]?.id } });
        expect((await admin.call(getOrder, of(paid))).order).toMatchObject(tracking);
      },
    },
    refuses: {
      'what was not sent, what is missing, what is not safe': async ({ admin, app }) => {
        const placed = await order(await newcomer(app), 6);
        await admin.refused(409, routes.trackOrder, { ...of(placed), body: tracking });
        await admin.refused(404, routes.trackOrder, { parameters: { id: 999_999 }, body: tracking });
        expect(
          await refusedFields(admin, routes.trackOrder, placed, { trackingUrl: 'http://parcels.example' }),
        ).toEqual(['carrier', 'trackingNumber', 'trackingUrl']);
      },
    },
  },
  deliverOrder: {
    works: {
      'and it is finished': async ({ admin, app }) => {
        const paid = await paidOrder(app, admin, 6);
        await admin.call(routes.shipOrder, { ...of(paid), body: {} });
        const { order: delivered } = await admin.call(routes.deliverOrder, of(paid));
        expect(delivered).toMatchObject({ state: 'delivered', status: 'finished', paidAt: paid.paidAt });
      },
    },
    refuses: refusesAfter(routes.deliverOrder, pay),
  },
  cancelOrder: {
    works: {
      'and what it took is in stock again': async ({ admin, app }) => {
        const before = await stockOf(app, 6);
        const paid = await paidOrder(app, admin, 6);
        expect(await stockOf(app, 6)).toBe(before - 1);
        const { order: cancelled } = await admin.call(routes.cancelOrder, of(paid));
        expect(cancelled).toMatchObject({ state: 'cancelled', status: 'rejected' });
        expect(cancelled.lines.map(({ returned }) => returned)).toEqual([1]);
        expect(await stockOf(app, 6)).toBe(before);
      },
    },
    refuses: refusesAfter(routes.cancelOrder, pay, ship),
  },
  refundOrder: {
    works: {
      'in parts, until nothing is left, and pieces come back': async ({ admin, app }) => {
        const paid = await paidOrder(app, admin, 6, 3);
        const stock = await stockOf(app, 6);
        const total = Math.round(paid.total * 100);
        const first = { amountCents: 100, reason: 'A scratch', restock: [{ position: 0, quantity: 1 }] };
        const partly = await admin.call(routes.refundOrder, { ...of(paid), body: first });
        expect(partly.order).toMatchObject({ refunded: 1, refundState: 'partly', state: 'paid' });
        expect(partly.order.lines.map(({ returned }) => returned)).toEqual([1, 0]);
        expect(await stockOf(app, 6)).toBe(stock + 1);
        const rest = { amountCents: total - 100, reason: 'All of it' };
        const whole = await admin.call(routes.refundOrder, { ...of(paid), body: rest });
        expect(whole.order).toMatchObject({ refunded: paid.total, refundState: 'whole' });
        expect(whole.order.refunds.map(({ amountCents }) => amountCents)).toEqual([100, total - 100]);
        expect((await admin.call(getOrder, of(paid))).order).toEqual(whole.order);
      },
    },
    refuses: {
      'more than was paid, more than was ordered, and nothing': async ({ admin, app }) => {
        const unpaid = await order(await newcomer(app), 6);
        const body = { amountCents: 1, reason: 'A scratch' };
        await admin.refused(409, routes.refundOrder, { ...of(unpaid), body });
        const paid = await paidOrder(app, admin, 6);
        const refused = async (more: object) =>
          fieldsOf(await admin.refused(400, routes.refundOrder, { ...of(paid), body: { ...body, ...more } }));
        expect(await refused({ amountCents: Math.round(paid.total * 100) + 1 })).toEqual(['amountCents']);
        expect(await refused({ amountCents: 0, reason: ' ' })).toEqual(['amountCents', 'reason']);
        for (const restock of [
          [{ position: 0, quantity: 2 }],
          [{ position: 1, quantity: 1 }],
          [
            { position: 0, quantity: 1 },
            { position: 0, quantity: 1 },
          ],
        ])
          expect(await refused({ restock })).toEqual(['restock']);
        await admin.refused(404, routes.refundOrder, { parameters: { id: 999_999 }, body });
      },
    },
  },
  invoiceOrder: {
    works: {
      'to the cent, paid as it is, once': async ({ admin, app }) => {
        const paid = await paidOrder(app, admin, 6, 3, 10);
        const answers = await Promise.all([1, 2, 3].map(() => admin.call(routes.invoiceOrder, of(paid))));
        const [invoiceId] = answers.map((answer) => answer.invoiceId);
        expect(new Set(answers.map((answer) => answer.invoiceId))).toEqual(new Set([invoiceId]));
        expect(answers.filter(({ changeId }) => changeId !== null)).toHaveLength(1);
        const { invoice } = await admin.call(getInvoice, { parameters: { id: invoiceId } });
        expect(invoice).toMatchObject({ totalCents: Math.round(paid.total * 100), balanceCents: 0 });
        expect(invoice.client.name).toBe(paid.customerName);
        expect((await admin.call(getOrder, of(paid))).order.invoiceId).toBe(invoiceId);
      },
      'and what is paid and given back later is noted on it too, until that is undone': async ({ admin, app }) => {
        const placed = await order(await newcomer(app), 6);
        const { invoiceId } = await admin.call(routes.invoiceOrder, of(placed));
        const paymentsOf = async () =>
          (await admin.call(getInvoice, { parameters: { id: invoiceId } })).payments.map((one) => one.amountCents);
        expect(await paymentsOf()).toEqual([]);
        await admin.call(routes.payOrder, of(placed));
        const total = Math.round(placed.total * 100);
        expect(await paymentsOf()).toEqual([total]);
        const body = { amountCents: 100, reason: 'A dent' };
        const { changeId } = await admin.call(routes.refundOrder, { ...of(placed), body });
        expect(await paymentsOf()).toEqual([total, -100]);
        await admin.call(undoChange, { parameters: { id: changeId } });
        expect(await paymentsOf()).toEqual([total]);
      },
      'and nobody owes what was given back, or was cancelled before it was paid': async ({ admin, app }) => {
        const [paid, cancelled] = [await order(await newcomer(app), 6), await order(await newcomer(app), 3)];
        const invoiced = async (id: number) => (await admin.call(getInvoice, { parameters: { id } })).invoice;
        const { invoiceId } = await admin.call(routes.invoiceOrder, of(paid));
        await admin.call(routes.payOrder, of(paid));
        const [total, nothing] = [Math.round(paid.total * 100), { invoiceStatus: 'Paid', balanceCents: 0 }];
        for (const [amountCents, creditCents] of [
          [100, 100],
          [total - 100, total],
        ] as const) {
          const body = { amountCents, reason: 'A dent' };
          await admin.call(routes.refundOrder, { ...of(paid), body });
          const left = { ...nothing, creditCents, paidCents: total - creditCents };
          expect(await invoiced(invoiceId)).toMatchObject(left);
        }
        const open = (await admin.call(routes.invoiceOrder, of(cancelled))).invoiceId;
        const before = await invoiced(open);
        const { changeId } = await admin.call(routes.cancelOrder, of(cancelled));
        expect(await invoiced(open)).toMatchObject({ ...nothing, creditCents: before.totalCents, paidCents: 0 });
        await admin.call(undoChange, { parameters: { id: changeId } });
        expect(await invoiced(open)).toEqual(before);
      },
      'for the same client next time, and anew when it was deleted': async ({ admin, app }) => {
        const person = await newcomer(app);
        const [one, other] = [await order(person, 6), await order(person, 3)];
        const first = await admin.call(routes.invoiceOrder, of(one));
        const second = await admin.call(routes.invoiceOrder, of(other));
        const clientOf = async (id: number) => (await admin.call(getInvoice, { parameters: { id } })).invoice.client.id;
        expect(await clientOf(first.invoiceId)).toBe(await clientOf(second.invoiceId));
        await admin.call(deleteInvoice, { query: { id: first.invoiceId } });
        expect((await admin.call(getOrder, of(one))).order.invoiceId).toBeNull();
        expect((await admin.call(routes.invoiceOrder, of(one))).invoiceId).toBe(second.invoiceId + 1);
      },
    },
    refuses: {
      'an order that there is not': async ({ admin }) => {
        await admin.refused(404, routes.invoiceOrder, { parameters: { id: 999_999 } });
      },
      'what was cancelled before it was paid': async ({ admin, app }) => {
        const placed = await order(await newcomer(app), 6);
        await admin.call(routes.cancelOrder, of(placed));
        await admin.refused(409, routes.invoiceOrder, of(placed));
        const paid = await paidOrder(app, admin, 6);
        await admin.call(routes.cancelOrder, of(paid));
        await admin.call(routes.invoiceOrder, of(paid));
      },
    },
  },
  getOrderOfInvoice: {
    works: {
      'the order, or none': async ({ admin, app }) => {
        const placed = await order(await newcomer(app), 6);
        const { invoiceId } = await admin.call(routes.invoiceOrder, of(placed));
        const of_ = { parameters: { id: invoiceId } };
        expect(await admin.call(routes.getOrderOfInvoice, of_)).toEqual({ orderId: placed.id });
        expect(await admin.call(routes.getOrderOfInvoice, { parameters: { id: 1 } })).toEqual({ orderId: null });
      },
    },
    refuses: {
      'what is no number': async ({ admin }) => {
        const call = { parameters: { id: 'last' } };
        expect(fieldsOf(await admin.refused(400, routes.getOrderOfInvoice, call))).toEqual(['id']);
      },
    },
  },
  exportOrders: {
    works: {
      'what the filters let through': async ({ admin, app }) => {
        const paid = await paidOrder(app, admin, 6);
        const query = { q: `${paid.id}`, state: 'paid', columns: ['id', 'total', 'state'] };
        const { text } = await admin.send(exportOrders, { query });
        expect(text).toContain(`${paid.id},${paid.total.toFixed(2)},paid\r\n`);
      },
    },
    refuses: {
      'columns and states that there are not': async ({ admin }) => {
        const query = { columns: ['id', 'address'], state: 'lost' };
        expect(fieldsOf(await admin.refused(400, exportOrders, { query })).sort()).toEqual(['columns.1', 'state']);
      },
    },
  },
};
