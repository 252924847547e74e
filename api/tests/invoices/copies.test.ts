import { undoChange } from '@atrium/contract/changes';
import { addClient, getClient, updateClient } from '@atrium/contract/clients';
import { addCreditNote, sendCreditNote } from '@atrium/contract/credit-notes';
import { readSharedDocument } from '@atrium/contract/document-links';
import { sendInvoices } from '@atrium/contract/invoice-batches';
import { remindInvoice } from '@atrium/contract/invoice-reminders';
import { sendInvoice } from '@atrium/contract/invoices';
import { listMessages } from '@atrium/contract/messages';
import { sendQuote } from '@atrium/contract/quotes';
import { expect, test } from 'vitest';
import type { MailMessage } from '../../src/services.ts';
import { expectUndoable } from '../changes/undoing.ts';
import { fieldsOf, openApp } from '../helper.ts';
import type { Person } from '../person.ts';
import { addAPastDueInvoice, addAQuote, linkTo } from './billing.ts';
import { aClient, addAnInvoice, wholeInvoice } from './invoices.ts';

const copiesTo = ['tax@ropewalk.example', 'archive@ropewalk.example'];

const app = await openApp();
const admin = await app.signIn('admin');

async function latest(person: Person) {
  const { messages } = await person.call(listMessages, { query: { perPage: 1 } });
  return messages[0];
}

async function withCopies(clientId: number) {
  return admin.call(updateClient, { parameters: { id: clientId }, body: { copiesTo } });
}

test('Whatever document is sent to a client, those that get copies of it do', async () => {
  const { id, invoice } = await addAnInvoice(admin);
  await withCopies(invoice.client.id);
  await admin.call(sendInvoice, { parameters: { id }, body: {} });
  expect(await latest(admin)).toMatchObject({ recipient: invoice.client.companyEmail, copiesTo });
  const note = await admin.call(addCreditNote, { parameters: { id }, body: {} });
  await admin.call(sendCreditNote, { parameters: { id: note.creditNote.id }, body: {} });
  expect(await latest(admin)).toMatchObject({ copiesTo });
  const late = await addAPastDueInvoice(admin);
  await withCopies((await wholeInvoice(admin, late)).invoice.client.id);
  await admin.call(remindInvoice, { parameters: { id: late }, body: {} });
  expect(await latest(admin)).toMatchObject({ copiesTo });
});

test('Sent with many others, too', async () => {
  const { id, invoice } = await addAnInvoice(admin);
  await withCopies(invoice.client.id);
  await admin.call(sendInvoices, { body: { chosen: { ids: [id] } } });
  await app.later(10);
  expect(await latest(admin)).toMatchObject({ subject: `Invoice #${id} from Atrium`, copiesTo });
});

test('For one letter others are given, or none; whom it is for gets no copy, and the same key sends nothing again', async () => {
  const { id, invoice } = await addAnInvoice(admin);
  await withCopies(invoice.client.id);
  const parameters = { id };
  await admin.call(sendInvoice, { parameters, body: { copiesTo: [] } });
  expect(await latest(admin)).toMatchObject({ copiesTo: [] });
  await admin.call(sendInvoice, { parameters, body: { to: 'TAX@ropewalk.example' } });
  expect(await latest(admin)).toMatchObject({ recipient: 'TAX@ropewalk.example', copiesTo: [copiesTo[1]] });
  const body = { copiesTo: ['one@quay.example'], idempotencyKey: 'copies once' };
  const first = await admin.call(sendInvoice, { parameters, body });
  expect((await admin.call(sendInvoice, { parameters, body })).messageId).toBe(first.messageId);
  expect(await latest(admin)).toMatchObject({ id: first.messageId, copiesTo: ['one@quay.example'] });
  const quoteId = await addAQuote(admin);
  await admin.call(sendQuote, { parameters: { id: quoteId }, body: { copiesTo } });
  expect(await latest(admin)).toMatchObject({ copiesTo });
});

test('They are kept with the client, and that is undone', async () => {
  const { client } = await admin.call(addClient, { body: { ...aClient(), copiesTo } });
  const parameters = { id: client.id };
  expect((await admin.call(getClient, { parameters })).client.copiesTo).toEqual(copiesTo);
  await expectUndoable(admin, {
    deed: 'other copies',
    act: () => admin.call(updateClient, { parameters, body: { copiesTo: ['one@quay.example'] } }),
    seen: () => admin.call(getClient, { parameters }),
  });
  const { changeId } = await admin.call(updateClient, { parameters, body: { copiesTo: [] } });
  await admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect((await admin.call(getClient, { parameters })).client.copiesTo).toEqual(copiesTo);
});

test('What is no address, too many, one twice, and the one that letters go to anyway are refused', async () => {
  const { client } = await admin.call(addClient, { body: aClient() });
  const parameters = { id: client.id };
  const many = Array.from({ length: 6 }, (_, index) => `copy.${index}@quay.example`);
  const wrong = [['office'], many, ['a@quay.example', 'A@quay.example'], [client.companyEmail.toUpperCase()]];
  for (const addresses of wrong) {
    const body = { copiesTo: addresses };
    expect(fieldsOf(await admin.refused(400, updateClient, { parameters, body }))).toEqual(['copiesTo']);
    expect(fieldsOf(await admin.refused(400, addClient, { body: { ...client, ...body } }))).toEqual(['copiesTo']);
  }
  const { id } = await addAnInvoice(admin);
  for (const addresses of wrong.slice(0, 3))
    await admin.refused(400, sendInvoice, { parameters: { id }, body: { copiesTo: addresses } });
});

test('Whoever reads a document at its address does not see who gets copies of letters', async () => {
  const { id, invoice } = await addAnInvoice(admin);
  await withCopies(invoice.client.id);
  for (const token of [await linkTo(admin, 'invoice', id), await linkTo(admin, 'quote', await addAQuote(admin))]) {
    const { text } = await app.visitor().send(readSharedDocument, { body: { token } });
    expect(text).not.toContain(copiesTo[0]);
  }
});

test('Copies leave after the letter, and not without it', async () => {
  const mailed: MailMessage[] = [];
  let takes = true;
  const send = async (message: MailMessage) => mailed.push(message) > 0 && takes;
  const own = await openApp({ services: { mail: { sender: 'atrium@example.com', send } } });
  const ownAdmin = await own.signIn('admin');
  await own.settle();
  mailed.length = 0;
  const body = { copiesTo: ['one@quay.example'] };
  await ownAdmin.call(sendInvoice, { parameters: { id: 5_000 }, body });
  await own.settle();
  expect(mailed.map(({ goesTo }) => goesTo)).toEqual(['recipient', 'copies']);
  expect(mailed.map((message) => message.copiesTo)).toEqual([body.copiesTo, body.copiesTo]);
  takes = false;
  await ownAdmin.call(sendInvoice, { parameters: { id: 5_000 }, body });
  await own.settle();
  expect(mailed.map(({ goesTo }) => goesTo)).toEqual(['recipient', 'copies', 'recipient']);
});
