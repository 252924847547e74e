import {
  changeEmail,
  changePassword,
  closeAccount,
  forgotPassword,
  getOwnAccount,
  resetPassword,
  verifyEmail,
} from '@atrium/contract/accounts';
import { addApiKey } from '@atrium/contract/api-keys';
import { getCalendarFeed, renewCalendarFeed } from '@atrium/contract/calendar-files';
import { listChanges } from '@atrium/contract/changes';
import { listMessages } from '@atrium/contract/messages';
import { listNotifications } from '@atrium/contract/notifications';
import { endUserTwoSteps } from '@atrium/contract/two-steps';
import { inviteUser, reactivateUser, suspendUser } from '@atrium/contract/users';
import { expect, test } from 'vitest';
import { withTwoSteps } from '../codes.ts';
import { linkSentTo, openApp } from '../helper.ts';
import { newcomer, password } from '../people.ts';
import type { Person } from '../person.ts';
import { memberOf } from '../roles/roles.ts';

const app = await openApp();
const admin = await app.signIn('admin');
const newPassword = 'another password';

/** A session, a key and a secret address of somebody; answers a look at which of them work. */
async function waysInto(person: Person): Promise<() => Promise<number[]>> {
  const body = {
    name: 'Nightly export',
    access: 'full',
    areas: {},
    expiresOn: null,
    currentPassword: password,
  } as const;
  const { key } = await person.call(addApiKey, { body });
  const { address } = await person.call(renewCalendarFeed);
  const program = app.as(key);
  return async () => {
    const answers = [
      await person.send(getOwnAccount),
      await program.send(getOwnAccount),
      await app.visitor().get(new URL(address).pathname),
    ];
    await app.settle();
    return answers.map(({ status }) => status);
  };
}

const allWork = [200, 200, 200];
const noneWorks = [401, 401, 404];

test('Setting a forgotten password by a link ends sessions, keys and the secret address, records that, and says so', async () => {
  const person = await newcomer(app);
  const look = await waysInto(person);
  await app.visitor().call(forgotPassword, { body: { email: person.email } });
  const token = await linkSentTo(person.email, admin);
  expect(await look()).toEqual(allWork);
  await app.visitor().call(resetPassword, { body: { token, password: newPassword } });
  expect(await look()).toEqual(noneWorks);
  const again = await app.signIn({ email: person.email, password: newPassword });
  expect(await again.call(getCalendarFeed)).toEqual({ feed: null });
  for (const entity of ['api-key', 'calendar-feed'] as const) {
    const { changes } = await again.call(listChanges, { query: { entity } });
    expect(changes[0]).toMatchObject({ action: 'delete', after: null, isUndoable: false });
  }
  const { notifications } = await again.call(listNotifications, { query: {} });
  expect(notifications[0]?.kind).toBe('password-reset');
  const { messages } = await admin.call(listMessages, { query: {} });
  const told = messages.find(({ recipient }) => recipient === person.email);
  expect(told?.body).toContain('API keys and secret addresses were deleted');
});

test('So does a link that an administrator sends to whoever has an account already', async () => {
  const { user, person } = await memberOf(app, admin, 1);
  const look = await waysInto(person);
  await admin.call(inviteUser, { parameters: { id: user.id } });
  const token = await linkSentTo(user.email, admin);
  await app.visitor().call(resetPassword, { body: { token, password: newPassword } });
  expect(await look()).toEqual(noneWorks);
});

test('Links that went to an address are worthless once the account has another one', async () => {
  const person = await newcomer(app);
  const confirming = await linkSentTo(person.email, admin);
  const email = `moved.${person.email}`;
  await person.call(changeEmail, { body: { email, currentPassword: password } });
  const moving = await linkSentTo(email, admin);
  await app.visitor().call(forgotPassword, { body: { email: person.email } });
  const token = await linkSentTo(person.email, admin);
  await app.visitor().call(verifyEmail, { body: { token: moving } });
  await app.visitor().refused(400, resetPassword, { body: { token, password: newPassword } });
  await app.visitor().refused(400, verifyEmail, { body: { token: confirming } });
});

test('A password that its owner changes ends the other sessions alone, and the mail says that keys go on', async () => {
  const person = await newcomer(app);
  const look = await waysInto(person);
  const elsewhere = await app.signIn({ email: person.email, password });
  await person.call(changePassword, { body: { currentPassword: password, password: newPassword } });
  await elsewhere.refused(401, getOwnAccount);
  expect(await look()).toEqual(allWork);
  const { messages } = await admin.call(listMessages, { query: {} });
  expect(messages.find(({ recipient }) => recipient === person.email)?.body).toContain('go on working');
});

test('Keys sleep while their owner is suspended', async () => {
  const { user, person } = await memberOf(app, admin, 1);
  const look = await waysInto(person);
  await admin.call(suspendUser, { parameters: { id: user.id } });
  expect(await look()).toEqual(noneWorks);
  await admin.call(reactivateUser, { parameters: { id: user.id } });
  expect(await look()).toEqual([401, 200, 200]);
});

test('Two steps that an administrator takes away end the sessions, and keys go on', async () => {
  const { user, person } = await memberOf(app, admin, 1);
  const look = await waysInto(person);
  await withTwoSteps(app, person);
  await admin.call(endUserTwoSteps, { parameters: { id: user.id } });
  expect(await look()).toEqual([401, 200, 200]);
});

test('An account that is closed leaves neither a key nor a secret address', async () => {
  const person = await newcomer(app);
  const look = await waysInto(person);
  await person.call(closeAccount, { body: { currentPassword: password } });
  expect(await look()).toEqual(noneWorks);
  for (const table of ['apiKeys', 'secretAddresses'] as const) {
    const rows = await app.engine.read
      .selectFrom(table)
      .selectAll()
      .where('accountId', '=', person.accountId)
      .execute();
    expect(rows, table).toEqual([]);
  }
});
