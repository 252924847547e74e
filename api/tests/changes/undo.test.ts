import { listChanges, undoChange } from '@atrium/contract/changes';
import * as chosenUsers from '@atrium/contract/chosen-users';
import * as userPreferences from '@atrium/contract/user-preferences';
import * as users from '@atrium/contract/users';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { addSomebody, invitedUser, somebody } from '../people.ts';

const app = await openApp();
const admin = await app.signIn('admin');

/** What is to be seen of a user anywhere; null where there is none. */
async function seen(id: number) {
  const parameters = { id };
  const one = await admin.send(users.getUser, { query: { id } });
  const preferences = await admin.send(userPreferences.getUserNotifications, { parameters });
  const connections = await admin.send(userPreferences.getUserConnections, { parameters });
  const listed = await admin.call(users.listUsers, { query: { sortColumn: 'id', sort: 'desc', perPage: 100 } });
  const statistics = await admin.call(users.getUserStatistics);
  return [one.body, preferences.body, connections.body, listed, statistics];
}

async function undo(changeId: number | null): Promise<number> {
  const { changes } = await admin.call(undoChange, { parameters: { id: changeId } });
  return changes[0]?.id ?? 0;
}

const slack = { service: 'slack', isConnected: true, handle: '#quills' } as const;
const events = { kind: 'events', email: true, browser: true, app: true } as const;

/** Everything that can be done to users, each answering the change to undo. */
const deeds: Record<string, (ids: number[]) => Promise<{ changeId: number | null }>> = {
  'deleting one': ([id]) => admin.call(users.deleteUser, { query: { id } }),
  'deleting several': (ids) => admin.call(chosenUsers.deleteUsers, { body: { chosen: { ids } } }),
  'suspending one': ([id]) => admin.call(users.suspendUser, { parameters: { id } }),
  'suspending several': (ids) => admin.call(chosenUsers.suspendUsers, { body: { chosen: { ids } } }),
  'changing fields': ([id]) =>
    admin.call(users.updateUser, {
      parameters: { id },
      body: { ...somebody({ role: 'admin', status: 'pending' }), avatar: '/a.svg' },
    }),
  'setting notifications': ([id]) =>
    admin.call(userPreferences.setUserNotifications, { parameters: { id }, body: { notifications: [events] } }),
  'setting connections': ([id]) =>
    admin.call(userPreferences.setUserConnections, { parameters: { id }, body: { connections: [slack] } }),
};

test('Everything that is done to users can be undone, done again, and undone again', async () => {
  for (const [deed, act] of Object.entries(deeds)) {
    const ids = [(await invitedUser(app, admin)).user.id, (await addSomebody(admin)).id, (await addSomebody(admin)).id];
    const states = () => Promise.all(ids.map(seen));
    const before = await states();
    const { changeId } = await act(ids);
    const after = await states();
    expect(after, deed).not.toEqual(before);
    const undone = await undo(changeId);
    expect(await states(), `${deed}, undone`).toEqual(before);
    const redone = await undo(undone);
    expect(await states(), `${deed}, done again`).toEqual(after);
    await undo(redone);
    expect(await states(), `${deed}, undone again`).toEqual(before);
  }
});

test('Adding can be undone and done again, under the same id', async () => {
  const { user, changeId } = await admin.call(users.addUser, { body: somebody() });
  const undone = await undo(changeId);
  await admin.refused(404, users.getUser, { query: { id: user.id } });
  await undo(undone);
  expect(await admin.call(users.getUser, { query: { id: user.id } })).toEqual({ user });
});

test('Reactivating can be undone', async () => {
  const { id } = await addSomebody(admin);
  const suspended = await admin.call(users.suspendUser, { parameters: { id } });
  const { changeId } = await admin.call(users.reactivateUser, { parameters: { id } });
  await undo(changeId);
  expect(await admin.call(users.getUser, { query: { id } })).toEqual({ user: suspended.user });
});

test('Preferences that were set come back with a user who was deleted', async () => {
  const { id } = await addSomebody(admin);
  await admin.call(userPreferences.setUserConnections, { parameters: { id }, body: { connections: [slack] } });
  const before = await seen(id);
  const { changeId } = await admin.call(users.deleteUser, { query: { id } });
  await undo(changeId);
  expect(await seen(id)).toEqual(before);
});

test('What was changed since is a conflict, and what was changed beside it is not', async () => {
  const { id, company } = await addSomebody(admin);
  const parameters = { id };
  const { changeId } = await admin.call(users.updateUser, { parameters, body: { company: 'Pen & Sons' } });
  await admin.call(users.updateUser, { parameters, body: { country: 'Malta' } });
  const later = await admin.call(users.updateUser, { parameters, body: { company: 'Ink & Daughters' } });
  await admin.refused(409, undoChange, { parameters: { id: changeId } });
  await undo(later.changeId);
  await undo(changeId);
  expect((await admin.call(users.getUser, { query: { id } })).user).toMatchObject({ company, country: 'Malta' });
});

test('Adding is not undone once the user was changed', async () => {
  const { user, changeId } = await admin.call(users.addUser, { body: somebody() });
  await admin.call(users.updateUser, { parameters: { id: user.id }, body: { role: 'admin' } });
  await admin.refused(409, undoChange, { parameters: { id: changeId } });
});

test('What was done to a user who is gone since is a conflict', async () => {
  const { user, changeId } = await admin.call(users.addUser, { body: somebody() });
  const parameters = { id: user.id };
  const renamed = await admin.call(users.updateUser, { parameters, body: { fullName: 'Other' } });
  const connected = await admin.call(userPreferences.setUserConnections, {
    parameters,
    body: { connections: [slack] },
  });
  await admin.call(users.deleteUser, { query: { id: user.id } });
  for (const id of [changeId, renamed.changeId, connected.changeId]) {
    await admin.refused(409, undoChange, { parameters: { id } });
  }
});

test('Nobody comes back under an address that somebody else has taken', async () => {
  const user = await addSomebody(admin);
  const { changeId } = await admin.call(users.deleteUser, { query: { id: user.id } });
  const thief = await addSomebody(admin, { email: user.email });
  await admin.refused(409, undoChange, { parameters: { id: changeId } });
  await admin.call(users.deleteUser, { query: { id: thief.id } });
  await undo(changeId);
});

test('Of several that were changed together all come back, or none', async () => {
  const [one, other] = [await addSomebody(admin), await addSomebody(admin)];
  const { changeId } = await admin.call(chosenUsers.suspendUsers, { body: { chosen: { ids: [one.id, other.id] } } });
  await admin.call(users.reactivateUser, { parameters: { id: one.id } });
  await admin.refused(409, undoChange, { parameters: { id: changeId } });
  const deleted = await admin.call(chosenUsers.deleteUsers, { body: { chosen: { ids: [one.id, other.id] } } });
  const thief = await addSomebody(admin, { username: one.username });
  await admin.refused(409, undoChange, { parameters: { id: deleted.changeId } });
  await admin.call(users.deleteUser, { query: { id: thief.id } });
});

test('Any of the records of one request undoes them all', async () => {
  const ids = [(await addSomebody(admin)).id, (await addSomebody(admin)).id];
  const { changeId } = await admin.call(chosenUsers.deleteUsers, { body: { chosen: { ids } } });
  const { changes } = await admin.call(undoChange, { parameters: { id: changeId + 1 } });
  expect(changes.map(({ entityId }) => entityId).sort()).toEqual(ids.sort());
});

test('A record says that it was undone and by which, which says what it undid; it cannot be undone once more', async () => {
  const { id } = await addSomebody(admin);
  const { changeId } = await admin.call(users.deleteUser, { query: { id } });
  const undoneBy = await undo(changeId);
  const { changes } = await admin.call(listChanges, { query: { entity: 'user', entityId: id } });
  expect(changes.find((change) => change.id === changeId)).toMatchObject({ isUndoable: false, undoneBy, undoes: null });
  expect(changes.find((change) => change.id === undoneBy)).toMatchObject({
    isUndoable: true,
    actorId: admin.accountId,
    action: 'create',
    undoes: changeId,
  });
  await admin.refused(409, undoChange, { parameters: { id: changeId } });
});

test('Of two who undo the same at once one does', async () => {
  const { id } = await addSomebody(admin);
  const { changeId } = await admin.call(users.deleteUser, { query: { id } });
  const undos = [0, 1, 2].map(() => admin.send(undoChange, { parameters: { id: changeId } }));
  expect((await Promise.all(undos)).map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});
