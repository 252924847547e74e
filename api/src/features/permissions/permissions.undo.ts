import { Permission } from '@atrium/contract/permissions';
import * as z from 'zod/mini';
import { undoOf } from '../../changes/undo-record.ts';
import { findPermission, insertPermissions, removePermission } from './permissions.queries.ts';
import { changeName, recordPermission, refuseTaken } from './permissions.ts';

const Kept = z.omit(Permission, { createdDate: true });
const Renamed = z.pick(Permission, { name: true });

export const undoPermissionChange = undoOf({
  find: findPermission,
  async remove(transaction, context, permission) {
    await removePermission(transaction, permission.id);
    return recordPermission(transaction, context, permission, permission, null);
  },
  async restore(transaction, context, before) {
    const permission = Kept.parse(before);
    await refuseTaken(transaction, permission.name, permission.id, 'name');
    await insertPermissions(transaction, [permission]);
    return recordPermission(transaction, context, permission, null, permission);
  },
  revert: (transaction, context, now, before) => changeName(transaction, context, now, Renamed.parse(before).name),
});
