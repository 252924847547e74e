import { setTimeout as sleep } from 'node:timers/promises';
import { undoChange } from '@atrium/contract/changes';
import { paySharedInvoice, readSharedDocument, revokeDocumentLinks } from '@atrium/contract/document-links';
import { deleteInvoice } from '@atrium/contract/invoices';
import { listNotifications } from '@atrium/contract/notifications';
import { expect, test } from 'vitest';
import { openApp, type TestApp } from '../helper.ts';
import { paymentsWithMemory, slowToLetGo } from '../payments.ts';
import { aDuePayment, linkTo } from './billing.ts';
import { addAnInvoice, aLine, wholeInvoice } from './invoices.ts';

async function stage() {
  const { payments, authorised, released } = paymentsWithMemory();
  const app = await openApp({ services: { payments } });
  const taken = () => [...authorised.values()].map(({ reference }) => reference);
  return { app, admin: await app.signIn('admin'), taken, released };
}

test('What is paid at the address is on the invoice, and whoever made the address is told', async () => {
  const { app, admin } = await stage();
  const { id, token, body } = await aDuePayment(app, admin);
  const { text } = await app.visitor().send(paySharedInvoice, { body: { token, ...body, method: 'net-banking' } });
  const { invoice, payments } = await wholeInvoice(admin, id);
  expect(invoice).toMatchObject({ invoiceStatus: 'Paid', balance: 0 });
  const made = { amountCents: body.amountCents, method: 'Bank Transfer', paidOn: '2026-03-02', provider: 'test' };
  expect(payments).toMatchObject([made]);
  expect(payments[0]?.note).toMatch(/^test-[\w-]{12}$/);
  expect(text).not.toContain(payments[0]?.note);
  const { notifications } = await admin.call(listNotifications, { query: {} });
  const told = { kind: 'invoice-paid', title: `#${id}`, entityId: id, person: invoice.client.name };
  expect(notifications[0]).toMatchObject(told);
});

test('A payment that is sent many times at once is made once', async () => {
  const { app, admin, taken, released } = await stage();
  const { id, token, body } = await aDuePayment(app, admin);
  const pay = () => app.visitor().send(paySharedInvoice, { body: { token, ...body } });
  const answers = await Promise.all(Array.from({ length: 10 }, pay));
  expect(answers.some(({ status }) => status === 201)).toBe(true);
  expect((await wholeInvoice(admin, id)).payments).toHaveLength(1);
  expect({ taken: taken(), released }).toEqual({ taken: [expect.any(String)], released: [] });
});

test('A payment that is sent again is answered as it was, and somebody else’s is not', async () => {
  const { app, admin, taken, released } = await stage();
  const { id, token, body } = await aDuePayment(app, admin);
  await app.visitor().call(paySharedInvoice, { body: { token, ...body } });
  await app.visitor().call(paySharedInvoice, { body: { token, ...body } });
  expect(released).toEqual([]);
  await app.visitor().refused(409, paySharedInvoice, { body: { token, ...body, idempotencyKey: 'another' } });
  const { payments } = await wholeInvoice(admin, id);
  expect(payments).toHaveLength(1);
  expect(taken().filter((reference) => !released.includes(reference))).toEqual([payments[0]?.note]);
});

test('Of several who pay at once one does, and the others get back what was authorised', async () => {
  const { app, admin, taken, released } = await stage();
  const { id, token, body } = await aDuePayment(app, admin);
  const pay = (idempotencyKey: string) =>
    app.visitor().send(paySharedInvoice, { body: { token, ...body, idempotencyKey } });
  const answers = await Promise.all(['one', 'two', 'three', 'four'].map(pay));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  const { payments } = await wholeInvoice(admin, id);
  expect(payments).toHaveLength(1);
  expect([...released, payments[0]?.note].toSorted()).toEqual(taken().toSorted());
});

test('What the same request, sent twice, wrote down is not let go of when the address is turned off meanwhile', async () => {
  const { payments, released } = paymentsWithMemory();
  let meanwhile = async () => {};
  const authorise: typeof payments.authorise = async (payment) => {
    const [answer, before] = [await payments.authorise(payment), meanwhile];
    meanwhile = async () => {};
    await before();
    return answer;
  };
  const app = await openApp({ services: { payments: { ...payments, authorise } } });
  const there = await openApp({ services: { payments }, database: app.database });
  const admin = await app.signIn('admin');
  const { id, token, body } = await aDuePayment(app, admin);
  const payAt = (process: TestApp) => process.visitor().send(paySharedInvoice, { body: { token, ...body } });
  meanwhile = async () => {
    expect((await payAt(there)).status).toBe(201);
    await admin.call(revokeDocumentLinks, { parameters: { kind: 'invoice', id } });
  };
  expect((await payAt(app)).status).toBe(404);
  expect((await wholeInvoice(admin, id)).payments).toHaveLength(1);
  expect(released).toEqual([]);
});

test('Of a payment that is sent twice, the second does not pay with what the first one lets go of', async () => {
  const { released, letGo, whileAskedFirst, payments } = slowToLetGo();
  const app = await openApp({ services: { payments } });
  const admin = await app.signIn('admin');
  const { id, token, body } = await aDuePayment(app, admin);
  const pay = () => app.visitor().send(paySharedInvoice, { body: { token, ...body } });
  let changeId = 0;
  whileAskedFirst(async () => {
    changeId = (await admin.call(deleteInvoice, { query: { id } })).changeId;
  });
  const first = pay();
  await expect.poll(() => released).toHaveLength(1);
  await admin.call(undoChange, { parameters: { id: changeId } });
  const second = pay();
  await Promise.race([second, sleep(500)]);
  letGo();
  expect([(await first).status, (await second).status]).toEqual([404, 201]);
  const { payments: made } = await wholeInvoice(admin, id);
  expect(made).toHaveLength(1);
  expect(released).not.toContain(made[0]?.note);
});

test('Nothing is paid with a card that is declined', async () => {
  const { app, admin } = await stage();
  const { id, token, body } = await aDuePayment(app, admin);
  const declined = { token, ...body, method: 'declined-card' } as const;
  const { detail } = await app.visitor().refused(409, paySharedInvoice, { body: declined });
  expect(detail).toBe('The payment was declined. Choose another way to pay.');
  expect((await wholeInvoice(admin, id)).payments).toEqual([]);
});

test('What is paid, or owed to the client, and what a test provider would take of real invoices, is not to be paid', async () => {
  const { app, admin } = await stage();
  const credit = await addAnInvoice(admin, { lines: [aLine({ costCents: 0 })] });
  const token = await linkTo(admin, 'invoice', credit.id);
  expect(await app.visitor().call(readSharedDocument, { body: { token } })).toMatchObject({ due: null });
  const due = await aDuePayment(app, admin);
  const real = await openApp({ database: app.database, settings: { sampleData: false } });
  const shown = await real.visitor().call(readSharedDocument, { body: { token: due.token } });
  expect(shown).toMatchObject({ due: null });
  await real.visitor().refused(409, paySharedInvoice, { body: { token: due.token, ...due.body } });
});
