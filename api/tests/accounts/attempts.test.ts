import {
  changeEmail,
  changePassword,
  forgotPassword,
  login,
  register,
  resetPassword,
  sendVerification,
} from '@atrium/contract/accounts';
import { listMessages } from '@atrium/contract/messages';
import { expect, test } from 'vitest';
import { linkSentTo, openApp } from '../helper.ts';
import { fastPasswords } from '../passwords.ts';
import { newcomer, password, somebody } from '../people.ts';
import type { Person } from '../person.ts';

const app = await openApp();
const admin = await app.signIn('admin');

async function guess(person: Person, email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push((await person.send(login, { body: { email, password: 'a guess' } })).status);
  }
  return statuses;
}

test('After ten failures an account takes no more, not even the right password, and says when it will', async () => {
  const { email } = await newcomer(app);
  expect(await guess(app.visitor(), email, 11)).toEqual([...Array(10).fill(400), 429]);
  const { status, headers } = await app.visitor().send(login, { body: { email, password } });
  expect(status).toBe(429);
  const seconds = Number(headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
  await guess(app.visitor(), (await newcomer(app)).email, 1);
});

test('The wait is as long as was said, and trying meanwhile makes it no longer', async () => {
  const own = await openApp();
  await guess(own.visitor(), 'client@demo.com', 10);
  own.moveClock(60);
  const { headers } = await own.visitor().send(login, { body: { email: 'client@demo.com', password: 'client' } });
  expect(Number(headers.get('retry-after'))).toBe(14 * 60);
  own.moveClock(14 * 60 - 1);
  expect(await guess(own.visitor(), 'client@demo.com', 5)).toEqual(Array(5).fill(429));
  own.moveClock(2);
  await own.signIn('client');
});

test('A burst of guesses at once is counted guess by guess', async () => {
  const { email } = await newcomer(app);
  const guesses = Array.from({ length: 30 }, () => guess(app.visitor(), email, 1));
  const statuses = (await Promise.all(guesses)).flat();
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

test('Many pages that sign in at once with the right password are let in', async () => {
  const { email } = await newcomer(app);
  const signIn = () => app.visitor().send(login, { body: { email, password } });
  const answers = await Promise.all(Array.from({ length: 25 }, signIn));
  expect(answers.map(({ status }) => status)).toEqual(Array(25).fill(200));
});

test('Success forgives the failures before it', async () => {
  const { email } = await newcomer(app);
  for (let round = 0; round < 3; round += 1) {
    expect(await guess(app.visitor(), email, 9)).toEqual(Array(9).fill(400));
    await app.signIn({ email, password });
  }
});

test('Spelling the address differently gives no further guesses', async () => {
  const { email } = await newcomer(app);
  await guess(app.visitor(), email, 5);
  await guess(app.visitor(), email.toUpperCase(), 5);
  expect(await guess(app.visitor(), ` ${email}`, 1)).toEqual([429]);
});

test('An address that nobody has is limited like any other', async () => {
  expect(await guess(app.visitor(), 'nobody@demo.com', 11)).toEqual([...Array(10).fill(400), 429]);
});

test('A network address that fails at a hundred accounts is refused, and others are not', async () => {
  const attacker = app.visitor();
  const guesses = Array.from({ length: 100 }, (_, index) => guess(attacker, `nobody${index}@demo.com`, 1));
  expect(new Set((await Promise.all(guesses)).flat())).toEqual(new Set([400]));
  expect(await guess(attacker, 'one.more@demo.com', 1)).toEqual([429]);
  await attacker.refused(429, register, { body: { ...somebody(), password } });
  expect(await guess(app.visitor(), 'one.more@demo.com', 1)).toEqual([400]);
});

test('All addresses of one IPv6 network are one, however they are written, and those of the next are not', async () => {
  const from = (address: string, index: number) => guess(app.visitor(address), `nobody.at.six${index}@demo.com`, 1);
  for (let index = 0; index < 100; index += 1)
    expect(await from(`2001:db8:0:7::${index.toString(16)}`, index)).toEqual([400]);
  for (const address of ['2001:DB8:0:7:1:2:3:4', '2001:db8:0000:0007::beef', '2001:db8::7:0:0:0:1'])
    expect(await from(address, 100), address).toEqual([429]);
  for (const address of ['2001:db8:0:8::1', '2001:db8::7', '::1'])
    expect(await from(address, 101), address).toEqual([400]);
});

test('Signing in well costs a network address nothing', async () => {
  const office = app.visitor();
  for (let time = 0; time < 110; time += 1) {
    await office.call(login, { body: { email: 'client@demo.com', password: 'client' } });
  }
});

test('Links can be asked for five times, whether the address is known or not', async () => {
  for (const email of [(await newcomer(app)).email, 'nobody.at.all@demo.com']) {
    const visitor = app.visitor();
    for (let time = 0; time < 5; time += 1) await visitor.call(forgotPassword, { body: { email } });
    await visitor.refused(429, forgotPassword, { body: { email } });
  }
});

test('Guessing the current password from within is limited as well', async () => {
  const person = await newcomer(app);
  const wrong = { currentPassword: 'a guess', password: 'another password' };
  for (let time = 0; time < 10; time += 1) await person.refused(400, changePassword, { body: wrong });
  await person.refused(429, changePassword, { body: { ...wrong, currentPassword: password } });
});

test('Setting a new password by a link lets an account in that was guessed at', async () => {
  const { email } = await newcomer(app);
  await guess(app.visitor(), email, 11);
  await app.visitor().call(forgotPassword, { body: { email } });
  const token = await linkSentTo(email, admin);
  await app.visitor().call(resetPassword, { body: { token, password: 'another password' } });
  await app.signIn({ email, password: 'another password' });
});

test('Guessing at the tokens of links costs the server no slow hash', async () => {
  let hashes = 0;
  const hash = (given: string) => {
    hashes += 1;
    return fastPasswords.hash(given);
  };
  const own = await openApp({ services: { passwords: { ...fastPasswords, hash } } });
  hashes = 0;
  await own.visitor().refused(400, resetPassword, { body: { token: 'a guess', password } });
  expect(hashes).toBe(0);
});

test('An address that may be somebody else’s is sent a few letters and no more, whoever asks for them', async () => {
  const [person, other] = [await newcomer(app), await newcomer(app)];
  for (let time = 0; time < 5; time += 1) await person.call(sendVerification);
  await person.refused(429, sendVerification);
  const body = { email: 'stranger@elsewhere.example', currentPassword: password };
  for (let time = 0; time < 5; time += 1) await person.call(changeEmail, { body });
  await other.refused(429, changeEmail, { body });
  await other.call(changeEmail, { body: { ...body, email: 'own@elsewhere.example' } });
  const { messages } = await admin.call(listMessages, { query: { perPage: 100 } });
  for (const recipient of [person.email, body.email])
    expect(messages.filter((each) => each.recipient === recipient && each.body.includes('/verify-email'))).toHaveLength(
      recipient === body.email ? 5 : 6,
    );
});
