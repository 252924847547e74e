import { changePassword, forgotPassword, refreshToken, resetPassword } from '@atrium/contract/accounts';
import { exportChanges } from '@atrium/contract/changes';
import { expect, test } from 'vitest';
import { linkSentTo, openApp } from '../helper.ts';
import { invitedUser, newcomer, password } from '../people.ts';

const sent: string[] = [];
const app = await openApp({
  services: { mail: { sender: 'atrium@example.com', send: async ({ body }) => sent.push(body) > 0 } },
});
const admin = await app.signIn('admin');

/** Everything that has to do with secrets, once; answers the secrets. */
async function live(): Promise<string[]> {
  const person = await newcomer(app);
  const verification = await linkSentTo(person.email, admin);
  const next = await person.call(refreshToken, { body: { refreshToken: person.refreshToken } });
  await app.signedIn(next).call(changePassword, { body: { currentPassword: password, password: 'a second password' } });
  await app.visitor().call(forgotPassword, { body: { email: person.email } });
  const reset = await linkSentTo(person.email, admin);
  await app.visitor().call(resetPassword, { body: { token: reset, password: 'a third password' } });
  const invited = await invitedUser(app, admin);
  await app.settle();
  const tokens = [person, next, invited.person].flatMap((each) => [each.accessToken, each.refreshToken]);
  return [...tokens, verification, reset, password, 'a second password', 'a third password', '$argon2'];
}

const secrets = await live();

test('Neither the records of changes nor the log hold a password, a hash or a token', async () => {
  const { text: changes } = await admin.send(exportChanges, { query: {} });
  expect(changes).toContain(',create,session,');
  for (const secret of [...secrets, app.services.settings.secret]) {
    expect(changes).not.toContain(secret);
    expect(JSON.stringify(app.log)).not.toContain(secret);
  }
});

test('The database holds neither a password nor a token, but the links in the outbox', async () => {
  const { messages = [], ...others } = await app.state();
  const stored = JSON.stringify(others);
  for (const secret of secrets.filter((each) => each !== '$argon2')) expect(stored).not.toContain(secret);
  expect(messages.filter((message) => /token=[\w-]{43}/.test(message))).toHaveLength(
    sent.filter((body) => body.includes('token=')).length,
  );
});

test('Every password is kept as a slow hash with a salt of its own', async () => {
  const rows = await app.engine.read
    .selectFrom('accounts')
    .select('passwordHash')
    .where('passwordHash', 'is not', null)
    .execute();
  const hashes = rows.map(({ passwordHash }) => passwordHash);
  expect(new Set(hashes).size).toBe(hashes.length);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$/);
});

test('A failed sign-in and a call that is not allowed are in the log, with who and where', async () => {
  const attacker = app.visitor('192.0.2.66');
  await attacker.post('/jwt/login', { email: 'admin@demo.com', password: 'a guess' });
  expect(app.log.at(-1)).toMatchObject({
    level: 'warn',
    fields: { accountId: admin.accountId, address: '192.0.2.66' },
  });
  const client = await app.signIn('client');
  const { requestId } = await client.get('/api/users/list/data');
  expect(app.log.at(-1)).toMatchObject({ level: 'warn', fields: { accountId: client.accountId, requestId } });
});
