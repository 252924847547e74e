import { listChanges, undoChange } from '@atrium/contract/changes';
import {
  archiveInvoices,
  deleteInvoiceBatch,
  downloadInvoiceArchive,
  listInvoiceBatches,
  sendInvoices,
} from '@atrium/contract/invoice-batches';
import { listInvoices } from '@atrium/contract/invoice-list';
import { deleteInvoice } from '@atrium/contract/invoices';
import { listMessages } from '@atrium/contract/messages';
import { suspendUser } from '@atrium/contract/users';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import type { Person } from '../person.ts';
import { personWith } from '../roles/roles.ts';
import { beginAnArchive, filesIn, finishedBatch } from './batches.ts';
import { pdfIn } from './documents.ts';
import { aClient, addAnInvoice, wholeInvoice } from './invoices.ts';

// What was begun is kept for a day, and so is who began it.
const days = { accessTokenSeconds: 3 * 86_400, refreshTokenSeconds: 3 * 86_400 };
const app = await openApp({ settings: days });
const admin = await app.signIn('admin');
const giveUp = (person: Person, id: number) => person.call(deleteInvoiceBatch, { parameters: { id } });

async function lettersAbout(id: number) {
  const { messages } = await admin.call(listMessages, { query: { perPage: 100 } });
  return messages.filter(({ subject }) => subject.includes(`#${id} `));
}

/** Of a client whom an order brought, and who has no address. */
async function addOneWithoutAddress(): Promise<number> {
  const { id, invoice } = await addAnInvoice(admin, { client: aClient() });
  await app.engine.write((transaction) =>
    transaction.updateTable('clients').set({ companyEmail: '' }).where('id', '=', invoice.client.id).execute(),
  );
  return id;
}

test('An archive has the PDF of each chosen invoice, named by its number and its client, and notes the download', async () => {
  const one = await addAnInvoice(admin, { client: { ...aClient(), name: 'A/S Tågvirke: Möller & Søn' } });
  const other = await addAnInvoice(admin);
  const body = { chosen: { ids: [other.id, one.id, other.id] }, language: 'de' };
  const { batch } = await admin.call(archiveInvoices, { body });
  expect(batch).toMatchObject({ kind: 'archive', total: 2, done: 0, finishedAt: null, leftOut: [] });
  expect(await finishedBatch(app, admin)).toMatchObject({ id: batch.id, total: 2, done: 2, leftOut: [] });
  const files = await filesIn(app, admin, batch.id);
  expect([...files.keys()]).toEqual([
    `Rechnung-${one.id} A-S Tågvirke Möller & Søn.pdf`,
    `Rechnung-${other.id} ${other.invoice.client.name}.pdf`,
  ]);
  const whole = await wholeInvoice(admin, one.id);
  expect(whole.invoice).toMatchObject({ invoiceStatus: 'Downloaded', downloadedAt: expect.any(String) });
  expect(Buffer.from([...files.values()][0] ?? []).equals(await pdfIn(app, whole, 'de'))).toBe(true);
  await giveUp(admin, batch.id);
});

test('Undo takes back together that the invoices of an archive were downloaded', async () => {
  const ids = [(await addAnInvoice(admin)).id, (await addAnInvoice(admin)).id];
  const { batch } = await admin.call(archiveInvoices, { body: { chosen: { ids } } });
  await finishedBatch(app, admin);
  const { changes } = await admin.call(listChanges, { query: { entity: 'invoice', entityId: ids[0] } });
  expect(changes[0]).toMatchObject({ actorId: admin.accountId, after: { downloadedAt: expect.any(String) } });
  await admin.call(undoChange, { parameters: { id: changes[0]?.id } });
  for (const id of ids) expect((await wholeInvoice(admin, id)).invoice.invoiceStatus).toBe('Draft');
  await giveUp(admin, batch.id);
});

test('All that match are taken when as many match as were seen, and none otherwise', async () => {
  const { invoice } = await addAnInvoice(admin, { client: aClient() });
  const clientId = invoice.client.id;
  for (let count = 0; count < 11; count += 1) await addAnInvoice(admin, { clientId });
  const matching = { q: '', clientId };
  const refusal = await admin.refused(409, archiveInvoices, { body: { chosen: { matching, total: 11 } } });
  expect(refusal.detail).toBe('Others match by now. Look at the list again.');
  const { batch } = await admin.call(archiveInvoices, { body: { chosen: { matching, total: 12 } } });
  const { total } = await admin.call(listInvoices, { query: { clientId } });
  expect([batch.total, total]).toEqual([12, 12]);
  await app.later(1);
  const { batches } = await admin.call(listInvoiceBatches);
  expect(batches[0]).toMatchObject({ id: batch.id, total: 12, done: 10, finishedAt: null });
  await admin.refused(409, downloadInvoiceArchive, { parameters: { id: batch.id } });
  await finishedBatch(app, admin);
  expect((await filesIn(app, admin, batch.id)).size).toBe(12);
  await giveUp(admin, batch.id);
});

test('Each invoice is sent to its client once; what cannot be sent is named with the reason, and the others leave', async () => {
  const good = await addAnInvoice(admin, { client: { ...aClient(), language: 'fr' } });
  const without = await addOneWithoutAddress();
  const gone = (await addAnInvoice(admin)).id;
  const body = { chosen: { ids: [good.id, without, gone] }, idempotencyKey: crypto.randomUUID() };
  const first = await admin.call(sendInvoices, { body });
  expect((await admin.call(sendInvoices, { body })).batch.id).toBe(first.batch.id);
  await admin.call(deleteInvoice, { query: { id: gone } });
  const batch = await finishedBatch(app, admin);
  expect(batch).toMatchObject({ kind: 'sending', total: 3, done: 3 });
  expect(batch.leftOut).toEqual([
    { invoiceId: without, reason: 'no-address' },
    { invoiceId: gone, reason: 'deleted' },
  ]);
  expect((await admin.call(sendInvoices, { body })).batch).toEqual(batch);
  await app.later(600);
  const [letter, ...others] = await lettersAbout(good.id);
  expect([letter, others]).toMatchObject([{ recipient: good.invoice.client.companyEmail }, []]);
  expect(letter?.attachments).toMatchObject([{ name: `facture-${good.id}.pdf` }]);
  expect(await lettersAbout(without)).toEqual([]);
  const { invoice } = await wholeInvoice(admin, good.id);
  expect(invoice).toMatchObject({ invoiceStatus: 'Sent', sentAt: expect.any(String) });
  await admin.refused(409, downloadInvoiceArchive, { parameters: { id: batch.id } });
  await giveUp(admin, batch.id);
});

test('Two processes that come to the same invoices send each of them once', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 4; count += 1) ids.push((await addAnInvoice(admin)).id);
  await admin.call(sendInvoices, { body: { chosen: { ids } } });
  const there = await openApp({ database: app.database });
  await Promise.all([app.later(1), there.later(400)]);
  await there.close();
  const batch = await finishedBatch(app, admin);
  expect(batch).toMatchObject({ done: 4, leftOut: [] });
  for (const id of ids) expect(await lettersAbout(id)).toHaveLength(1);
  await giveUp(admin, batch.id);
});

test('What was begun is for who began it alone, and is gone after a day', async () => {
  const { person } = await personWith(app, admin, ['finance:read']);
  const id = await beginAnArchive(person, admin);
  await finishedBatch(app, person);
  expect((await admin.call(listInvoiceBatches)).batches).toEqual([]);
  await admin.refused(404, downloadInvoiceArchive, { parameters: { id } });
  await admin.refused(404, deleteInvoiceBatch, { parameters: { id } });
  expect((await filesIn(app, person, id)).size).toBe(1);
  await app.later(24 * 3_600);
  const later = await app.engine.read
    .selectFrom('invoiceBatchItems')
    .select('position')
    .where('batchId', '=', id)
    .execute();
  expect(later).toEqual([]);
});

test('Who only reads invoices has an archive that notes no download, and sends none', async () => {
  const { person } = await personWith(app, admin, ['finance:read']);
  const { id } = await addAnInvoice(admin);
  await person.refused(403, sendInvoices, { body: { chosen: { ids: [id] } } });
  await person.call(archiveInvoices, { body: { chosen: { ids: [id] } } });
  expect(await finishedBatch(app, person)).toMatchObject({ done: 1, leftOut: [] });
  expect((await wholeInvoice(admin, id)).invoice.invoiceStatus).toBe('Draft');
});

test('Whoever may not sign in any more sends nothing more', async () => {
  const { person, user } = await personWith(app, admin, ['finance:read', 'finance:write']);
  const { id } = await addAnInvoice(admin);
  const { batch } = await person.call(sendInvoices, { body: { chosen: { ids: [id] } } });
  await admin.call(suspendUser, { parameters: { id: user.id } });
  await app.later(1);
  const items = app.engine.read.selectFrom('invoiceBatchItems').select('reason').where('batchId', '=', batch.id);
  expect(await items.execute()).toEqual([{ reason: 'not-allowed' }]);
  expect(await lettersAbout(id)).toEqual([]);
});

test('A sending that was given up sends nothing more', async () => {
  const { id } = await addAnInvoice(admin);
  const { batch } = await admin.call(sendInvoices, { body: { chosen: { ids: [id] } } });
  await giveUp(admin, batch.id);
  await app.later(600);
  expect(await lettersAbout(id)).toEqual([]);
  expect((await wholeInvoice(admin, id)).invoice.sentAt).toBeNull();
});

test('What breaks off goes on where it was', async () => {
  const fonts = { isBroken: true };
  const documentFonts = () => (fonts.isBroken ? new Promise<never>(() => {}) : app.services.documentFonts());
  const own = await openApp({ services: { documentFonts, background: () => undefined } });
  const ownAdmin = await own.signIn('admin');
  const { id } = await addAnInvoice(ownAdmin);
  await ownAdmin.call(archiveInvoices, { body: { chosen: { ids: [id] } } });
  await own.later(1);
  fonts.isBroken = false;
  const there = await openApp({ database: own.database });
  await there.later(301);
  const thereAdmin = await there.signIn('admin');
  expect(await finishedBatch(there, thereAdmin)).toMatchObject({ done: 1, leftOut: [] });
  await there.close();
});

test('An invoice whose document cannot be made is named, and the others have their turn', async () => {
  const documentFonts = () => Promise.reject(new Error('The letters are lost.'));
  const own = await openApp({ services: { documentFonts } });
  const ownAdmin = await own.signIn('admin');
  const { id } = await addAnInvoice(ownAdmin);
  await ownAdmin.call(archiveInvoices, { body: { chosen: { ids: [id] } } });
  expect((await finishedBatch(own, ownAdmin)).leftOut).toEqual([{ invoiceId: id, reason: 'failed' }]);
});

test('Only so many are kept at once, and so many invoices taken', async () => {
  const { person } = await personWith(app, admin, ['finance:read']);
  const { id } = await addAnInvoice(admin);
  const body = { chosen: { ids: [id] } };
  for (let count = 0; count < 10; count += 1) await person.call(archiveInvoices, { body });
  const refusal = await person.refused(409, archiveInvoices, { body });
  expect(refusal.detail).toContain('Remove one of them first.');
  const many = await admin.refused(400, archiveInvoices, { body: { chosen: { matching: {}, total: 501 } } });
  expect(many.detail).toContain('Choose at most 500 invoices at once: narrow the list.');
  await app.later(1);
});
