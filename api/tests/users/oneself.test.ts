import { deleteUsers, listUsers, suspendUser, suspendUsers, updateUser } from '@atrium/contract/users';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { addSomebody } from '../people.ts';
import { personWith } from '../roles/roles.ts';

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
  await person.refused(409, deleteUsers, { body: { ids } });
  await person.refused(409, suspendUsers, { body: { ids } });
  await person.refused(409, suspendUser, { parameters });
  await person.refused(409, updateUser, { parameters, body: { accessRoleId: null } });
  await person.call(updateUser, { parameters, body: { company: 'Pen & Sons' } });
  await admin.call(deleteUsers, { body: { ids } });
  expect((await admin.call(listUsers, { query: { q: user.email } })).total).toBe(0);
});
