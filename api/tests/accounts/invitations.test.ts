import { forgotPassword, getOwnAccount, login, resetPassword } from '@atrium/contract/accounts';
import { undoChange } from '@atrium/contract/changes';
import { suspendUsers } from '@atrium/contract/chosen-users';
import { listMessages } from '@atrium/contract/messages';
import { deleteUser, inviteUser, reactivateUser, suspendUser, updateUser } from '@atrium/contract/users';
import { expect, test } from 'vitest';
import { linkSentTo, openApp } from '../helper.ts';
import { addSomebody, invitedUser, password } from '../people.ts';

const app = await openApp();
const admin = await app.signIn('admin');

test('Somebody who is invited sets a password and is a client under their own name', async () => {
  const { user, person } = await invitedUser(app, admin);
  const { account } = await person.call(getOwnAccount);
  const { email, username, fullName } = user;
  expect(account).toMatchObject({ email, username, fullName, role: 'client', isEmailVerified: true, userId: user.id });
});

test('Before they set a password nobody can sign in as them, with an empty one neither', async () => {
  const user = await addSomebody(admin);
  await admin.call(inviteUser, { parameters: { id: user.id } });
  for (const guess of ['null', 'undefined', password]) {
    await app.visitor().refused(400, login, { body: { email: user.email, password: guess } });
  }
});

test('An invitation lasts a week, and a second one ends the first', async () => {
  const own = await openApp();
  const ownAdmin = await own.signIn('admin');
  const user = await addSomebody(ownAdmin);
  await ownAdmin.call(inviteUser, { parameters: { id: user.id } });
  const first = await linkSentTo(user.email, ownAdmin);
  await ownAdmin.call(inviteUser, { parameters: { id: user.id } });
  const second = await linkSentTo(user.email, ownAdmin);
  await own.visitor().refused(400, resetPassword, { body: { token: first, password } });
  own.moveClock(7 * 24 * 3_600 - 1);
  await own.visitor().call(resetPassword, { body: { token: second, password } });
});

test('Suspending a user signs their account out at once and keeps it out, until they are reactivated', async () => {
  const { user, person } = await invitedUser(app, admin);
  const parameters = { id: user.id };
  await admin.call(suspendUser, { parameters });
  await person.refused(401, getOwnAccount);
  const refused = await app.visitor().refused(400, login, { body: { email: user.email, password } });
  expect(refused).toMatchObject({ error: { email: [expect.stringContaining('is suspended')] } });
  const guessed = await app.visitor().refused(400, login, { body: { email: user.email, password: 'a guess' } });
  expect(guessed).toMatchObject({ error: { email: ['Email or Password is Invalid'] } });
  await admin.call(reactivateUser, { parameters });
  await person.refused(401, getOwnAccount);
  await app.signIn({ email: user.email, password });
});

test('Suspending several users does the same, and a new status lifts it', async () => {
  const { user, person } = await invitedUser(app, admin);
  await admin.call(suspendUsers, { body: { chosen: { ids: [user.id] } } });
  await person.refused(401, getOwnAccount);
  await admin.call(updateUser, { parameters: { id: user.id }, body: { status: 'active' } });
  await app.signIn({ email: user.email, password });
});

test('Deleting a user keeps their account out, and undoing lets it in again', async () => {
  const { user, person } = await invitedUser(app, admin);
  const { changeId } = await admin.call(deleteUser, { query: { id: user.id } });
  await person.refused(401, getOwnAccount);
  await app.visitor().refused(400, login, { body: { email: user.email, password } });
  await admin.call(undoChange, { parameters: { id: changeId } });
  await app.signIn({ email: user.email, password });
});

test('Somebody who is suspended is sent no link, is not told so, and a link from before lets them in no more', async () => {
  const { user } = await invitedUser(app, admin);
  await app.visitor().call(forgotPassword, { body: { email: user.email } });
  const token = await linkSentTo(user.email, admin);
  await admin.call(suspendUser, { parameters: { id: user.id } });
  const { total } = await admin.call(listMessages, { query: {} });
  expect(await app.visitor().call(forgotPassword, { body: { email: user.email } })).toEqual({});
  expect((await admin.call(listMessages, { query: {} })).total).toBe(total);
  await app.visitor().send(resetPassword, { body: { token, password: 'another password' } });
  await app.visitor().refused(400, login, { body: { email: user.email, password: 'another password' } });
});
