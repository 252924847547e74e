import { login } from '@atrium/contract/accounts';
import { listMessages } from '@atrium/contract/messages';
import { listNotifications } from '@atrium/contract/notifications';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer, password } from '../people.ts';
import type { Person } from '../person.ts';

const app = await openApp();
const admin = await app.signIn('admin');

const linux = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0';
const nextOnLinux = 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0';
const phone = 'Mozilla/5.0 (Linux; Android 16; Mobile) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';

async function signInFrom(userAgent: string, email: string, given = password): Promise<void> {
  const headers = { 'user-agent': userAgent, 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password: given });
  await app.visitor('192.0.2.77').fetch(login.path, { method: 'POST', headers, body });
}

async function toldTo(person: Person): Promise<string[]> {
  const { notifications } = await person.call(listNotifications, { query: {} });
  return notifications.filter(({ kind }) => kind === 'new-browser').map(({ title }) => title);
}

test('Of a sign-in from a browser that an account was never entered with, its owner is told by the bell and by mail', async () => {
  const person = await newcomer(app);
  await signInFrom(linux, person.email);
  expect(await toldTo(person)).toEqual(['Firefox · Linux, 192.0.2.77']);
  const { messages } = await admin.call(listMessages, { query: { perPage: 100 } });
  const [letter] = messages.filter(({ recipient }) => recipient === person.email);
  expect(letter?.subject).toBe('Somebody signed in from a new browser (Atrium)');
  await app.settle();
  expect(app.log).toContainEqual(
    expect.objectContaining({ fields: expect.objectContaining({ subject: letter?.subject, recipient: person.email }) }),
  );
});

test('Of a browser that is known nobody is told, in its next version neither, and of another one again', async () => {
  const person = await newcomer(app);
  for (const userAgent of [linux, linux, nextOnLinux, phone, phone, 'curl/8.9.1', 'curl/8.10.0'])
    await signInFrom(userAgent, person.email);
  const told = ['curl, 192.0.2.77', 'Chrome · Android, 192.0.2.77', 'Firefox · Linux, 192.0.2.77'];
  expect(await toldTo(person)).toEqual(told);
});

test('Of registering, and of a wrong password, nobody is told', async () => {
  const person = await newcomer(app);
  await signInFrom(phone, person.email, 'guessed');
  expect(await toldTo(person)).toEqual([]);
});
