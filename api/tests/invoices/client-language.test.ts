import { setAccountDetails } from '@atrium/contract/account-settings';
import {
  addClient,
  addresseeOf,
  type Client,
  getClient,
  listFirstClients,
  updateClient,
} from '@atrium/contract/clients';
import { remindInvoice, remindInvoices, updateReminderSettings } from '@atrium/contract/invoice-reminders';
import { duplicateInvoice, sendInvoice } from '@atrium/contract/invoices';
import { listMessages } from '@atrium/contract/messages';
import { invoiceOrder } from '@atrium/contract/order-steps';
import { sendQuote } from '@atrium/contract/quotes';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import { fill, order } from '../shop/shop.ts';
import { addAPastDueInvoice, addAQuote, addASeries } from './billing.ts';
import { attachmentOf, readPdf } from './documents.ts';
import { aClient, addAnInvoice, wholeInvoice } from './invoices.ts';

const app = await openApp();
let admin = await app.signIn('admin');

async function addAClient(language: Client['language']): Promise<Client> {
  return (await admin.call(addClient, { body: { ...aClient(), language } })).client;
}

/** The latest letter to a client. */
async function letterTo({ companyEmail }: Client) {
  const { messages } = await admin.call(listMessages, { query: { perPage: 100 } });
  const letter = messages.find(({ recipient }) => recipient === companyEmail);
  if (!letter) throw new Error(`Nothing was sent to ${companyEmail}.`);
  return letter;
}

test('Invoices, reminders and quotes go to a client in their language, the document too, unless another is said', async () => {
  const client = await addAClient('fr');
  const id = await addAPastDueInvoice(admin, '2026-02-27', { clientId: client.id });
  await admin.call(sendInvoice, { parameters: { id }, body: {} });
  const letter = await letterTo(client);
  expect(letter.subject).toBe(`Facture #${id} de Atrium`);
  expect((await readPdf(await attachmentOf(app, letter))).title).toBe(`Facture #${id} · Atrium`);
  await admin.call(remindInvoice, { parameters: { id }, body: {} });
  expect((await letterTo(client)).subject).toBe(`Rappel : facture #${id} de Atrium`);
  await admin.call(sendInvoice, { parameters: { id }, body: { language: 'pt' } });
  expect((await letterTo(client)).subject).toBe(`Fatura #${id} de Atrium`);
  const quote = await addAQuote(admin, { clientId: client.id });
  await admin.call(sendQuote, { parameters: { id: quote }, body: {} });
  const letterOfQuote = await letterTo(client);
  expect(letterOfQuote.subject).toBe(`Devis #${quote} de Atrium`);
  expect(letterOfQuote.attachments).toMatchObject([{ name: `devis-${quote}.pdf` }]);
});

test('Of several that are reminded at once, each reads their own', async () => {
  const clients = [await addAClient('de'), await addAClient('pt')];
  const ids: number[] = [];
  for (const { id: clientId } of clients) ids.push(await addAPastDueInvoice(admin, '2026-02-27', { clientId }));
  await admin.call(remindInvoices, { body: { ids } });
  const subjects = await Promise.all(clients.map(async (client) => (await letterTo(client)).subject));
  expect(subjects).toEqual([`Erinnerung: Rechnung #${ids[0]} von Atrium`, `Lembrete: fatura #${ids[1]} de Atrium`]);
});

test('What is sent by itself is in the language that the client has by then', async () => {
  const client = await addAClient('en');
  const { id: clientId } = client;
  await addASeries(admin, { clientId, firstDay: '2026-03-03', delivery: 'send' });
  const late = await addAPastDueInvoice(admin, '2026-03-01', { clientId });
  await admin.call(updateReminderSettings, { body: { isOn: true, days: [2] } });
  await admin.call(updateClient, { parameters: { id: clientId }, body: { language: 'de' } });
  await app.later(86_400);
  await app.later(600);
  admin = await app.signIn('admin');
  const { messages } = await admin.call(listMessages, { query: { perPage: 100 } });
  const subjects = messages.filter(({ recipient }) => recipient === client.companyEmail).map(({ subject }) => subject);
  expect(subjects).toContain(`Erinnerung: Rechnung #${late} von Atrium`);
  expect(subjects).toContainEqual(expect.stringMatching(/^Rechnung #\d+ von Atrium$/));
});

test('No document says the language of its client, and that it has become another is no change to any', async () => {
  const client = await addAClient('en');
  const { id } = await addAnInvoice(admin, { clientId: client.id });
  await admin.call(sendInvoice, { parameters: { id }, body: {} });
  const { changeId } = await admin.call(updateClient, { parameters: { id: client.id }, body: { language: 'ar' } });
  expect(changeId).not.toBeNull();
  const { invoice, presentClient } = await wholeInvoice(admin, id);
  expect(invoice.client).toEqual(addresseeOf(client));
  expect(presentClient).toEqual({ ...client, language: 'ar' });
  const { id: copy } = (await admin.call(duplicateInvoice, { parameters: { id }, body: {} })).invoice;
  expect((await wholeInvoice(admin, copy)).invoice.client).toEqual(addresseeOf(client));
  for (const one of await admin.call(listFirstClients)) expect(one).not.toHaveProperty('language');
});

test('Whoever becomes a client by an order reads their invoices in the language of their account', async () => {
  const person = await newcomer(app);
  await person.call(setAccountDetails, { body: { language: 'fr' } });
  await fill(person, 6, 1);
  const { id } = await order(person);
  const { invoiceId } = await admin.call(invoiceOrder, { parameters: { id } });
  const { presentClient } = await wholeInvoice(admin, invoiceId);
  const { client } = await admin.call(getClient, { parameters: { id: presentClient.id } });
  expect(client).toMatchObject({ companyEmail: person.email, language: 'fr' });
});
