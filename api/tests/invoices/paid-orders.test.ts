import { paySharedInvoice } from '@atrium/contract/document-links';
import { updateReminderSettings } from '@atrium/contract/invoice-reminders';
import { addInvoicePayment, markInvoiceSent } from '@atrium/contract/invoices';
import { listMessages } from '@atrium/contract/messages';
import * as steps from '@atrium/contract/order-steps';
import { getOrder } from '@atrium/contract/orders';
import { expect, test } from 'vitest';
import { expectUndoable, undo } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import { order } from '../shop/shop.ts';
import { linkTo } from './billing.ts';
import { payment, wholeInvoice } from './invoices.ts';

/** An order that nobody has paid yet, and its invoice. */
async function stage() {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const { id, total } = await order(await newcomer(app), 6, 3);
  const call = { parameters: { id } };
  const { invoiceId } = await admin.call(steps.invoiceOrder, call);
  const orderNow = async () => (await admin.call(getOrder, call)).order;
  const payInvoice = (amountCents: number, more: { idempotencyKey?: string; mayExceedDue?: boolean } = {}) =>
    admin.call(addInvoicePayment, {
      parameters: { id: invoiceId },
      body: { ...payment, amountCents, ...more },
    });
  const seen = async () => [await orderNow(), await wholeInvoice(admin, invoiceId)];
  return { app, admin, call, invoiceId, total: Math.round(total * 100), orderNow, payInvoice, seen };
}

test('An invoice that is paid by hand pays its order, once, and one undo takes back both', async () => {
  const { admin, call, total, payInvoice, orderNow, seen } = await stage();
  await expectUndoable(admin, { deed: 'paying', act: () => payInvoice(total), seen });
  const once = { idempotencyKey: 'once' };
  const paid = [await payInvoice(total, once), await payInvoice(total, once)];
  expect(paid[1]).toEqual(paid[0]);
  expect(paid[0]).toMatchObject({ payments: [{ amountCents: total }], invoice: { balanceCents: 0 } });
  expect(await orderNow()).toMatchObject({ state: 'paid', paidAt: expect.any(String) });
  await admin.refused(409, steps.payOrder, call);
  await admin.call(steps.shipOrder, { ...call, body: {} });
  const refunded = await admin.call(steps.refundOrder, { ...call, body: { amountCents: total, reason: 'Lost' } });
  expect(refunded.order).toMatchObject({ refundState: 'whole' });
});

test('A part of it pays no order, and the last part does', async () => {
  const { total, payInvoice, orderNow } = await stage();
  await payInvoice(total - 1);
  await payInvoice(-1);
  expect(await orderNow()).toMatchObject({ state: 'pending', paidAt: null });
  await payInvoice(2);
  expect(await orderNow()).toMatchObject({ state: 'paid' });
});

test('What is shipped before it is paid stays shipped, and what the shop notes as paid is noted on the invoice once', async () => {
  const { admin, call, invoiceId, total, payInvoice, orderNow } = await stage();
  await admin.call(steps.payOrder, call);
  expect((await wholeInvoice(admin, invoiceId)).payments).toMatchObject([{ amountCents: total }]);
  const before = await orderNow();
  await payInvoice(500, { mayExceedDue: true });
  expect(await orderNow()).toEqual(before);
});

test('Whoever pays at its address pays the order, and one undo takes back both', async () => {
  const { app, admin, invoiceId, total, orderNow, seen } = await stage();
  const token = await linkTo(admin, 'invoice', invoiceId);
  const before = await seen();
  const body = { token, method: 'card', amountCents: total, idempotencyKey: 'at the address' } as const;
  await Promise.all([1, 2, 3].map(() => app.visitor().send(paySharedInvoice, { body })));
  expect(await orderNow()).toMatchObject({ state: 'paid', paidAt: expect.any(String) });
  expect((await wholeInvoice(admin, invoiceId)).payments).toMatchObject([{ amountCents: total }]);
  const { id } = await app.engine.read
    .selectFrom('changes')
    .select('id')
    .where('entity', '=', 'order')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await undo(admin, id);
  expect(await seen()).toEqual(before);
});

test('A cancelled order is not paid at the address of its invoice, nor by what is noted there', async () => {
  const { app, admin, call, invoiceId, total, payInvoice, orderNow } = await stage();
  const token = await linkTo(admin, 'invoice', invoiceId);
  await admin.call(steps.cancelOrder, call);
  const body = { token, method: 'card', amountCents: total, idempotencyKey: 'too late' } as const;
  await app.visitor().refused(409, paySharedInvoice, { body });
  await payInvoice(total, { mayExceedDue: true });
  expect(await orderNow()).toMatchObject({ state: 'cancelled', paidAt: null });
});

test('Nobody is reminded of what was given back or cancelled', async () => {
  const { app, admin, call, invoiceId, total } = await stage();
  await admin.call(updateReminderSettings, { body: { isOn: true, days: [7] } });
  const other = { parameters: { id: (await order(await newcomer(app), 6)).id } };
  const third = { parameters: { id: (await order(await newcomer(app), 6)).id } };
  const cancelled = (await admin.call(steps.invoiceOrder, other)).invoiceId;
  const owed = (await admin.call(steps.invoiceOrder, third)).invoiceId;
  for (const id of [invoiceId, cancelled, owed]) await admin.call(markInvoiceSent, { parameters: { id } });
  await admin.call(steps.payOrder, call);
  await admin.call(steps.refundOrder, { ...call, body: { amountCents: total, reason: 'Broken' } });
  await admin.call(steps.cancelOrder, other);
  for (let day = 0; day < 25; day += 1) {
    app.moveClock(86_400);
    for (const seconds of [0, 600]) {
      app.moveClock(seconds);
      await app.app.runDueJobs().then(() => app.settle());
    }
  }
  const { messages } = await (await app.signIn('admin')).call(listMessages, { query: { perPage: 100 } });
  const reminded = messages.map(({ subject }) => Number(/^Reminder: invoice #(\d+)/.exec(subject)?.[1]));
  expect([invoiceId, cancelled, owed].filter((id) => reminded.includes(id))).toEqual([owed]);
});
