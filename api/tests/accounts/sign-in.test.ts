import { getOwnAccount, listOwnSessions, login } from '@atrium/contract/accounts';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { fastPasswords } from '../passwords.ts';
import { newcomer, password } from '../people.ts';

const app = await openApp();

test('A failed sign-in is a 400 with the body that the specification fixes, beside the problem', async () => {
  const { status, body } = await app.visitor().post('/jwt/login', { email: 'admin@demo.com', password: 'wrong' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ status: 400, error: { email: ['Email or Password is Invalid'] } });
});

test('A wrong password, an unknown address and an account without a password get the same answer', async () => {
  const answers = ['admin@demo.com', 'nobody@demo.com'].map((email) =>
    app.visitor().post('/jwt/login', { email, password: 'wrong' }),
  );
  const [known, unknown] = await Promise.all(answers);
  expect(known?.text).toBe(unknown?.text);
  expect([...(known?.headers ?? [])]).toEqual([...(unknown?.headers ?? [])]);
});

test('An unknown address costs as many password checks as a known one', async () => {
  let checks = 0;
  const counting = {
    ...fastPasswords,
    verify: (given: string, hash: string) => {
      checks += 1;
      return fastPasswords.verify(given, hash);
    },
  };
  const counted = await openApp({ services: { passwords: counting } });
  for (const email of ['admin@demo.com', 'nobody@demo.com']) {
    checks = 0;
    await counted.visitor().refused(400, login, { body: { email, password: 'wrong' } });
    expect(checks, email).toBe(1);
  }
});

test('An e-mail address is the same in capitals, and with spaces around it that came with pasting', async () => {
  for (const email of ['ADMIN@Demo.com', ' admin@demo.com ']) await app.signIn({ email, password: 'admin' });
});

test('A password counts to the letter: case, spaces and accents', async () => {
  for (const wrong of ['Admin', 'admin ', ' admin', 'ädmin', 'admin\u0301']) {
    await app.visitor().refused(400, login, { body: { email: 'client@demo.com', password: wrong } });
  }
});

test('Each sign-in is a session of its own, with its browser and address', async () => {
  const { email } = await newcomer(app);
  const body = JSON.stringify({ email, password });
  const headers = { 'user-agent': 'Fox 140', 'content-type': 'application/json' };
  await app.visitor('192.0.2.77').fetch('/jwt/login', { method: 'POST', headers, body });
  const { sessions } = await (await app.signIn({ email, password })).call(listOwnSessions);
  expect(sessions).toMatchObject([{ isCurrent: true }, { userAgent: 'Fox 140', address: '192.0.2.77' }, {}]);
});

test('What a request says of itself, however long or strange, keeps nobody from signing in', async () => {
  const headers = { 'user-agent': `${'x'.repeat(5_000)} \u00e9\u00ff <script>`, authorization: 'Bearer of bad news' };
  const body = JSON.stringify({ email: 'client@demo.com', password: 'client' });
  const { status } = await app.visitor().fetch('/jwt/login', { method: 'POST', headers, body });
  expect(status).toBe(200);
});

test('The token may come with its scheme in any case', async () => {
  const { accessToken } = await app.signIn('client');
  for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
    const { status } = await app
      .visitor()
      .fetch(getOwnAccount.path, { headers: { authorization: `${scheme} ${accessToken}` } });
    expect(status, scheme).toBe(200);
  }
});
