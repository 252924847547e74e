import { deleteUsers, suspendUsers } from '@atrium/contract/chosen-users';
import { listUsers, suspendUser, updateUser } from '@atrium/contract/users';
import { expect, test } from 'vitest';
import { undo } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { addSomebody } from '../people.ts';
import { addARole, personWith } from '../roles/roles.ts';

test('Nobody deletes or suspends themselves, or changes their own access role, alone or among others', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const { person, user } = await personWith(app, admin, [
    'users:read',
    'users:write',
    'users:create',
    'access:read',
    'access:write',
  ]);
  const other = await addSomebody(person);
  const ids = [other.id, user.id];
  const parameters = { id: user.id };
  await person.refused(409, deleteUsers, { body: { chosen: { ids } } });
  await person.refused(409, suspendUsers, { body: { chosen: { ids } } });
  await person.refused(409, suspendUser, { parameters });
  await person.refused(409, updateUser, { parameters, body: { accessRoleId: null } });
  await person.call(updateUser, { parameters, body: { company: 'Pen & Sons' } });
  await admin.call(deleteUsers, { body: { chosen: { ids } } });
  expect((await admin.call(listUsers, { query: { q: user.email } })).total).toBe(0);
});

const manages = ['users:read', 'users:write', 'users:create'] as const;

test('Of all that match whoever asks is left out, is told so, and undoes what became of the others at once', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const { person, user } = await personWith(app, admin, manages);
  const others = [await addSomebody(person), await addSomebody(person)];
  const q = 'quillworks';
  const { total } = await person.call(listUsers, { query: { q } });
  expect(total).toBe(3);
  const chosen = { matching: { q }, total };
  const statuses = async () => {
    const { users } = await person.call(listUsers, { query: { q, sortColumn: 'id' } });
    return users.map(({ id, status }) => [id, status]);
  };
  const before = await statuses();

  const suspension = await person.call(suspendUsers, { body: { chosen } });
  expect(suspension).toMatchObject({ suspended: 2, isWithoutOneself: true });
  expect(await statuses()).toEqual([[user.id, 'active'], ...others.map(({ id }) => [id, 'inactive'])]);
  await undo(person, suspension.changeId ?? 0);
  expect(await statuses()).toEqual(before);

  const deletion = await person.call(deleteUsers, { body: { chosen } });
  expect(deletion).toMatchObject({ deleted: 2, isWithoutOneself: true });
  expect(await statuses()).toEqual([[user.id, 'active']]);
  await undo(person, deletion.changeId);
  expect(await statuses()).toEqual(before);

  const own = { matching: { q: user.email }, total: 1 };
  await person.refused(409, deleteUsers, { body: { chosen: own } });
  await person.refused(409, suspendUsers, { body: { chosen: own } });
});

test('Where somebody who may do more matches too, all are refused', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const { person } = await personWith(app, admin, manages);
  const role = await addARole(admin, ['finance:read']);
  const family = 'Longsplicer';
  await addSomebody(admin, { fullName: `${family} One` });
  await addSomebody(admin, { fullName: `${family} Two`, accessRoleId: role.id });
  const body = { chosen: { matching: { q: family }, total: 2 } };
  await person.refused(403, deleteUsers, { body });
  await person.refused(403, suspendUsers, { body });
  const query = { q: family, status: 'active' } as const;
  expect((await admin.call(listUsers, { query })).total).toBe(2);
  expect((await admin.call(deleteUsers, { body })).deleted).toBe(2);
});
