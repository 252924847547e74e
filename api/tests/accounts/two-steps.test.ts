import {
  changePassword,
  forgotPassword,
  getOwnAccount,
  login,
  refreshToken,
  resetPassword,
} from '@atrium/contract/accounts';
import { listChanges } from '@atrium/contract/changes';
import { listMessages } from '@atrium/contract/messages';
import { listNotifications } from '@atrium/contract/notifications';
import { beginTwoSteps, confirmTwoSteps, endTwoSteps, signInSecondStep } from '@atrium/contract/two-steps';
import { suspendUser } from '@atrium/contract/users';
import { describe, expect, test } from 'vitest';
import { stepOfCode } from '../../src/auth/totp.ts';
import { codeAt, codeNow, withTwoSteps } from '../codes.ts';
import { linkSentTo, openApp, type TestApp } from '../helper.ts';
import { invitedUser, newcomer, password } from '../people.ts';

const app = await openApp();
const admin = await app.signIn('admin');

async function challengeOf(own: TestApp, email: string, given = password): Promise<string> {
  const answer = await own.visitor().call(login, { body: { email, password: given } });
  if (!('twoSteps' in answer)) throw new Error('No second step was asked for.');
  return answer.twoSteps.challenge;
}

async function statusOf(own: TestApp, challenge: string, code: string | undefined): Promise<number> {
  return (await own.visitor().send(signInSecondStep, { body: { challenge, code } })).status;
}

/** Appendix B of RFC 6238, the last six of its eight digits: SHA-1, the key `12345678901234567890`. */
describe('The codes of RFC 6238', () => {
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const vectors = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ] as const;

  test.each(vectors)('at %i seconds', (seconds, code) => {
    expect(stepOfCode(key, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
    expect(codeAt(key, seconds * 1000)).toBe(code);
  });

  test('are good one step before and after, and no further', () => {
    const at = (seconds: number) => stepOfCode(key, '050471', new Date(seconds * 1000));
    const steps = [1_111_111_049, 1_111_111_050, 1_111_111_080, 1_111_111_139, 1_111_111_169, 1_111_111_170].map(at);
    expect(steps).toEqual([null, null, 37_037_037, 37_037_037, 37_037_037, null]);
  });
});

test('The right password alone gives nothing but a challenge', async () => {
  const person = await newcomer(app);
  await withTwoSteps(app, person);
  const { status, body } = await app.visitor().send(login, { body: { email: person.email, password } });
  expect([status, body]).toEqual([200, { twoSteps: { challenge: expect.any(String), expiresAt: expect.any(String) } }]);
  const challenge = await challengeOf(app, person.email);
  await app.as(challenge).refused(401, getOwnAccount);
  await app.visitor().refused(401, refreshToken, { body: { refreshToken: challenge } });
});

test('A wrong password says the same as ever, whether a second step is asked for or not', async () => {
  const person = await newcomer(app);
  await withTwoSteps(app, person);
  const answers = [person.email, 'nobody@demo.com'].map((email) =>
    app.visitor().post('/jwt/login', { email, password: 'wrong' }),
  );
  const [known, unknown] = await Promise.all(answers);
  expect(known?.text).toBe(unknown?.text);
});

test('A code works once: neither it nor one before it is taken again', async () => {
  const person = await newcomer(app);
  const { secret } = await withTwoSteps(app, person);
  const code = codeNow(app, secret, 1);
  expect(await statusOf(app, await challengeOf(app, person.email), code)).toBe(200);
  expect(await statusOf(app, await challengeOf(app, person.email), code)).toBe(400);
  expect(await statusOf(app, await challengeOf(app, person.email), codeNow(app, secret))).toBe(400);
});

test('The code that switched it on signs nobody in', async () => {
  const person = await newcomer(app);
  const { secret } = await person.call(beginTwoSteps, { body: { currentPassword: password } });
  const code = codeNow(app, secret);
  await person.call(confirmTwoSteps, { body: { code } });
  expect(await statusOf(app, await challengeOf(app, person.email), code)).toBe(400);
});

test('Of two uses of one code at once, one signs in', async () => {
  const person = await newcomer(app);
  const { secret, recoveryCodes } = await withTwoSteps(app, person);
  for (const code of [codeNow(app, secret), recoveryCodes[0]]) {
    const challenges = [await challengeOf(app, person.email), await challengeOf(app, person.email)];
    const statuses = await Promise.all(challenges.map((challenge) => statusOf(app, challenge, code)));
    expect(statuses.sort()).toEqual([200, 400]);
  }
});

test('A challenge works once, and for five minutes', async () => {
  const own = await openApp();
  const person = await newcomer(own);
  const { secret, recoveryCodes } = await withTwoSteps(own, person);
  const used = await challengeOf(own, person.email);
  expect(await statusOf(own, used, codeNow(own, secret))).toBe(200);
  expect(await statusOf(own, used, codeNow(own, secret, 1))).toBe(400);
  const late = await challengeOf(own, person.email);
  own.moveClock(300);
  expect(await statusOf(own, late, recoveryCodes[0])).toBe(400);
  const inTime = await challengeOf(own, person.email);
  own.moveClock(299);
  expect(await statusOf(own, inTime, recoveryCodes[0])).toBe(200);
});

test('A challenge takes no code of another account', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  await withTwoSteps(app, one);
  const { secret, recoveryCodes } = await withTwoSteps(app, other);
  const challenge = await challengeOf(app, one.email);
  for (const code of [codeNow(app, secret), recoveryCodes[0]]) expect(await statusOf(app, challenge, code)).toBe(400);
  expect(await statusOf(app, await challengeOf(app, other.email), recoveryCodes[0])).toBe(200);
});

test('Codes may be guessed at five times in a quarter of an hour, however many challenges and addresses there are', async () => {
  const own = await openApp();
  const person = await newcomer(own);
  const { secret } = await withTwoSteps(own, person);
  for (let time = 0; time < 5; time += 1)
    expect(await statusOf(own, await challengeOf(own, person.email), codeNow(own, secret, 40 + time))).toBe(400);
  for (const code of [codeNow(own, secret), '000000'])
    expect(await statusOf(own, await challengeOf(own, person.email), code)).toBe(429);
  const ownAdmin = await own.signIn('admin');
  const { messages } = await ownAdmin.call(listMessages, { query: {} });
  const warned = messages.filter(({ subject }) => subject.startsWith('Somebody who knows your password'));
  expect(warned.map(({ recipient }) => recipient)).toEqual([person.email]);
  own.moveClock(15 * 60 + 1);
  expect(await statusOf(own, await challengeOf(own, person.email), codeNow(own, secret))).toBe(200);
});

test('A thousand guesses at once are as many as one after another', async () => {
  const person = await newcomer(app);
  await withTwoSteps(app, person);
  const challenge = await challengeOf(app, person.email);
  const guesses = Array.from({ length: 30 }, (_, index) => statusOf(app, challenge, String(500_000 + index)));
  const statuses = await Promise.all(guesses);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(25);
});

test('A right password does not forgive wrong codes', async () => {
  const person = await newcomer(app);
  await withTwoSteps(app, person);
  for (let time = 0; time < 5; time += 1) {
    expect(await statusOf(app, await challengeOf(app, person.email), String(600_000 + time))).toBe(400);
  }
  expect(await statusOf(app, await challengeOf(app, person.email), '600009')).toBe(429);
});

test('Setting a new password by a link does not go around the second step', async () => {
  const person = await newcomer(app);
  const { secret } = await withTwoSteps(app, person);
  const before = await challengeOf(app, person.email);
  await app.visitor().call(forgotPassword, { body: { email: person.email } });
  const token = await linkSentTo(person.email, admin);
  const reset = await app.visitor().send(resetPassword, { body: { token, password: 'another password' } });
  expect(reset.body).toEqual({});
  expect(await statusOf(app, before, codeNow(app, secret))).toBe(400);
  const challenge = await challengeOf(app, person.email, 'another password');
  expect(await statusOf(app, challenge, codeNow(app, secret))).toBe(200);
});

test('A changed password makes challenges worthless that were given for the one before', async () => {
  const person = await newcomer(app);
  const { secret } = await withTwoSteps(app, person);
  const challenge = await challengeOf(app, person.email);
  await person.call(changePassword, { body: { currentPassword: password, password: 'another password' } });
  expect(await statusOf(app, challenge, codeNow(app, secret))).toBe(400);
});

test('Switching it off makes challenges worthless, and a suspended account answers none', async () => {
  const { user, person } = await invitedUser(app, admin);
  const { secret, recoveryCodes } = await withTwoSteps(app, person);
  const first = await challengeOf(app, user.email);
  await admin.call(suspendUser, { parameters: { id: user.id } });
  expect(await statusOf(app, first, codeNow(app, secret))).toBe(400);
  const other = await newcomer(app);
  const own = await withTwoSteps(app, other);
  const second = await challengeOf(app, other.email);
  await other.call(endTwoSteps, { body: { currentPassword: password, code: own.recoveryCodes[0] ?? '' } });
  expect(await statusOf(app, second, own.recoveryCodes[1])).toBe(400);
  expect(recoveryCodes).toHaveLength(10);
});

test('Beginning anew takes the key before away, and a beginning works for half an hour', async () => {
  const own = await openApp({ settings: { accessTokenSeconds: 7_200, refreshTokenSeconds: 7_200 } });
  const person = await newcomer(own);
  const first = await person.call(beginTwoSteps, { body: { currentPassword: password } });
  const second = await person.call(beginTwoSteps, { body: { currentPassword: password } });
  expect((await person.send(confirmTwoSteps, { body: { code: codeNow(own, first.secret) } })).status).toBe(400);
  own.moveClock(1_801);
  expect((await person.send(confirmTwoSteps, { body: { code: codeNow(own, second.secret) } })).status).toBe(409);
});

test('Neither the records of changes nor the log hold a key, a code or a challenge, and recovery codes are kept as hashes', async () => {
  const person = await newcomer(app);
  const { secret, recoveryCodes } = await withTwoSteps(app, person);
  const challenge = await challengeOf(app, person.email);
  const code = codeNow(app, secret);
  expect(await statusOf(app, challenge, 'wrong')).toBe(400);
  expect(await statusOf(app, challenge, code)).toBe(200);
  const { changes } = await admin.call(listChanges, { query: { perPage: 100 } });
  const told = JSON.stringify([changes, app.log]);
  for (const text of [secret, challenge, ...recoveryCodes]) expect(told).not.toContain(text);
  const stored = JSON.stringify(await app.state());
  for (const text of [challenge, ...recoveryCodes, ...recoveryCodes.map((each) => each.replaceAll('-', ''))])
    expect(stored).not.toContain(text);
});

test('The owner is told by the bell and by mail of each change of how they sign in', async () => {
  const person = await newcomer(app);
  const { secret, recoveryCodes } = await withTwoSteps(app, person);
  await statusOf(app, await challengeOf(app, person.email), recoveryCodes[0]);
  await person.call(endTwoSteps, { body: { currentPassword: password, code: codeNow(app, secret) } });
  const { notifications } = await person.call(listNotifications, { query: {} });
  expect(notifications.map(({ kind }) => kind)).toEqual(['two-steps-off', 'recovery-code-used', 'two-steps-on']);
  const { messages } = await admin.call(listMessages, { query: { perPage: 100 } });
  expect(messages.filter(({ recipient }) => recipient === person.email).map(({ subject }) => subject)).toEqual([
    'Two-step sign-in is off (Atrium)',
    'A recovery code was used to sign in (Atrium)',
    'Two-step sign-in is on (Atrium)',
    'Confirm your e-mail address for Atrium',
  ]);
});
