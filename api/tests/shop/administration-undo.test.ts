import * as catalogue from '@atrium/contract/catalogue';
import { undoChange } from '@atrium/contract/changes';
import { listInvoices } from '@atrium/contract/invoice-list';
import { deleteInvoices } from '@atrium/contract/invoices';
import * as steps from '@atrium/contract/order-steps';
import { getOrder, placeOrder } from '@atrium/contract/orders';
import { expect, test } from 'vitest';
import { ordersIndex } from '../../src/features/shop/orders/orders.list.ts';
import { productsIndex } from '../../src/features/shop/products/products.list.ts';
import { seriesOf } from '../../src/figures/figures.ts';
import { expectUndoable } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { expectTrueCounts } from '../lists/counts.ts';
import { newcomer } from '../people.ts';
import { addLantern, brassLantern } from '../routes/catalogue.proofs.ts';
import { checkout, fill, order, setStock } from './shop.ts';

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

test('What an order gives back while its product is deleted is in stock when that is restored', async () => {
  const { id } = await addLantern(admin, { stock: 9 });
  const placed = await order(await newcomer(app), id);
  const deleted = await admin.call(catalogue.deleteProducts, { body: { ids: [id] } });
  const cancelled = await admin.call(steps.cancelOrder, { parameters: { id: placed.id } });
  const undone = await admin.call(undoChange, { parameters: { id: cancelled.changeId } });
  const [again] = undone.changes;
  await admin.call(undoChange, { parameters: { id: again?.id ?? 0 } });
  await admin.call(undoChange, { parameters: { id: deleted.changeId } });
  const stockOf = async () => (await admin.call(catalogue.getCatalogueProduct, { parameters: { id } })).product.stock;
  expect(await stockOf()).toBe(9);
  const twice = await admin.call(catalogue.deleteProducts, { body: { ids: [id] } });
  await admin.call(undoChange, { parameters: { id: twice.changeId } });
  expect(await stockOf()).toBe(9);
  await expectTrueCounts(app.engine.read, productsIndex);
});

test('What was paid at the door is not taken back once it was delivered', async () => {
  const person = await newcomer(app);
  await fill(person, (await addLantern(admin, { stock: 1 })).id);
  const body = { ...checkout(), paymentMethod: 'cash-on-delivery' as const };
  const { order: placed } = await person.call(placeOrder, { body });
  const call = { parameters: { id: placed.id } };
  await admin.call(steps.shipOrder, { ...call, body: {} });
  const paid = await admin.call(steps.payOrder, call);
  const delivered = await admin.call(steps.deliverOrder, call);
  await admin.refused(409, undoChange, { parameters: { id: paid.changeId } });
  await admin.call(undoChange, { parameters: { id: delivered.changeId } });
  await admin.call(undoChange, { parameters: { id: paid.changeId } });
});

test('An order never has two invoices, also when a deleted one comes back', async () => {
  const lantern = await addLantern(admin, { stock: 1 });
  const { id } = await order(await newcomer(app), lantern.id);
  const call = { parameters: { id } };
  const first = await admin.call(steps.invoiceOrder, call);
  const remove = (ids: number[]) => admin.call(deleteInvoices, { body: { ids } });
  const deleted = await remove([first.invoiceId]);
  const second = await admin.call(steps.invoiceOrder, call);
  const { detail } = await admin.refused(409, undoChange, { parameters: { id: deleted.changeId } });
  expect(detail).toContain(`#${second.invoiceId}`);
  await remove([second.invoiceId]);
  await admin.call(undoChange, { parameters: { id: deleted.changeId } });
  expect(await admin.call(steps.invoiceOrder, call)).toEqual({ invoiceId: first.invoiceId, changeId: null });
});
