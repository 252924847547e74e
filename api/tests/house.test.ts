import { setAccountDetails } from '@atrium/contract/account-settings';
import { changePassword, forgotPassword } from '@atrium/contract/accounts';
import { exportCalendar } from '@atrium/contract/calendar-files';
import { addClient } from '@atrium/contract/clients';
import { sendInvitations } from '@atrium/contract/event-guests';
import { getInvoicePdf } from '@atrium/contract/invoice-files';
import { listMessages, type Message } from '@atrium/contract/messages';
import { setNotificationChoices } from '@atrium/contract/notification-choices';
import { routes } from '@atrium/contract/routes';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { addAnEvent } from './calendar/calendar.ts';
import { openApp } from './helper.ts';
import { pdfIn } from './invoices/documents.ts';
import { aClient, addAnInvoice, wholeInvoice } from './invoices/invoices.ts';
import { tell } from './notifications/notifications.ts';
import { newcomer, password } from './people.ts';

/** Comma and all: a name is nobody's to choose but the house's. */
const brandName = 'Ebb, Flow & Söhne';
const app = await openApp({ settings: { brandName, language: 'de' } });
const admin = await app.signIn('admin');

async function letterTo(recipient: string): Promise<Message> {
  const { messages } = await admin.call(listMessages, { query: { perPage: 100 } });
  const letter = messages.find((message) => message.recipient === recipient);
  if (!letter) throw new Error(`Nobody wrote to ${recipient}.`);
  return letter;
}

test('Whatever is read of a house is under its own name, the samples too', async () => {
  const reading = routes.filter(({ method, parameters }) => method === 'GET' && !parameters);
  const naming: string[] = [];
  for (const route of reading.filter(({ name }) => name !== 'streamChanges'))
    if (/Atrium/.test((await admin.send(route)).text)) naming.push(route.name);
  expect(naming).toEqual([]);
});

test('Files that leave the house say that they are from it', async () => {
  const { id } = await addAnInvoice(admin);
  const pdf = await PDFDocument.load(await pdfIn(app, await wholeInvoice(admin, id)), { updateMetadata: false });
  expect([pdf.getAuthor(), pdf.getProducer(), pdf.getCreator()]).toEqual([brandName, brandName, brandName]);
  const calendar = await admin.send(exportCalendar);
  expect(calendar.text).toContain('PRODID:-//Ebb\\, Flow & Söhne//Calendar//EN\r\n');
});

test('Who wants no language that there is has letters in that of the house, and the one they choose before it', async () => {
  const person = await newcomer(app);
  await app.visitor().fetch(forgotPassword.path, {
    method: forgotPassword.method,
    headers: { 'content-type': 'application/json', 'accept-language': 'nl, *;q=0.5' },
    body: JSON.stringify({ email: person.email }),
  });
  expect((await letterTo(person.email)).subject).toBe(`Ein neues Passwort für ${brandName}`);
  await person.call(setAccountDetails, { body: { language: 'fr' } });
  await person.call(changePassword, { body: { currentPassword: password, password: 'another long password' } });
  expect((await letterTo(person.email)).subject).toBe(`Votre mot de passe a été changé (${brandName})`);
});

test('What nobody asks for just then is written in the language of the house', async () => {
  const person = await newcomer(app);
  const kind = { kind: 'reminders', app: true, browser: false, email: true } as const;
  await person.call(setNotificationChoices, { body: { notifications: [kind] } });
  await tell(app, person, 'Wind the clock');
  await app.later(61);
  expect((await letterTo(person.email)).subject).toBe(`Erinnerung: Wind the clock (${brandName})`);
});

test('Documents and invitations are in it where none is said, and a new client has it', async () => {
  const { client } = await admin.call(addClient, { body: aClient() });
  expect(client.language).toBe('de');
  const { id } = await addAnInvoice(admin);
  const { headers } = await admin.send(getInvoicePdf, { parameters: { id } });
  expect(headers.get('content-disposition')).toContain(`Rechnung-${id}.pdf`);
  const guest = 'mira@tides.example';
  const guests = [{ value: 'Mira', accountId: null, email: guest }];
  const event = await addAnEvent(admin, { extendedProps: { calendar: 'Business', guests } });
  await admin.call(sendInvitations, { parameters: { id: event.id }, body: {} });
  expect((await letterTo(guest)).subject).toMatch(/^Einladung/);
});
