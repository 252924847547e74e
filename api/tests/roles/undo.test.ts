import { undoChange } from '@atrium/contract/changes';
import { listPermissions } from '@atrium/contract/permissions';
import { addRole, deleteRole, updateRole } from '@atrium/contract/roles';
import { deleteUser, listUsers, updateUser } from '@atrium/contract/users';
import { expect, test } from 'vitest';
import { expectUndoable, undo } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { addSomebody } from '../people.ts';
import { addAPermission } from '../permissions/permissions.ts';
import { addARole, allRoles, memberOf, newRoleName, personWith } from './roles.ts';

const app = await openApp();
const admin = await app.signIn('admin');

async function seen() {
  const { users } = await admin.call(listUsers, { query: { sortColumn: 'id', sort: 'desc', perPage: 100 } });
  return { roles: await allRoles(admin), users, permissions: await admin.call(listPermissions, { query: {} }) };
}

test('Everything that is done to roles can be undone, members and all, done again, and undone again', async () => {
  const [one, other] = [await addSomebody(admin), await addSomebody(admin, { accessRoleId: 4 })];
  const { id, key } = await addARole(admin, ['orders:read'], [one.id]);
  await addAPermission(admin, ['user', key]);
  const parameters = { id };
  const deeds = {
    adding: () => admin.call(addRole, { body: { name: newRoleName(), grants: ['users:read'], addUserIds: [one.id] } }),
    renaming: () => admin.call(updateRole, { parameters, body: { name: newRoleName() } }),
    'giving more': () => admin.call(updateRole, { parameters, body: { grants: ['orders:read', 'users:read'] } }),
    'changing members': () =>
      admin.call(updateRole, { parameters, body: { grants: [], addUserIds: [other.id], removeUserIds: [one.id] } }),
    deleting: () => admin.call(deleteRole, { parameters, query: { moveTo: 4 } }),
    'giving a user another': () =>
      admin.call(updateUser, { parameters: { id: other.id }, body: { accessRoleId: id, company: 'Pen & Sons' } }),
    'deleting a member': () => admin.call(deleteUser, { query: { id: one.id } }),
  };
  for (const [deed, act] of Object.entries(deeds)) await expectUndoable(admin, { deed, act, seen });
});

test('Somebody whom one request gives a role and takes it from again is as before, also once it is undone', async () => {
  const [one, other] = [await addSomebody(admin), await addSomebody(admin)];
  const { id } = await addARole(admin, []);
  const before = await seen();
  const body = { addUserIds: [one.id, other.id], removeUserIds: [one.id] };
  const { changeId } = await admin.call(updateRole, { parameters: { id }, body });
  expect((await seen()).users.find((user) => user.id === one.id)?.accessRoleId).toBeNull();
  await undo(admin, changeId);
  expect(await seen()).toEqual(before);
});

test('What has changed since is a conflict, and a name that was given to another', async () => {
  const name = newRoleName();
  const added = await admin.call(addRole, { body: { name, grants: [] } });
  const parameters = { id: added.role.id };
  const given = await admin.call(updateRole, { parameters, body: { grants: ['users:read'] } });
  await admin.call(updateRole, { parameters, body: { grants: ['orders:read'] } });
  for (const { changeId } of [added, given]) await admin.refused(409, undoChange, { parameters: { id: changeId } });
  const deleted = await admin.call(deleteRole, { parameters, query: {} });
  await admin.call(addRole, { body: { name, grants: [] } });
  await admin.refused(409, undoChange, { parameters: { id: deleted.changeId } });
});

test('A user who comes back with a role that is gone is refused', async () => {
  const { id } = await addARole(admin, []);
  const user = await addSomebody(admin, { accessRoleId: id });
  const deleted = await admin.call(deleteUser, { query: { id: user.id } });
  const role = await admin.call(deleteRole, { parameters: { id }, query: {} });
  await admin.refused(400, undoChange, { parameters: { id: deleted.changeId } });
  await undo(admin, role.changeId);
  await undo(admin, deleted.changeId);
});

test('Undo is no way around: it gives nobody what they could not give', async () => {
  const { role } = await personWith(app, admin, ['finance:read']);
  const parameters = { id: role.id };
  const taken = await admin.call(updateRole, { parameters, body: { grants: [] } });
  const { person } = await personWith(app, admin, ['audit:write', 'access:read', 'access:write']);
  await person.refused(403, undoChange, { parameters: { id: taken.changeId } });
  await undo(admin, taken.changeId);
});

test('Whose role changes hears of it, and their stream begins anew with what they may hear then', async () => {
  const { role, person } = await personWith(app, admin, []);
  const live = await person.listen();
  await live.next();
  const { id } = await addSomebody(admin);
  await live.silence(50);
  await admin.call(updateRole, { parameters: { id: role.id }, body: { grants: ['users:read'] } });
  const events = await live.rest();
  expect(events.map(({ data }) => JSON.parse(data))).toMatchObject([{ entity: 'role', entityId: role.id }]);
  const again = await person.listen(events.at(-1)?.id);
  await admin.call(deleteUser, { query: { id } });
  expect(await again.nextChange()).toMatchObject({ entity: 'user', entityId: id });
  await again.close();
});

test('Whoever gets another role hears that their account has changed, and nobody else of that account', async () => {
  const { user, person } = await memberOf(app, admin, 5);
  const { person: other } = await memberOf(app, admin, 5);
  const [live, otherLive] = [await person.listen(), await other.listen()];
  await live.next();
  await otherLive.next();
  await admin.call(updateUser, { parameters: { id: user.id }, body: { accessRoleId: 3 } });
  const events = await live.rest();
  expect(events.map(({ data }) => JSON.parse(data))).toMatchObject([{ entity: 'account', entityId: person.accountId }]);
  await otherLive.silence(50);
  await otherLive.close();
});
