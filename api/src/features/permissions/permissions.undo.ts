import { Permission } from '@atrium/contract/permissions';
import * as z from 'zod/mini';
import { undoOf } from '../../changes/undo-record.ts';
import { findPermission, insertPermissions, removePermission } from './permissions.queries.ts';
import { changePermission, recordPermission, refuseTaken } from './permissions.ts';

/** Those that were deleted before there were core ones were none. */
const Kept = z.object({ ...z.omit(Permission, { createdDate: true }).shape, isCore: z._default(z.boolean(), false) });
const Changed = z.partial(z.pick(Permission, { name: true, assignedTo: true, isCore: true }));

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
  revert(transaction, context, now, before) {
    const { name = now.name, assignedTo = now.assignedTo, isCore = now.isCore } = Changed.parse(before);
    return changePermission(transaction, context, now, { ...now, name, assignedTo, isCore });
  },
});
