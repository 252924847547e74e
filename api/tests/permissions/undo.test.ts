import { undoChange } from '@atrium/contract/changes';
import { addPermission, deletePermission, updatePermission } from '@atrium/contract/permissions';
import { test } from 'vitest';
import { expectUndoable, undo } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { addAPermission, allPermissions, newName } from './permissions.ts';

const app = await openApp();
const admin = await app.signIn('admin');

const refusedToUndo = (id: number | null) => admin.refused(409, undoChange, { parameters: { id } });

/** Everything that can be done to permissions, each answering the change to undo. */
const deeds: Record<string, (id: number) => Promise<{ changeId: number | null }>> = {
  adding: () => admin.call(addPermission, { body: { permission: { name: newName() } } }),
  renaming: (id) => admin.call(updatePermission, { body: { id, name: newName() } }),
  deleting: (id) => admin.call(deletePermission, { query: { id } }),
};

test('Everything that is done to permissions can be undone, roles and all, done again, and undone again', async () => {
  for (const [deed, act] of Object.entries(deeds)) {
    const { id } = await addAPermission(admin, ['manager', 'support']);
    await expectUndoable(admin, { deed, act: () => act(id), seen: () => allPermissions(admin) });
  }
});

test('What was renamed or deleted since is a conflict', async () => {
  const { permission, changeId } = await admin.call(addPermission, { body: { permission: { name: newName() } } });
  const { id } = permission;
  const first = await admin.call(updatePermission, { body: { id, name: newName() } });
  const later = await admin.call(updatePermission, { body: { id, name: newName() } });
  await refusedToUndo(changeId);
  await refusedToUndo(first.changeId);
  await admin.call(deletePermission, { query: { id } });
  for (const change of [changeId, first.changeId, later.changeId]) await refusedToUndo(change);
});

test('Nothing comes back under a name that has been given to another since', async () => {
  const { id, name } = await addAPermission(admin);
  const renamed = await admin.call(updatePermission, { body: { id, name: newName() } });
  const thief = await admin.call(addPermission, { body: { permission: { name } } });
  await refusedToUndo(renamed.changeId);
  await undo(admin, thief.changeId);
  await undo(admin, renamed.changeId);
  const deleted = await admin.call(deletePermission, { query: { id } });
  await admin.call(addPermission, { body: { permission: { name } } });
  await refusedToUndo(deleted.changeId);
});
