import { describe, expect, test } from 'vitest';
import { codeNow } from './authenticator.ts';
import { as, json, signIn } from './calls.ts';
import { runCommand, runServer } from './node-process.ts';
import { newDatabase, sampleDatabase } from './temporary.ts';

const account = ['account', 'create', '--email', 'ida@example.com', '--username', 'ida'];

test('help lists the commands', async () => {
  for (const words of [[], ['help'], ['--help']]) {
    const { code, stdout } = await runCommand({}, ...words);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /migrate.+seed --rows N.+backup FILE.+restore FILE.+copy --from URL --to URL.+account create.+account password EMAIL.+account two-steps-off EMAIL/s,
    );
  }
});

describe('a mistake is told in one sentence', () => {
  test.each([
    [['plant'], 'There is no command plant: "npm run atrium -- help" lists them.'],
    [['seed'], 'Say how many rows: --rows and a whole number from 1 to 10000000.'],
    [['seed', '--rows', '2.5'], 'Say how many rows: --rows and a whole number from 1 to 10000000.'],
    [
      ['seed', '--rows', '1', '--of', 'trees'],
      'There is nothing to seed of trees: --of is employees or events or invoices or mails or messages or products or tasks or users.',
    ],
    [['seed', '--lines', '1'], "Unknown option '--lines'"],
    [['backup'], 'Say into which file: backup FILE.'],
    [['restore'], 'Say from which file: restore FILE.'],
    [
      ['copy', '--from', 'atrium.db'],
      '--from names a database: sqlite: and the path of a file, or postgres:// and where the server is.',
    ],
    [account, '--role: Give admin or client.'],
    [['account', 'password'], 'Say whose: account password EMAIL.'],
    [['account', 'password', 'nobody@demo.com'], 'There is no account with this e-mail address.'],
    [['account', 'two-steps-off'], 'Say whose: account two-steps-off EMAIL.'],
    [['account', 'two-steps-off', 'nobody@demo.com'], 'There is no account with this e-mail address.'],
    [[...account, '--role', 'boss'], '--role: Give admin or client.'],
    [[...account, '--role', 'admin', '--email', 'ida'], '--email: Give an e-mail address such as name@example.com.'],
    [[...account, '--role', 'admin', '--password', 'short'], '--password: Use at least 8 characters.'],
  ])('%j', async (words, sentence) => {
    const { code, stdout, stderr } = await runCommand({ DATABASE_URL: await newDatabase.sqlite() }, ...words);
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: `${sentence}\n` });
  });

  test('a setting', async () => {
    const { code, stderr } = await runCommand({ DATABASE_URL: 'atrium.db' }, 'migrate');
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr:
        'DATABASE_URL cannot be used: it is sqlite: and the path of a file, or postgres:// and where the server is.\n',
    });
  });
});

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  test('migrate brings a database up to date, once', async () => {
    const environment = { DATABASE_URL: await newDatabase[engine]() };
    expect((await runCommand(environment, 'migrate')).stdout).toMatch(/^Took 0001-accounts\.\n/);
    expect((await runCommand(environment, 'migrate')).stdout).toBe('The database is up to date.\n');
  });

  test('seed adds rows to the sample data, and a server lists them', async () => {
    const environment = { DATABASE_URL: await newDatabase[engine]() };
    expect(await runCommand(environment, 'seed', '--rows', '30')).toMatchObject({
      code: 0,
      stdout: 'Added 30 users.\n',
    });
    expect(await runCommand(environment, 'seed', '--rows', '20', '--of', 'invoices')).toMatchObject({
      code: 0,
      stdout: 'Added 20 invoices.\n',
    });
    const { address } = await runServer(environment);
    const token = await signIn(address);
    const users = await fetch(`${address}/api/users/list/data?perPage=1`, as(token));
    expect(await users.json()).toMatchObject({ total: 80 });
    const invoices = await fetch(`${address}/apps/invoice/invoices?perPage=1&allData=false`, as(token));
    expect(await invoices.json()).toMatchObject({ total: 57, invoices: [{ id: 5043 }] });
  });

  test('account create makes an account that can sign in', async () => {
    const environment = { DATABASE_URL: await newDatabase[engine](), SAMPLE_DATA: 'off' };
    const password = ['--password', 'correct horse battery'];
    const made = await runCommand(environment, ...account, '--role', 'admin', ...password);
    expect(made).toMatchObject({ code: 0, stdout: 'Made the admin account ida.\n' });
    const again = await runCommand(environment, ...account, '--role', 'admin', ...password);
    expect(again).toMatchObject({ code: 1, stderr: '--email: This email is already in use.\n' });
    const { address } = await runServer(environment);
    const credentials = { email: 'ida@example.com', password: 'correct horse battery' };
    const answer = await fetch(`${address}/jwt/login`, json(credentials));
    expect(await answer.json()).toMatchObject({ userData: { role: 'admin', isEmailVerified: true } });
  });
});

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  test('account two-steps-off lets somebody in who has lost app and codes, records it and tells them', async () => {
    const environment = { DATABASE_URL: await sampleDatabase[engine]() };
    const before = await runServer(environment);
    const token = await switchTwoStepsOn(before.address);
    before.child.kill();
    await before.ended;
    const words = ['account', 'two-steps-off', 'admin@demo.com'];
    expect(await runCommand(environment, ...words)).toMatchObject({ code: 0, stderr: '' });
    expect(await runCommand(environment, ...words)).toMatchObject({
      code: 1,
      stderr: 'Two-step sign-in is off for this account already.\n',
    });
    const { address } = await runServer(environment);
    expect((await fetch(`${address}/api/v1/account`, as(token))).status).toBe(401);
    const next = as(await signIn(address));
    const { changes } = await (await fetch(`${address}/api/v1/changes?entity=account`, next)).json();
    expect(changes[0]).toMatchObject({ before: { twoSteps: 'on' }, after: { twoSteps: 'off' }, actorId: null });
    const { messages } = await (await fetch(`${address}/api/v1/messages`, next)).json();
    expect(messages[0]).toMatchObject({ recipient: 'admin@demo.com', subject: 'Two-step sign-in is off (Atrium)' });
  });
});

/** For the admin of the sample data; answers a token of the session that did it. */
async function switchTwoStepsOn(address: string): Promise<string> {
  const token = await signIn(address);
  const path = `${address}/api/v1/account/two-steps`;
  const { secret } = await (await fetch(path, json({ currentPassword: 'admin' }, token))).json();
  const confirmed = await fetch(`${path}/confirmation`, json({ code: codeNow(secret) }, token));
  expect(confirmed.status).toBe(201);
  const asked = await fetch(`${address}/jwt/login`, json({ email: 'admin@demo.com', password: 'admin' }));
  expect(await asked.json()).toMatchObject({ twoSteps: {} });
  return token;
}

test('account password prints a link that lets somebody in who has forgotten the password', async () => {
  const environment = { DATABASE_URL: await newDatabase.sqlite(), PUBLIC_URL: 'https://atrium.example.com' };
  await runCommand(environment, 'seed', '--rows', '1');
  const { stdout } = await runCommand(environment, 'account', 'password', 'admin@demo.com');
  const token = /https:\/\/atrium\.example\.com\/reset-password\?token=([\w-]+)/.exec(stdout)?.[1];
  const { address } = await runServer(environment);
  const password = 'correct horse battery';
  expect((await fetch(`${address}/jwt/reset-password`, json({ token, password }))).status).toBe(200);
  const answer = await fetch(`${address}/jwt/login`, json({ email: 'admin@demo.com', password }));
  expect(answer.status).toBe(200);
});

test('account create without a password prints a link that sets one', async () => {
  const environment = { DATABASE_URL: await newDatabase.sqlite(), PUBLIC_URL: 'https://atrium.example.com' };
  const { stdout } = await runCommand(environment, ...account, '--role', 'client');
  const token = /https:\/\/atrium\.example\.com\/reset-password\?token=([\w-]+)/.exec(stdout)?.[1];
  const { address } = await runServer(environment);
  const password = 'correct horse battery';
  expect((await fetch(`${address}/jwt/reset-password`, json({ token, password }))).status).toBe(200);
  const answer = await fetch(`${address}/jwt/login`, json({ email: 'ida@example.com', password }));
  expect(await answer.json()).toMatchObject({ userData: { role: 'client' } });
});
