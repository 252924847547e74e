import { exportChanges, getChange, listChanges, undoChange } from '@atrium/contract/changes';
import { addPermission, updatePermission } from '@atrium/contract/permissions';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { personWith } from '../roles/roles.ts';

const app = await openApp();
const admin = await app.signIn('admin');

/** Two changes of a thing whose area was taken out of the contract after it had been used. */
async function changesOfAFerry(): Promise<number[]> {
  const added = await admin.call(addPermission, { body: { permission: { name: `Tern ${crypto.randomUUID()}` } } });
  const body = { id: added.permission.id, name: `Gull ${crypto.randomUUID()}` };
  const changed = await admin.call(updatePermission, { body });
  const ids = [added.changeId, changed.changeId ?? 0];
  await app.engine.write((transaction) =>
    transaction.updateTable('changes').set({ entity: 'ferry' }).where('id', 'in', ids).execute(),
  );
  return ids;
}

test('What was done to a thing that there is no more is read as it was recorded, and cannot be undone', async () => {
  const [firstId = 0, secondId = 0] = await changesOfAFerry();
  const recorded = { entity: 'ferry', isUndoable: false };
  const { changes } = await admin.call(listChanges, { query: { perPage: 2 } });
  expect(changes).toMatchObject([
    { id: secondId, action: 'update', ...recorded },
    { id: firstId, action: 'create', ...recorded },
  ]);
  const { change } = await admin.call(getChange, { parameters: { id: firstId } });
  expect(change).toMatchObject({ ...recorded, after: { assignedTo: ['administrator'] } });
  const { text } = await admin.send(exportChanges, { query: {} });
  expect(text).toContain(',ferry,');
  await admin.refused(409, undoChange, { parameters: { id: firstId } });
});

test('The live stream tells of it those who read all that was done', async () => {
  const [firstId = 0] = await changesOfAFerry();
  const { person: auditor } = await personWith(app, admin, ['audit:read']);
  const { person: reader } = await personWith(app, admin, ['users:read']);
  const [toAuditor, toReader] = [await auditor.listen(firstId - 1), await reader.listen(firstId - 1)];
  expect(await toAuditor.nextChange()).toMatchObject({ id: firstId, entity: 'ferry' });
  expect((await toReader.nextChange()).entity).not.toBe('ferry');
  await toAuditor.close();
  await toReader.close();
});
