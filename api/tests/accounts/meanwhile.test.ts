import { changePassword, getOwnAccount, login } from '@atrium/contract/accounts';
import { suspendUser } from '@atrium/contract/users';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { fastPasswords } from '../passwords.ts';
import { invitedUser, newcomer, password } from '../people.ts';

const other = 'another horse battery';
let meanwhile: (() => Promise<unknown>) | null = null;

/** Once a password was found right, something else happens before the answer. */
async function verify(given: string, hash: string): Promise<boolean> {
  const isRight = await fastPasswords.verify(given, hash);
  const act = meanwhile;
  meanwhile = null;
  await act?.();
  return isRight;
}

const app = await openApp({ services: { passwords: { ...fastPasswords, verify } } });
const admin = await app.signIn('admin');

test('A password that was changed while it was checked signs nobody in', async () => {
  const person = await newcomer(app);
  meanwhile = () => person.call(changePassword, { body: { currentPassword: password, password: other } });
  expect((await app.visitor().send(login, { body: { email: person.email, password } })).status).toBe(400);
  await app.signIn({ email: person.email, password: other });
});

test('An account that was suspended while its password was checked is not signed in', async () => {
  const { user } = await invitedUser(app, admin);
  meanwhile = () => admin.call(suspendUser, { parameters: { id: user.id } });
  expect((await app.visitor().send(login, { body: { email: user.email, password } })).status).toBe(400);
});

test('Of two who change a password at once by the same current one, the second is refused', async () => {
  const person = await newcomer(app);
  const second = await app.signIn({ email: person.email, password });
  meanwhile = () => second.call(changePassword, { body: { currentPassword: password, password: other } });
  const body = { currentPassword: password, password: 'a third horse battery' };
  expect((await person.send(changePassword, { body })).status).toBe(400);
  const still = await app.signIn({ email: person.email, password: other });
  await still.call(getOwnAccount);
});
