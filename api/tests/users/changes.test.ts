import * as chosenUsers from '@atrium/contract/chosen-users';
import * as preferences from '@atrium/contract/user-preferences';
import * as routes from '@atrium/contract/users';
import { expect, test } from 'vitest';
import { usersIndex } from '../../src/features/users/users.list.ts';
import { seedUsers } from '../../src/features/users/users.seed.ts';
import { undo } from '../changes/undoing.ts';
import { fieldsOf, openApp } from '../helper.ts';
import { expectTrueCounts } from '../lists/counts.ts';
import { addSomebody, somebody } from '../people.ts';

const app = await openApp();
const admin = await app.signIn('admin');

async function statistics() {
  return admin.call(routes.getUserStatistics);
}

test('Many who are added at once get ids that follow each other, and nobody is there twice', async () => {
  const { total } = await admin.call(routes.listUsers, { query: {} });
  const added = await Promise.all(Array.from({ length: 20 }, () => addSomebody(admin)));
  const ids = added.map(({ id }) => id).toSorted((one, other) => one - other);
  expect(ids).toEqual(Array.from({ length: 20 }, (_, index) => (ids[0] ?? 0) + index));
  expect((await admin.call(routes.listUsers, { query: {} })).total).toBe(total + 20);
});

test('Of many who add the same person at once one does, and the others are told', async () => {
  const body = somebody();
  const answers = await Promise.all(Array.from({ length: 8 }, () => admin.send(routes.addUser, { body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
});

test('Two who change different fields at once both do', async () => {
  const { id } = await addSomebody(admin);
  const changes = [
    { company: 'Salt & Sons' },
    { country: 'Malta' },
    { role: 'author' },
    { status: 'pending' },
  ] as const;
  await Promise.all(changes.map((body) => admin.call(routes.updateUser, { parameters: { id }, body })));
  const { user } = await admin.call(routes.getUser, { query: { id } });
  expect(user).toMatchObject({ company: 'Salt & Sons', country: 'Malta', role: 'author', status: 'pending' });
});

test('An id is never given twice, not even that of somebody who was deleted', async () => {
  const { id } = await addSomebody(admin);
  await admin.call(routes.deleteUser, { query: { id } });
  expect((await addSomebody(admin)).id).toBe(id + 1);
});

test('An address is taken whatever its case and accents, and free again once its owner is gone', async () => {
  const user = await addSomebody(admin, { email: 'Zoë.Quill@quillworks.example', username: 'zoë.quill' });
  const same = somebody({ email: 'zoe.quill@QUILLWORKS.example', username: 'ZOE.QUILL' });
  expect(fieldsOf(await admin.refused(409, routes.addUser, { body: same }))).toEqual(['email', 'username']);
  await admin.call(routes.deleteUser, { query: { id: user.id } });
  await admin.call(routes.addUser, { body: same });
});

test("One's own address in other letters is no conflict", async () => {
  const { id, email } = await addSomebody(admin);
  const body = { email: email.toUpperCase() };
  expect((await admin.call(routes.updateUser, { parameters: { id }, body })).user.email).toBe(body.email);
});

test('The id, the date and the suspension are not for whoever adds or changes somebody to say', async () => {
  const body = { ...somebody(), id: 7, createdAt: '2001-01-01T00:00:00.000Z', suspendedAt: '2001-01-01T00:00:00.000Z' };
  const { user } = await admin.call(routes.addUser, { body });
  expect(user).toMatchObject({ createdAt: app.services.now().toISOString(), suspendedAt: null });
  expect(user.id).toBeGreaterThan(50);
  const { body: answer } = await admin.patch(`/api/v1/users/${user.id}`, { ...body, fullName: 'Other' });
  expect(answer).toMatchObject({ user: { ...user, fullName: 'Other' } });
});

test('Text is kept without the spaces around it, and with every letter in it', async () => {
  const fullName = '佐藤 🦊 Ünal <b>x</b> & "y" \\ \u200fabc';
  const { user } = await admin.call(routes.addUser, { body: somebody({ fullName: `  ${fullName}\n` }) });
  expect(user.fullName).toBe(fullName);
  expect(await admin.call(routes.getUser, { query: { id: user.id } })).toEqual({ user });
});

test('The statistics follow every kind of change', async () => {
  const before = await statistics();
  const { id } = await addSomebody(admin, { status: 'pending', currentPlan: 'basic' });
  await admin.call(routes.updateUser, { parameters: { id }, body: { currentPlan: 'enterprise' } });
  expect(await statistics()).toEqual({
    ...before,
    total: before.total + 1,
    pending: before.pending + 1,
    paid: before.paid + 1,
  });
  await admin.call(routes.suspendUser, { parameters: { id } });
  expect(await statistics()).toEqual({ ...before, total: before.total + 1, paid: before.paid + 1 });
  await admin.call(routes.reactivateUser, { parameters: { id } });
  expect(await statistics()).toMatchObject({ active: before.active + 1 });
  await admin.call(chosenUsers.deleteUsers, { body: { chosen: { ids: [id] } } });
  expect(await statistics()).toEqual(before);
});

test('A status other than inactive lifts a suspension, and inactive by hand is none', async () => {
  const { id } = await addSomebody(admin);
  await admin.call(routes.suspendUser, { parameters: { id } });
  const pending = await admin.call(routes.updateUser, { parameters: { id }, body: { status: 'pending' } });
  expect(pending.user).toMatchObject({ status: 'pending', suspendedAt: null });
  const inactive = await admin.call(routes.updateUser, { parameters: { id }, body: { status: 'inactive' } });
  expect(inactive.user).toMatchObject({ status: 'inactive', suspendedAt: null });
  await admin.call(routes.suspendUser, { parameters: { id } });
});

test('A hundred at once are deleted, suspended and found so', async () => {
  const users = await Promise.all(Array.from({ length: 100 }, () => addSomebody(admin, { company: 'Hundred Hands' })));
  const ids = users.map(({ id }) => id);
  const before = await statistics();
  await admin.call(chosenUsers.suspendUsers, { body: { chosen: { ids } } });
  expect(await statistics()).toEqual({ ...before, active: before.active - 100 });
  await admin.call(chosenUsers.deleteUsers, { body: { chosen: { ids } } });
  expect((await statistics()).total).toBe(before.total - 100);
});

test('Preferences go with their user, and nobody inherits them', async () => {
  const { id } = await addSomebody(admin);
  const parameters = { id };
  const body = { connections: [{ service: 'slack', isConnected: true, handle: ' #general ' }] } as const;
  const { connections } = await admin.call(preferences.setUserConnections, {
    parameters,
    body: { connections: [...body.connections] },
  });
  expect(connections[1]).toEqual({ service: 'slack', isConnected: true, handle: '#general' });
  await admin.call(routes.deleteUser, { query: { id } });
  await admin.refused(404, preferences.getUserConnections, { parameters });
  const next = await addSomebody(admin);
  const fresh = await admin.call(preferences.getUserConnections, { parameters: { id: next.id } });
  expect(fresh.connections.some(({ isConnected }) => isConnected)).toBe(false);
});

test('A thousand of all that match are suspended and deleted at once, and one undo takes either back', async () => {
  const own = await openApp();
  const theirs = await own.signIn('admin');
  await seedUsers(own.engine, 950, () => undefined, own.services.now().toISOString());
  const chosen = { matching: {}, total: 1_000 };
  const totalOf = async (query: { status?: 'inactive' }) => (await theirs.call(routes.listUsers, { query })).total;
  const before = await theirs.call(routes.listAllUsers);

  const suspension = await theirs.call(chosenUsers.suspendUsers, { body: { chosen } });
  expect([suspension.suspended, await totalOf({ status: 'inactive' })]).toEqual([1_000, 1_000]);
  await undo(theirs, suspension.changeId);
  expect(await theirs.call(routes.listAllUsers)).toEqual(before);

  const deletion = await theirs.call(chosenUsers.deleteUsers, { body: { chosen } });
  expect([deletion.deleted, await totalOf({})]).toEqual([1_000, 0]);
  await undo(theirs, deletion.changeId);
  expect(await theirs.call(routes.listAllUsers)).toEqual(before);
  await expectTrueCounts(own.engine.read, usersIndex);
});
