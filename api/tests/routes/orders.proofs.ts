import { deleteDeliveryMethod, updateDeliveryMethod } from '@atrium/contract/delivery-methods';
import { sendInvoice } from '@atrium/contract/invoices';
import { getOrderFacets } from '@atrium/contract/order-facets';
import { invoiceOrder, payOrder } from '@atrium/contract/order-steps';
import { orderTotals } from '@atrium/contract/order-totals';
import * as routes from '@atrium/contract/orders';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import { personWith } from '../roles/roles.ts';
import { address, allProducts, checkout, fill, order, productIdsInCart, setStock, stockOf } from '../shop/shop.ts';
import { deliveryMethods, usualTerms } from '../shop/terms.ts';
import { addMethod, collection } from './delivery-methods.proofs.ts';
import type { ProofTable } from './proofs.ts';

const buying = ['orders:read', 'orders:create', 'catalogue:read'] as const;

export const orderProofs: ProofTable = {
  placeOrder: {
    works: {
      'all of the cart as one order, and the cart is empty': async ({ app }) => {
        const person = await newcomer(app);
        await fill(person, 10, 2);
        await fill(person, 6, 3);
        const before = [await stockOf(app, 10), await stockOf(app, 6)];
        const { order: placed } = await person.call(routes.placeOrder, { body: checkout() });
        const lines = [
          { priceCents: 118_00, quantity: 2, discountPercentage: 9, hasFreeShipping: true },
          { priceCents: 9_50, quantity: 3, discountPercentage: 6, hasFreeShipping: false },
        ];
        const totals = orderTotals(lines, usualTerms);
        expect(placed).toMatchObject({ taxBasisPoints: 800, deliveryMethod: 'Standard delivery', shipping: 5 });
        expect(placed).toMatchObject({ status: 'pending', accountId: person.accountId, pieces: 5, address });
        expect(placed.placedAt).toBe(app.services.now().toISOString());
        expect(placed.total).toBe(totals.totalCents / 100);
        expect(placed.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
          [10, 2],
          [6, 3],
        ]);
        expect(await productIdsInCart(person)).toEqual([]);
        expect([await stockOf(app, 10), await stockOf(app, 6)]).toEqual(before.map((stock, at) => stock - 2 - at));
      },
      'the same order for the same key, whatever is in the cart by then': async ({ app }) => {
        const person = await newcomer(app);
        const body = checkout();
        await fill(person, 6);
        const first = await person.call(routes.placeOrder, { body });
        await fill(person, 5);
        expect(await person.call(routes.placeOrder, { body })).toEqual(first);
        expect(await productIdsInCart(person)).toEqual([5]);
      },
      'by the way of delivery that was chosen, and keeps what that was': async ({ admin, app }) => {
        const [, express] = await deliveryMethods(admin);
        const person = await newcomer(app);
        await fill(person, 6);
        const body = { ...checkout(), deliveryMethodId: express?.id };
        const { order: placed } = await person.call(routes.placeOrder, { body });
        expect(placed).toMatchObject({ deliveryMethod: express?.name, shipping: 12 });
        expect(await person.call(routes.placeOrder, { body })).toEqual({ order: placed });
        await person.refused(409, routes.placeOrder, { body: { ...body, deliveryMethodId: 1 } });
      },
      'another for the same key of somebody else': async ({ app }) => {
        const body = checkout();
        const [one, other] = [await newcomer(app), await newcomer(app)];
        await fill(one, 6);
        await fill(other, 6);
        const first = await one.call(routes.placeOrder, { body });
        expect((await other.call(routes.placeOrder, { body })).order.id).toBe(first.order.id + 1);
      },
    },
    refuses: {
      'an empty cart': async ({ app }) => {
        await (await newcomer(app)).refused(409, routes.placeOrder, { body: checkout() });
      },
      'more than there is, names it, and changes nothing': async ({ app }) => {
        const person = await newcomer(app);
        await fill(person, 11, 1);
        await fill(person, 12, 5);
        const stock = await stockOf(app, 12);
        await setStock(app, 12, 4);
        const { detail } = await person.refused(409, routes.placeOrder, { body: checkout() });
        expect(detail).toBe('There are only 4 of Deck Clock left.');
        await setStock(app, 12, 0);
        expect((await person.refused(409, routes.placeOrder, { body: checkout() })).detail).toBe(
          'Deck Clock is sold out.',
        );
        await setStock(app, 12, stock);
      },
      'a payment that is declined, and another total than was shown': async ({ app }) => {
        const person = await newcomer(app);
        await fill(person, 6);
        await person.refused(409, routes.placeOrder, { body: { ...checkout(), paymentMethod: 'declined-card' } });
        await person.refused(409, routes.placeOrder, { body: { ...checkout(), expectedTotalCents: 1 } });
        expect(await productIdsInCart(person)).toEqual([6]);
      },
      'a way of delivery that is not offered': async ({ app }) => {
        const person = await newcomer(app);
        await fill(person, 6);
        const body = { ...checkout(), deliveryMethodId: 999_999 };
        const { detail } = await person.refused(409, routes.placeOrder, { body });
        expect(detail).toBe('This way of delivery is not offered any more. Choose another one.');
        expect(await productIdsInCart(person)).toEqual([6]);
      },
      'what is missing of key, address and payment, and names each': async ({ admin }) => {
        const body = {
          idempotencyKey: ' ',
          paymentMethod: 'shells',
          address: { ...address, town: '', state: undefined },
        };
        const fields = fieldsOf(await admin.refused(400, routes.placeOrder, { body }));
        expect(fields.sort()).toEqual(['address.state', 'address.town', 'idempotencyKey', 'paymentMethod']);
      },
    },
  },
  listPaymentMethods: {
    works: {
      'all that the provider has, and a card by its label alone': async ({ admin }) => {
        const answer = await admin.call(routes.listPaymentMethods);
        expect(answer).toEqual({ methods: [...routes.paymentMethods], savedCard: 'Visa •••• 4242', isTest: true });
      },
    },
  },
  listOrders: {
    works: {
      "one's own, the latest first": async ({ app }) => {
        const person = await newcomer(app);
        expect(await person.call(routes.listOrders, { query: {} })).toEqual({ orders: [], total: 0 });
        const placed = [await order(person, 6), await order(person, 5), await order(person, 5, 6)];
        const { orders, total } = await person.call(routes.listOrders, { query: { perPage: 2 } });
        expect([orders.map(({ id }) => id), total]).toEqual([[placed[2]?.id, placed[1]?.id], 3]);
        const {
          lines: _,
          refunds: __,
          invoiceId: ___,
          isInvoiceIssued: ____,
          creditNotes: _____,
          buyer: ______,
          ...latest
        } = placed[2] ?? {
          lines: [],
          refunds: [],
          invoiceId: null,
          isInvoiceIssued: false,
          creditNotes: [],
          buyer: null,
        };
        expect(orders[0]).toEqual(latest);
      },
      "everybody's, by status, customer, number and total": async ({ admin, app }) => {
        const person = await newcomer(app);
        const { id } = await order(person, 6);
        const all = { all: true, perPage: 100 };
        const pending = await admin.call(routes.listOrders, { query: { ...all, status: 'pending' } });
        expect(pending.orders[0]?.id).toBe(id);
        expect(new Set(pending.orders.map(({ status }) => status))).toEqual(new Set(['pending']));
        const found = await admin.call(routes.listOrders, { query: { ...all, q: `${id} brandt` } });
        expect(found.orders.map((each) => each.id)).toEqual([id]);
        const { orders } = await admin.call(routes.listOrders, { query: { ...all, sortColumn: 'total', sort: 'asc' } });
        expect(orders.map(({ total }) => total)).toEqual(orders.map(({ total }) => total).toSorted((a, b) => a - b));
      },
    },
    refuses: {
      'what is no page, no order and no status, and names each': async ({ admin }) => {
        const counted = { customer: 'old', sold: 'An anchor' };
        const query = { page: 0, perPage: 101, sort: 'up', sortColumn: 'town', status: 'lost', all: 'yes', ...counted };
        expect(fieldsOf(await admin.refused(400, routes.listOrders, { query })).sort()).toEqual(
          Object.keys(query).sort(),
        );
      },
    },
  },
  getOrderFacets: {
    works: {
      'each choice says how many orders it would show, and shows as many, together with all that is asked': async ({
        admin,
      }) => {
        const [{ placedAt: newest = '' } = {}] = (await admin.call(routes.listOrders, { query: { all: true } })).orders;
        const days = `2001-01-01..${newest.slice(0, 10)}`;
        for (const asked of [
          {},
          { state: 'delivered' as const },
          { q: 'a', refundState: 'none' as const },
          { status: 'pending' as const },
          { placed: days, deliveryMethod: 'Standard delivery' },
          { placed: days, q: 'e', customer: 'new' as const },
        ]) {
          const facets = await admin.call(getOrderFacets, { query: { ...asked, all: true } });
          const shown = async (choice: object) =>
            (await admin.call(routes.listOrders, { query: { ...asked, ...choice, all: true } })).total;
          for (const { value: state, total } of facets.states)
            expect([asked, state, await shown({ state })]).toEqual([asked, state, total]);
          for (const { value: refundState, total } of facets.refundStates)
            expect([asked, refundState, await shown({ refundState })]).toEqual([asked, refundState, total]);
          const refunded = facets.refundStates.filter(({ value }) => value !== 'none');
          const any = refunded.reduce((sum, { total }) => sum + total, 0);
          expect([asked, await shown({ refundState: 'any' })]).toEqual([asked, any]);
          for (const { value: deliveryMethod, total } of facets.deliveryMethods)
            expect([asked, deliveryMethod, await shown({ deliveryMethod })]).toEqual([asked, deliveryMethod, total]);
        }
      },
      "everybody's ways of delivery by the names of then, which find their orders; to buyers their own": async ({
        app,
        admin,
      }) => {
        const { person: buyer } = await personWith(app, admin, buying);
        const ofBuyer = async () => (await buyer.call(getOrderFacets, { query: {} })).deliveryMethods;
        expect(await ofBuyer()).toEqual([]);
        const method = await addMethod(admin, { name: 'Ferry / 50% + quay' });
        await fill(buyer, 6);
        const { order: placed } = await buyer.call(routes.placeOrder, {
          body: { ...checkout(), deliveryMethodId: method.id },
        });
        const parameters = { id: method.id };
        await admin.call(updateDeliveryMethod, { parameters, body: { ...collection, name: 'Steamer' } });
        await admin.call(deleteDeliveryMethod, { parameters });
        expect(await ofBuyer()).toEqual([{ value: method.name, total: 1 }]);
        const { deliveryMethods } = await admin.call(getOrderFacets, { query: { all: true } });
        const names = deliveryMethods.map(({ value }) => value);
        expect(names).toEqual(expect.arrayContaining([method.name, 'Standard delivery']));
        expect(names).not.toContain('Steamer');
        const query = { all: true, deliveryMethod: method.name };
        const found = await admin.call(routes.listOrders, { query });
        expect([found.orders.map(({ id }) => id), found.total]).toEqual([[placed.id], 1]);
        await admin.call(payOrder, { parameters: { id: placed.id } });
        expect((await admin.call(routes.listOrders, { query: { ...query, state: 'paid' } })).total).toBe(1);
        expect((await admin.call(routes.listOrders, { query: { ...query, state: 'pending' } })).total).toBe(0);
        const [day = ''] = placed.placedAt.split('T');
        expect((await admin.call(routes.listOrders, { query: { ...query, placed: `${day}..${day}` } })).total).toBe(1);
        expect((await admin.call(routes.listOrders, { query: { ...query, deliveryMethod: 'Steamer' } })).total).toBe(0);
      },
    },
    refuses: {
      'with the fields that are wrong': async ({ admin }) => {
        const query = { all: 'yes', state: 'lost', refundState: 'half', customer: 'old', placed: 'today' };
        expect(fieldsOf(await admin.refused(400, getOrderFacets, { query })).sort()).toEqual(Object.keys(query).sort());
      },
    },
    keepsOut: {
      'whoever has no orders, and buyers from those of others': async ({ app, admin, client }) => {
        await client.refused(403, getOrderFacets, { query: {} });
        const { person: buyer } = await personWith(app, admin, buying);
        await buyer.refused(403, getOrderFacets, { query: { all: true } });
      },
    },
  },
  getOrder: {
    works: {
      'with its lines, as it was answered when it was placed': async ({ app, admin }) => {
        const person = await newcomer(app);
        const placed = await order(person, 6, 3);
        const call = { parameters: { id: placed.id } };
        expect(await person.call(routes.getOrder, call)).toEqual({ order: placed });
        expect(await admin.call(routes.getOrder, call)).toEqual({ order: placed });
      },
      'at the prices of then': async ({ app, admin }) => {
        const placed = await order(admin, 8);
        const [{ price } = { price: 0 }] = (await allProducts(admin)).filter(({ id }) => id === 8);
        await app.engine.write((transaction) =>
          transaction.updateTable('products').set({ priceCents: 1 }).where('id', '=', 8).execute(),
        );
        expect((await admin.call(routes.getOrder, { parameters: { id: placed.id } })).order).toEqual(placed);
        await app.engine.write((transaction) =>
          transaction
            .updateTable('products')
            .set({ priceCents: Math.round(price * 100) })
            .where('id', '=', 8)
            .execute(),
        );
      },
    },
    refuses: {
      'an id that no order has, and what is none': async ({ admin }) => {
        await admin.refused(404, routes.getOrder, { parameters: { id: 999_999 } });
        expect(fieldsOf(await admin.refused(400, routes.getOrder, { parameters: { id: 'last' } }))).toEqual(['id']);
      },
    },
    keepsOut: {
      'whoever has no orders': async ({ app, client }) => {
        const { id } = await order(await newcomer(app), 6);
        await client.refused(403, routes.getOrder, { parameters: { id } });
      },
    },
  },
  getOrderInvoicePdf: {
    works: {
      'the invoice of an order that was paid, in a language, to who bought it and to who reads invoices': async ({
        app,
        admin,
      }) => {
        const { person: buyer } = await personWith(app, admin, buying);
        const { id } = await order(buyer, 6);
        await admin.call(payOrder, { parameters: { id } });
        const { invoiceId } = await admin.call(invoiceOrder, { parameters: { id } });
        const { order: known } = await buyer.call(routes.getOrder, { parameters: { id } });
        expect(known).toMatchObject({ invoiceId, isInvoiceIssued: true });
        for (const person of [buyer, admin]) {
          const answer = await person.get(`/api/v1/orders/${id}/invoice/pdf?language=de`);
          expect(answer.headers.get('content-disposition')).toContain(`Rechnung-${invoiceId}.pdf`);
          expect(answer.text.slice(0, 5)).toBe('%PDF-');
        }
      },
      'once it was issued: until then it is a draft': async ({ app, admin }) => {
        const { person: buyer } = await personWith(app, admin, buying);
        const { id } = await order(buyer, 6);
        const call = { parameters: { id }, query: {} };
        await buyer.refused(404, routes.getOrderInvoicePdf, call);
        const { invoiceId } = await admin.call(invoiceOrder, { parameters: { id } });
        expect((await buyer.call(routes.getOrder, call)).order).toMatchObject({ invoiceId, isInvoiceIssued: false });
        await buyer.refused(404, routes.getOrderInvoicePdf, call);
        await admin.call(sendInvoice, { parameters: { id: invoiceId }, body: { to: 'nadia@quillworks.example' } });
        expect((await buyer.call(routes.getOrder, call)).order.isInvoiceIssued).toBe(true);
        expect((await buyer.get(`/api/v1/orders/${id}/invoice/pdf`)).status).toBe(200);
      },
      'and paying the order answers that it is issued by that': async ({ app, admin }) => {
        const { id } = await order(await newcomer(app), 6);
        await admin.call(invoiceOrder, { parameters: { id } });
        expect((await admin.call(payOrder, { parameters: { id } })).order.isInvoiceIssued).toBe(true);
        expect((await admin.get(`/api/v1/orders/${id}/invoice/pdf`)).status).toBe(200);
      },
    },
    refuses: {
      'an order that there is not, and a language that there is not': async ({ admin }) => {
        await admin.refused(404, routes.getOrderInvoicePdf, { parameters: { id: 999_999 }, query: {} });
        await admin.refused(400, routes.getOrderInvoicePdf, { parameters: { id: 1 }, query: { language: 'xx' } });
      },
    },
    keepsOut: {
      'other buyers, and who manages orders without reading invoices': async ({ app, admin }) => {
        const { id } = await order(await newcomer(app), 6);
        await admin.call(payOrder, { parameters: { id } });
        await admin.call(invoiceOrder, { parameters: { id } });
        for (const abilities of [buying, ['orders:read', 'orders:write'] as const]) {
          const { person } = await personWith(app, admin, abilities);
          await person.refused(404, routes.getOrderInvoicePdf, { parameters: { id }, query: {} });
        }
      },
    },
  },
  setOrderStatus: {
    works: {
      'finished, once': async ({ admin, app }) => {
        const placed = await order(await newcomer(app), 6);
        const stock = await stockOf(app, 6);
        const call = { parameters: { id: placed.id }, body: { status: 'finished' as const } };
        const answer = await admin.call(routes.setOrderStatus, call);
        const at = app.services.now().toISOString();
        const marks = { status: 'finished', state: 'delivered', paidAt: at, shippedAt: at, deliveredAt: at };
        expect(answer).toEqual({ order: { ...placed, ...marks }, changeId: expect.any(Number) });
        expect((await admin.call(routes.setOrderStatus, call)).changeId).toBeNull();
        expect(await stockOf(app, 6)).toBe(stock);
        const finished = await admin.call(routes.listOrders, { query: { all: true, status: 'finished' } });
        expect(finished.orders[0]?.id).toBe(placed.id);
      },
      'rejected, and what it took is in stock again': async ({ admin, app }) => {
        const person = await newcomer(app);
        const before = [await stockOf(app, 6), await stockOf(app, 3)];
        const { id } = await order(person, 6, 3);
        const call = { parameters: { id }, body: { status: 'rejected' as const } };
        expect((await admin.call(routes.setOrderStatus, call)).order.status).toBe('rejected');
        expect([await stockOf(app, 6), await stockOf(app, 3)]).toEqual(before);
        const { orders } = await person.call(routes.listOrders, { query: { status: 'rejected' } });
        expect(orders.map((each) => each.id)).toEqual([id]);
      },
    },
    refuses: {
      'to decide once more': async ({ admin, app }) => {
        const { id } = await order(await newcomer(app), 6);
        await admin.call(routes.setOrderStatus, { parameters: { id }, body: { status: 'finished' } });
        await admin.refused(409, routes.setOrderStatus, { parameters: { id }, body: { status: 'rejected' } });
      },
      'to make an order pending, and an order that there is not': async ({ admin }) => {
        const call = { parameters: { id: 120 }, body: { status: 'pending' } };
        expect(fieldsOf(await admin.refused(400, routes.setOrderStatus, call))).toEqual(['status']);
        await admin.refused(404, routes.setOrderStatus, { parameters: { id: 999_999 }, body: { status: 'finished' } });
      },
    },
  },
};
