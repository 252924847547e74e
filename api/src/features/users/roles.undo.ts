import { Role } from '@atrium/contract/roles';
import * as z from 'zod/mini';
import { refuseBeyond } from '../../auth/access-roles.ts';
import { undoOf } from '../../changes/undo-record.ts';
import { conflict } from '../../errors.ts';
import { assignPermissions, findRole, insertRole, isKeyTaken } from './roles.queries.ts';
import { changeRole, deleteEmptyRole, recordRole, refuseTaken } from './roles.ts';

const Kept = z.object({ ...Role.shape, permissionIds: z._default(z.array(z.int()), []) });
const Changed = z.partial(z.pick(Role, { name: true, grants: true }));

export const undoRoleChange = undoOf<Role>({
  find: findRole,
  remove: deleteEmptyRole,
  async restore(transaction, context, before) {
    const { permissionIds, ...role } = Kept.parse(before);
    await refuseTaken(transaction, role.name, role.id);
    if (await isKeyTaken(transaction, role.key)) throw conflict('This name is already in use.');
    refuseBeyond(context.ability, [role]);
    await insertRole(transaction, role);
    await assignPermissions(transaction, role.id, permissionIds);
    return recordRole(transaction, context, role, null, role);
  },
  async revert(transaction, context, now, before) {
    if (now.isBuiltIn && 'name' in before) throw conflict('Built-in roles keep their names.');
    return changeRole(transaction, context, now, Changed.parse(before));
  },
});
