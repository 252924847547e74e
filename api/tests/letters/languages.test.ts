import { setAccountDetails } from '@atrium/contract/account-settings';
import { changePassword, closeAccount, forgotPassword } from '@atrium/contract/accounts';
import { documentLanguages } from '@atrium/contract/document-languages';
import { listMessages, type Message } from '@atrium/contract/messages';
import { setNotificationChoices } from '@atrium/contract/notification-choices';
import { expect, test } from 'vitest';
import { letterWords } from '../../src/letters/letter-words.ts';
import { openApp } from '../helper.ts';
import { tell } from '../notifications/notifications.ts';
import { newcomer, password } from '../people.ts';
import { fill, order } from '../shop/shop.ts';

const app = await openApp();
const admin = await app.signIn('admin');

/** The last that was written to an address. */
async function letterTo(recipient: string): Promise<Message> {
  const { messages } = await admin.call(listMessages, { query: { perPage: 100 } });
  const letter = messages.find((message) => message.recipient === recipient);
  if (!letter) throw new Error(`Nobody wrote to ${recipient}.`);
  return letter;
}

async function askForPassword(email: string, language: string): Promise<string> {
  const { status } = await app.visitor().fetch(forgotPassword.path, {
    method: forgotPassword.method,
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ email }),
  });
  expect(status).toBe(200);
  return (await letterTo(email)).subject;
}

test.each([
  ['de', 'Ein neues Passwort für Atrium'],
  ['nl, pt-BR;q=0.9, en;q=0.8', 'Uma nova senha para Atrium'],
  ['AR', 'كلمة مرور جديدة في Atrium'],
  ['nl', 'Set a new password for Atrium'],
  [';;q=,,"', 'Set a new password for Atrium'],
])('To a request in %s a letter answers “%s”', async (language, subject) => {
  const { email } = await newcomer(app);
  expect(await askForPassword(email, language)).toBe(subject);
});

test('What an account has chosen counts more than the language of a request, in which anybody may ask', async () => {
  const person = await newcomer(app);
  await person.call(setAccountDetails, { body: { language: 'fr' } });
  expect(await askForPassword(person.email, 'de')).toBe('Un nouveau mot de passe pour Atrium');
});

test('What was done to an account is told in its language, with what came of it', async () => {
  const person = await newcomer(app);
  await person.call(setAccountDetails, { body: { language: 'de' } });
  await person.call(changePassword, { body: { currentPassword: password, password: 'another long password' } });
  const { subject, body } = await letterTo(person.email);
  expect(subject).toBe('Ihr Passwort wurde geändert (Atrium)');
  expect(body).toContain(`Guten Tag ${person.username},\n\nIhr Passwort wurde geändert.\n\nIhre anderen Sitzungen`);
  expect(body).toMatch(/Wenn Sie das waren, ist nichts zu tun\..*\nhttp.*tab=security$/);
});

test('Whoever closes their account is thanked in its language', async () => {
  const person = await newcomer(app);
  await person.call(setAccountDetails, { body: { language: 'de' } });
  await person.call(closeAccount, { body: { currentPassword: password } });
  expect((await letterTo(person.email)).subject).toBe('Ihr Konto bei Atrium ist geschlossen');
});

test('An order is confirmed in the language of who orders, with its sums as they are written there', async () => {
  const person = await newcomer(app);
  await person.call(setAccountDetails, { body: { language: 'fr' } });
  await fill(person, 6, 2);
  const { id, total } = await order(person);
  const { subject, body } = await letterTo(person.email);
  expect(subject).toBe(`Votre commande ${id} (Atrium)`);
  expect(body).toContain(`merci pour votre commande ${id}.`);
  expect(body.replace(/\s/g, ' ')).toContain(`Total: ${total.toFixed(2).replace('.', ',')} $`);
});

test('News are mailed in the language of who is told, although nobody asks just then', async () => {
  const person = await newcomer(app);
  await person.call(setAccountDetails, { body: { language: 'de' } });
  const kind = { kind: 'reminders', app: true, browser: false, email: true } as const;
  await person.call(setNotificationChoices, { body: { notifications: [kind] } });
  await tell(app, person, 'Wind the clock');
  await app.later(61);
  const { subject, body } = await letterTo(person.email);
  expect(subject).toBe('Erinnerung: Wind the clock (Atrium)');
  expect(body).toContain('Sie finden es hinter der Glocke: ');
});

test.each(documentLanguages)(
  'Each letter in %s has the same gaps as the one in English, and none is empty',
  (language) => {
    expect(gapsIn(letterWords[language])).toEqual(gapsIn(letterWords.en));
  },
);

/** The names in braces of each text, under the way to it. */
function gapsIn(words: object, way = ''): Record<string, string[]> {
  const gaps = Object.entries(words).map(([name, value]) =>
    typeof value === 'string'
      ? { [`${way}${name}`]: [value === '' ? 'empty' : 'said', ...new Set(value.match(/\{\w+\}/g))].sort() }
      : gapsIn(value, `${way}${name}.`),
  );
  return Object.assign({}, ...gaps);
}
