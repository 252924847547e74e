import * as catalogue from '@atrium/contract/catalogue';
import { undoChange } from '@atrium/contract/changes';
import { listInvoices } from '@atrium/contract/invoice-list';
import * as steps from '@atrium/contract/order-steps';
import { getOrder } from '@atrium/contract/orders';
import { expect, test } from 'vitest';
import { ordersIndex } from '../../src/features/shop/orders.list.ts';
import { productsIndex } from '../../src/features/shop/products.list.ts';
import { seriesOf } from '../../src/figures/figures.ts';
import { expectUndoable } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { expectTrueCounts } from '../lists/counts.ts';
import { newcomer } from '../people.ts';
import { addLantern, brassLantern } from '../routes/catalogue.proofs.ts';
import { order, setStock } from './shop.ts';

const app = await openApp();
const admin = await app.signIn('admin');

const all = { query: { perPage: 100 } } as const;
const seenProducts = () => admin.call(catalogue.listCatalogue, all);

async function seenOf(id: number) {
  const measures = ['revenue-cents', 'cost-cents', 'product-orders/pending', 'product-orders/rejected'];
  const figures = await seriesOf(app.engine.read, measures, '2026-03-01', '2026-03-03');
  const { order } = await admin.call(getOrder, { parameters: { id } });
  const { total } = await admin.call(listInvoices, { query: { allData: false } });
  return [order, total, figures.filter(({ amount }) => amount !== 0), await seenProducts()];
}

test('Whatever is done to products can be undone, done again, and undone again', async () => {
  const { id } = await addLantern(admin, { stock: 3 });
  const parameters = { id };
  await order(await newcomer(app), id);
  const deeds = {
    adding: () => admin.call(catalogue.addProduct, { body: brassLantern }),
    changing: () => admin.call(catalogue.updateProduct, { parameters, body: { name: 'Copper', stock: 0 } }),
    'free shipping': () => admin.call(catalogue.setFreeShipping, { body: { ids: [id, 1, 3], hasFreeShipping: true } }),
    deleting: () => admin.call(catalogue.deleteProducts, { body: { ids: [id, 5, 6] } }),
  };
  for (const [deed, act] of Object.entries(deeds)) await expectUndoable(admin, { deed, act, seen: seenProducts });
  await expectTrueCounts(app.engine.read, productsIndex);
});

test('Orders know their product again when it comes back', async () => {
  const { id } = await addLantern(admin, { stock: 3 });
  const placed = await order(await newcomer(app), id);
  const { changeId } = await admin.call(catalogue.deleteProducts, { body: { ids: [id] } });
  await admin.call(undoChange, { parameters: { id: changeId } });
  expect((await admin.call(getOrder, { parameters: { id: placed.id } })).order).toEqual(placed);
});

const tracking = { carrier: 'Harbour Parcel', trackingNumber: 'HP 2', trackingUrl: 'https://parcels.example/HP2' };

test('Each step of an order can be undone, done again, and undone again, with its stock and its figures', async () => {
  const { id } = await order(await newcomer(app), 6, 3);
  const call = { parameters: { id } };
  const refund = { amountCents: 333, reason: 'A scratch', restock: [{ position: 0, quantity: 1 }] };
  const cancelling = { amountCents: 100, reason: 'Ordered twice', cancels: true };
  const deeds = {
    paying: () => admin.call(steps.payOrder, call),
    refunding: () => admin.call(steps.refundOrder, { ...call, body: refund }),
    cancelling: () => admin.call(steps.cancelOrder, call),
    'cancelling with the money back': () => admin.call(steps.refundOrder, { ...call, body: cancelling }),
    'making the invoice': () => admin.call(steps.invoiceOrder, call),
    shipping: () => admin.call(steps.shipOrder, { ...call, body: { trackingNumber: 'HP 1' } }),
    'saying how it can be followed': () => admin.call(steps.trackOrder, { ...call, body: tracking }),
    delivering: () => admin.call(steps.deliverOrder, call),
  };
  for (const [deed, act] of Object.entries(deeds)) {
    await expectUndoable(admin, { deed, act, seen: () => seenOf(id) });
    if (!deed.startsWith('cancelling')) await act();
  }
  await expectTrueCounts(app.engine.read, ordersIndex);
  await expectTrueCounts(app.engine.read, productsIndex);
});

test('What was paid is cancelled and given back in one, and what is on its way is not', async () => {
  const { id } = await order(await newcomer(app), 6);
  const call = { parameters: { id } };
  const body = { amountCents: 100, reason: 'Ordered twice', cancels: true };
  await admin.refused(409, steps.refundOrder, { ...call, body });
  const { order: paid } = await admin.call(steps.payOrder, call);
  const wholeCents = Math.round(paid.total * 100);
  const { order: cancelled } = await admin.call(steps.refundOrder, {
    ...call,
    body: { ...body, amountCents: wholeCents },
  });
  expect(cancelled).toMatchObject({ state: 'cancelled', refundState: 'whole', lines: [{ returned: 1 }] });
  const { detail } = await admin.refused(409, steps.refundOrder, { ...call, body });
  expect(detail).toBe(`Order ${id} has been cancelled already.`);
});

test('A payment is not taken back after a refund, nor a cancellation when the goods are sold', async () => {
  const { id } = await order(await newcomer(app), 6);
  const call = { parameters: { id } };
  const paid = await admin.call(steps.payOrder, call);
  await admin.call(steps.refundOrder, { ...call, body: { amountCents: 1, reason: 'A scratch' } });
  await admin.refused(409, undoChange, { parameters: { id: paid.changeId } });
  const cancelled = await admin.call(steps.cancelOrder, call);
  await setStock(app, 6, 0);
  const { detail } = await admin.refused(409, undoChange, { parameters: { id: cancelled.changeId } });
  expect(detail).toMatch(/ is sold out\.$/);
});
