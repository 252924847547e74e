import {
  changePassword,
  forgotPassword,
  getOwnAccount,
  login,
  refreshToken,
  resetPassword,
  sendVerification,
  verifyEmail,
} from '@atrium/contract/accounts';
import { listMessages } from '@atrium/contract/messages';
import { expect, test } from 'vitest';
import { linkSentTo, openApp, type TestApp } from '../helper.ts';
import { newcomer, password } from '../people.ts';

const app = await openApp();
const admin = await app.signIn('admin');
const newPassword = 'another password';

async function passwordLink(own: TestApp, email: string): Promise<string> {
  await own.visitor().call(forgotPassword, { body: { email } });
  return linkSentTo(email, await own.signIn('admin'));
}

test('A link to set a password works once', async () => {
  const token = await passwordLink(app, (await newcomer(app)).email);
  await app.visitor().call(resetPassword, { body: { token, password: newPassword } });
  await app.visitor().refused(400, resetPassword, { body: { token, password: 'a third password' } });
});

test('Of two who use the same link at once one sets the password', async () => {
  const { email } = await newcomer(app);
  const token = await passwordLink(app, email);
  const uses = [0, 1].map(() => app.visitor().send(resetPassword, { body: { token, password: newPassword } }));
  expect((await Promise.all(uses)).map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('A link to set a password works for an hour', async () => {
  const own = await openApp();
  const token = await passwordLink(own, 'client@demo.com');
  own.moveClock(3_600);
  await own.visitor().refused(400, resetPassword, { body: { token, password: newPassword } });
  const next = await passwordLink(own, 'client@demo.com');
  own.moveClock(3_599);
  await own.visitor().call(resetPassword, { body: { token: next, password: newPassword } });
});

test('A new link ends the one before', async () => {
  const { email } = await newcomer(app);
  const [first, second] = [await passwordLink(app, email), await passwordLink(app, email)];
  await app.visitor().refused(400, resetPassword, { body: { token: first, password: newPassword } });
  await app.visitor().call(resetPassword, { body: { token: second, password: newPassword } });
});

test('A link to confirm an address works once, for three days, and for nothing else', async () => {
  const own = await openApp();
  const person = await newcomer(own);
  const token = await linkSentTo(person.email, await own.signIn('admin'));
  await own.visitor().refused(400, resetPassword, { body: { token, password: newPassword } });
  own.moveClock(72 * 3_600 - 1);
  await own.visitor().call(verifyEmail, { body: { token } });
  await own.visitor().refused(400, verifyEmail, { body: { token } });
  const other = await newcomer(own);
  const late = await linkSentTo(other.email, await own.signIn('admin'));
  own.moveClock(72 * 3_600);
  await own.visitor().refused(400, verifyEmail, { body: { token: late } });
});

test('A link to set a password confirms no address by itself, but setting it does', async () => {
  const { email } = await newcomer(app);
  const token = await passwordLink(app, email);
  await app.visitor().refused(400, verifyEmail, { body: { token } });
  await app.visitor().call(resetPassword, { body: { token, password: newPassword } });
  const person = await app.signIn({ email, password: newPassword });
  expect((await person.call(getOwnAccount)).account.isEmailVerified).toBe(true);
});

test('Setting a password by a link signs everybody out', async () => {
  const person = await newcomer(app);
  const token = await passwordLink(app, person.email);
  await app.visitor().call(resetPassword, { body: { token, password: newPassword } });
  await person.refused(401, getOwnAccount);
  await person.refused(401, refreshToken, { body: { refreshToken: person.refreshToken } });
});

test('Changing the password signs all other sessions out, and oneself not', async () => {
  const person = await newcomer(app);
  const elsewhere = await app.signIn({ email: person.email, password });
  await person.call(changePassword, { body: { currentPassword: password, password: newPassword } });
  await elsewhere.refused(401, getOwnAccount);
  await person.call(getOwnAccount);
  await app.visitor().call(refreshToken, { body: { refreshToken: person.refreshToken } });
});

test('An unknown address gets the same answer, and nothing is sent', async () => {
  const { total } = await admin.call(listMessages, { query: {} });
  const { email } = await newcomer(app);
  const [known, unknown] = [email, 'nobody@demo.com'].map((address) =>
    app.visitor().post('/jwt/forgot-password', { email: address }),
  );
  expect((await known)?.text).toBe((await unknown)?.text);
  expect((await admin.call(listMessages, { query: {} })).total).toBe(total + 2);
});

test('The message goes to the address that the account has, however it was spelt', async () => {
  const { email } = await newcomer(app);
  await app.visitor().call(forgotPassword, { body: { email: email.toUpperCase() } });
  const { messages } = await admin.call(listMessages, { query: {} });
  expect(messages[0]?.recipient).toBe(email);
});

test('A link leads to the web app, and a confirmed address needs none', async () => {
  const person = await newcomer(app);
  const { messages } = await admin.call(listMessages, { query: {} });
  expect(messages[0]?.body).toMatch(/^http:\/\/atrium\.test\/verify-email\?token=[\w-]{43}$/m);
  await app.visitor().call(verifyEmail, { body: { token: await linkSentTo(person.email, admin) } });
  await person.refused(409, sendVerification);
  await app.visitor().refused(400, login, { body: { email: person.email, password: newPassword } });
});
