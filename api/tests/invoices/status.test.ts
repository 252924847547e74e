import { listChanges } from '@atrium/contract/changes';
import { listInvoices } from '@atrium/contract/invoice-list';
import { type InvoiceState, invoiceStatus } from '@atrium/contract/invoice-status';
import {
  addInvoicePayment,
  deleteInvoice,
  downloadInvoice,
  sendInvoice,
  updateInvoice,
} from '@atrium/contract/invoices';
import { expect, test } from 'vitest';
import { invoicesIndex } from '../../src/features/invoices/invoices.list.ts';
import { undo } from '../changes/undoing.ts';
import { openApp, type TestApp } from '../helper.ts';
import { expectTrueCounts } from '../lists/counts.ts';
import type { Person } from '../person.ts';
import { addAnInvoice, allInvoices, payment, wholeInvoice } from './invoices.ts';

const today = '2026-03-02';
const owed: InvoiceState = {
  totalCents: 100,
  paidCents: 0,
  creditCents: 0,
  dueDate: today,
  sentAt: null,
  downloadedAt: null,
  isDraft: false,
};

test.each([
  ['Paid', { paidCents: 100, isDraft: true, dueDate: '2026-01-01' }],
  ['Paid', { paidCents: 101 }],
  ['Paid', { totalCents: 0 }],
  ['Paid', { creditCents: 100, isDraft: true, dueDate: '2026-01-01' }],
  ['Paid', { creditCents: 40, paidCents: 60 }],
  ['Past Due', { creditCents: 99, dueDate: '2026-03-01', sentAt: today }],
  ['Draft', { isDraft: true, dueDate: '2026-01-01', paidCents: 50 }],
  ['Past Due', { dueDate: '2026-03-01', paidCents: 99, sentAt: today, downloadedAt: today }],
  ['Partial Payment', { paidCents: 1, sentAt: today, downloadedAt: today }],
  ['Downloaded', { sentAt: today, downloadedAt: today }],
  ['Downloaded', { sentAt: '2026-03-01', downloadedAt: today }],
  ['Sent', { sentAt: today, downloadedAt: '2026-03-01' }],
  ['Sent', { sentAt: today }],
  ['Draft', {}],
] as const)('%s: %o', (status, state) => {
  expect(invoiceStatus({ ...owed, ...state }, today)).toBe(status);
});

const day = 86_400;

async function statusInList(admin: Person, id: number): Promise<string | undefined> {
  return (await allInvoices(admin)).find((invoice) => invoice.id === id)?.invoiceStatus;
}

/** The token of before has ended when a day has passed. */
async function daysLater(app: TestApp, days: number): Promise<Person> {
  app.moveClock(days * day);
  return app.signIn('admin');
}

test('What was sent is past due on the day after it had to be paid, in the list, in the filter and by itself', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const dueDate = '2026-03-04';
  const sent = await addAnInvoice(admin, { dueDate });
  const draft = await addAnInvoice(admin, { dueDate });
  await admin.call(sendInvoice, { parameters: { id: sent.id }, body: {} });
  const onTheDay = await daysLater(app, 2);
  expect(await statusInList(onTheDay, sent.id)).toBe('Sent');
  const after = await daysLater(app, 1);
  expect(await statusInList(after, sent.id)).toBe('Past Due');
  expect((await wholeInvoice(after, sent.id)).invoice.invoiceStatus).toBe('Past Due');
  expect(await statusInList(after, draft.id)).toBe('Draft');
  const { allData } = await after.call(listInvoices, { query: { status: 'Past Due' } });
  expect(allData?.map(({ id }) => id)).toContain(sent.id);
  await expectTrueCounts(app.engine.read, invoicesIndex);
});

test('A draft that is downloaded and then sent is sent, for the filter too', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const { id } = await addAnInvoice(admin);
  const parameters = { id };
  await admin.call(downloadInvoice, { parameters });
  app.moveClock(60);
  const { changeId } = await admin.call(sendInvoice, { parameters, body: {} });
  expect(await statusInList(admin, id)).toBe('Sent');
  const sent = await admin.call(listInvoices, { query: { status: 'Sent' } });
  expect(sent.allData?.map((invoice) => invoice.id)).toContain(id);
  await undo(admin, changeId ?? 0);
  expect(await statusInList(admin, id)).toBe('Downloaded');
  await expectTrueCounts(app.engine.read, invoicesIndex);
});

test('Reading an invoice alone is enough for it to be past due', async () => {
  const app = await openApp();
  const { id } = await addAnInvoice(await app.signIn('admin'), { dueDate: '2026-03-02' });
  const admin = await daysLater(app, 0);
  await admin.call(addInvoicePayment, { parameters: { id }, body: payment });
  const later = await daysLater(app, 1);
  expect((await wholeInvoice(later, id)).invoice.invoiceStatus).toBe('Past Due');
});

test('Many become past due at once, one record tells of them, and from then on reading writes nothing', async () => {
  const app = await openApp();
  const before = await allInvoices(await app.signIn('admin'));
  const admin = await daysLater(app, 200);
  const [first, second] = await Promise.all([allInvoices(admin), allInvoices(admin)]);
  expect(first).toEqual(second);
  const open = before.filter(({ invoiceStatus: status }) => !['Paid', 'Draft'].includes(status)).map(({ id }) => id);
  expect(first.filter((invoice) => invoice.invoiceStatus === 'Past Due').map(({ id }) => id)).toEqual(open);
  const { changes } = await admin.call(listChanges, { query: { entity: 'invoice' } });
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({ actorId: null, isUndoable: false, action: 'update' });
  const state = await app.state();
  await allInvoices(admin);
  expect(await app.state()).toEqual(state);
  await expectTrueCounts(app.engine.read, invoicesIndex);
});

test('What is past due is so no more once it is paid, or may be paid later', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const late = { issuedDate: '2026-01-01', dueDate: '2026-02-01' };
  const [paid, prolonged, deleted] = [
    await addAnInvoice(admin, late),
    await addAnInvoice(admin, late),
    await addAnInvoice(admin, late),
  ];
  for (const { id } of [paid, prolonged, deleted]) {
    const { invoice } = await admin.call(sendInvoice, { parameters: { id }, body: {} });
    expect(invoice.invoiceStatus).toBe('Past Due');
  }
  await admin.call(addInvoicePayment, { parameters: { id: paid.id }, body: { ...payment, amountCents: 19_000 } });
  expect(await statusInList(admin, paid.id)).toBe('Paid');
  await admin.call(updateInvoice, { parameters: { id: prolonged.id }, body: { dueDate: today } });
  expect(await statusInList(admin, prolonged.id)).toBe('Sent');
  const { changeId } = await admin.call(deleteInvoice, { query: { id: deleted.id } });
  const later = await daysLater(app, 1);
  expect(await statusInList(later, prolonged.id)).toBe('Past Due');
  await undo(later, changeId);
  expect(await statusInList(later, deleted.id)).toBe('Past Due');
  await expectTrueCounts(app.engine.read, invoicesIndex);
});
