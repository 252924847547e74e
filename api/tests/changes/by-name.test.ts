import { exportChanges, listChanges, undoChange } from '@atrium/contract/changes';
import { addPermission, deletePermission, updatePermission } from '@atrium/contract/permissions';
import { addTask } from '@atrium/contract/tasks';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { foldOldChanges } from '../../src/changes/changes.fold.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';

const app = await openApp();
const admin = await app.signIn('admin');

async function found(q: string, more: object = {}): Promise<string[]> {
  const { changes, total } = await admin.call(listChanges, { query: { q, perPage: 100, ...more } });
  expect(total).toBe(changes.length);
  return changes.map(({ action, entityName }) => `${action} ${entityName}`);
}

test('A change is found by what the thing was called then, by what it is called now, and no more once that is undone', async () => {
  const { permission } = await admin.call(addPermission, { body: { permission: { name: 'Sweep quays' } } });
  const renamed = { id: permission.id, name: 'Mop jetties' };
  const { changeId } = await admin.call(updatePermission, { body: renamed });
  expect(await found('quays')).toEqual(['create Sweep quays']);
  expect(await found('JETTIES mop')).toEqual(['update Mop jetties', 'create Sweep quays']);

  await admin.call(undoChange, { parameters: { id: changeId } });
  expect(await found('jetties')).toEqual(['update Mop jetties']);
  expect(await found('quays')).toEqual(['update Sweep quays', 'update Mop jetties', 'create Sweep quays']);
  await admin.call(deletePermission, { query: { id: permission.id } });
  expect(await found('quays', { action: 'delete' })).toEqual(['delete Sweep quays']);
});

test('A change is found by who did it, and the file of it has the same', async () => {
  await admin.call(addPermission, { body: { permission: { name: 'Light lamps' } } });
  const { changes } = await admin.call(listChanges, { query: { q: 'lamps' } });
  const q = `lamps ${changes[0]?.actorName}`;
  expect(await found(q)).toEqual(['create Light lamps']);
  expect(await found('lamps "of nobody"')).toEqual([]);
  const { text } = await admin.send(exportChanges, { query: { q } });
  expect(text.trimEnd().split('\r\n')).toHaveLength(2);
});

test('What somebody has for themselves is found by them alone, where it is asked for by its kind', async () => {
  const other = await newcomer(app);
  await other.call(addTask, { body: { task: { title: 'Splice ropes' } } });
  await admin.call(addTask, { body: { task: { title: 'Coil ropes' } } });
  expect(await found('ropes')).toEqual([]);
  expect(await found('ropes', { entity: 'task' })).toEqual(['create Coil ropes']);
});

test('Changes of before there was such a search are brought into it, by the last name of the thing too', async () => {
  const { permission } = await admin.call(addPermission, { body: { permission: { name: 'Tar hulls' } } });
  await admin.call(updatePermission, { body: { id: permission.id, name: 'Caulk hulls' } });
  await app.engine.write((transaction) => sql`update changes set search = ''`.execute(transaction));
  await foldOldChanges(app.engine);
  expect(await found('tar')).toContain('create Tar hulls');
  expect(await found('caulk')).toEqual(['update Caulk hulls', 'create Tar hulls']);
});
