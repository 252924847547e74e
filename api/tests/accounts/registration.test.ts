import { getOwnAccount, login, register } from '@atrium/contract/accounts';
import { getCart } from '@atrium/contract/carts';
import { deleteProducts } from '@atrium/contract/catalogue';
import { getConfiguration } from '@atrium/contract/configuration';
import { expect, test } from 'vitest';
import type { Passwords } from '../../src/services.ts';
import { fieldsOf, openApp, type TestApp } from '../helper.ts';
import { fastPasswords } from '../passwords.ts';
import { newcomer, password, somebody } from '../people.ts';

/** The token of the owner's link, as the log of the first start shows it. */
function ownerTokenOf({ log }: TestApp): string | undefined {
  const links = log.map(({ message }) => message.match(/\/register\?owner=([\w-]+)/)?.[1]);
  return links.findLast((link) => link !== undefined);
}

function newAccount() {
  const { email, username } = somebody();
  return { email, username, password };
}

test('The setting says what registering makes of somebody', async () => {
  for (const registration of ['admin', 'client'] as const) {
    const app = await openApp({ settings: { registration } });
    const { account } = await (await newcomer(app)).call(getOwnAccount);
    expect(account.role).toBe(registration);
  }
});

test('Whatever of the sample data is gone by now, whoever registers has the rest', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  await admin.call(deleteProducts, { body: { ids: [9, 26] } });
  const first = await newcomer(app);
  expect((await first.call(getCart)).products.map(({ id }) => id)).not.toContain(26);
  await admin.call(deleteProducts, { body: { ids: [1, 7, 14, 20, 22] } });
  expect((await (await newcomer(app)).call(getCart)).products).toEqual([]);
});

test('While registration is closed nobody can register, and nobody learns which addresses are known', async () => {
  const app = await openApp({ settings: { registration: 'closed' } });
  const problem = await app.visitor().refused(403, register, { body: newAccount() });
  const taken = { ...newAccount(), email: 'admin@demo.com' };
  expect(await app.visitor().refused(403, register, { body: taken })).toEqual(problem);
});

test('Who is refused without a look at the password has no slow hash made of it', async () => {
  const hashed: string[] = [];
  const passwords: Passwords = {
    ...fastPasswords,
    hash(text) {
      hashed.push(text);
      return fastPasswords.hash(text);
    },
  };
  const app = await openApp({ settings: { registration: 'closed' }, services: { passwords } });
  const before = hashed.length;
  await app.visitor().refused(403, register, { body: newAccount() });
  await app.visitor().refused(400, register, { body: { ...newAccount(), ownerToken: 'x'.repeat(43) } });
  expect(hashed).toHaveLength(before);
});

test('Without sample data there are no accounts that anybody could guess', async () => {
  const app = await openApp({ settings: { sampleData: false, registration: 'closed' } });
  for (const name of ['admin', 'client']) {
    await app.visitor().refused(400, login, { body: { email: `${name}@demo.com`, password: name } });
  }
  const configuration = await app.visitor().call(getConfiguration);
  expect(configuration).toMatchObject({ sampleData: false, registration: 'closed', demoAccounts: [] });
});

test("The owner's link of the first start makes an admin, once, although registration is closed", async () => {
  const app = await openApp({ settings: { sampleData: false, registration: 'closed' } });
  const ownerToken = ownerTokenOf(app);
  const result = await app.visitor().call(register, { body: { ...newAccount(), ownerToken } });
  expect(result).toMatchObject({ user: { role: 'admin' } });
  const problem = await app.visitor().refused(400, register, { body: { ...newAccount(), ownerToken } });
  expect(fieldsOf(problem)).toEqual(['ownerToken']);
  await app.visitor().refused(403, register, { body: newAccount() });
});

test("The owner's link lasts a day; while there is no account, the next start prints a new one, and only that works", async () => {
  const app = await openApp({ settings: { sampleData: false, registration: 'closed' } });
  app.moveClock(24 * 3_600);
  await app.visitor().refused(400, register, { body: { ...newAccount(), ownerToken: ownerTokenOf(app) } });
  await app.engine.close();
  const next = await openApp({ settings: app.services.settings, database: app.database });
  expect(ownerTokenOf(next)).not.toBe(ownerTokenOf(app));
  await next.visitor().call(register, { body: { ...newAccount(), ownerToken: ownerTokenOf(next) } });
  await next.engine.close();
  const last = await openApp({ settings: app.services.settings, database: app.database });
  expect(ownerTokenOf(last)).toBeUndefined();
});

test("A name that is taken does not use up the owner's link", async () => {
  const app = await openApp({ settings: { sampleData: false, registration: 'client' } });
  const taken = await newcomer(app);
  const ownerToken = ownerTokenOf(app);
  const conflict = await app.visitor().call(register, { body: { ...newAccount(), email: taken.email, ownerToken } });
  expect(conflict).toHaveProperty('error');
  const result = await app.visitor().call(register, { body: { ...newAccount(), ownerToken } });
  expect(result).toMatchObject({ user: { role: 'admin' } });
});

test('A token that is no owner link makes nobody an admin', async () => {
  const app = await openApp({ settings: { registration: 'client' } });
  const body = { ...newAccount(), ownerToken: 'x'.repeat(43) };
  expect(fieldsOf(await app.visitor().refused(400, register, { body }))).toEqual(['ownerToken']);
});

test('Of several who register the same address at once one gets it, and the others are told', async () => {
  const app = await openApp();
  const { email } = newAccount();
  const results = await Promise.all(
    Array.from({ length: 5 }, () => app.visitor().call(register, { body: { ...newAccount(), email } })),
  );
  const refused = results.filter((result) => 'error' in result);
  expect(refused).toHaveLength(4);
  expect(refused[0]).toEqual({ error: { email: 'This email is already in use.', username: null } });
});

test('A password has 8 to 200 characters of any kind, and counts as it was typed', async () => {
  const app = await openApp();
  for (const short of ['1234567', ' '.repeat(7), '1'.repeat(201), 'with a \u0000 in it', 'half a \ud83d']) {
    expect(
      fieldsOf(await app.visitor().refused(400, register, { body: { ...newAccount(), password: short } })),
    ).toEqual(['password']);
  }
  for (const fine of ['12345678', '        ', 'x'.repeat(200), ' пароль из слов ', '🐎🔋📎✅🐎🔋📎✅']) {
    const account = { ...newAccount(), password: fine };
    await app.visitor().call(register, { body: account });
    await app.signIn({ email: account.email, password: fine });
  }
});
