import { Connection, Notification, User } from '@atrium/contract/users';
import * as z from 'zod/mini';
import { refuseRolesBeyond } from '../../auth/access-roles.ts';
import { keepAccountsOut } from '../../auth/user-accounts.ts';
import { undoOf } from '../../changes/undo-record.ts';
import type { Transaction } from '../../database/engine.ts';
import { preferencesOf, storePreferences } from './preferences.queries.ts';
import { changePreferences } from './preferences.ts';
import { requireWithin } from './users.access-roles.ts';
import { recordUsers } from './users.changes.ts';
import { findUser, insertUser, removeUsers } from './users.queries.ts';
import { changeUser, refuseTaken } from './users.ts';

/** Users that were deleted before there were access roles had none. */
const KeptUser = z.object({
  ...User.shape,
  accessRoleId: z._default(User.shape.accessRoleId, null),
  notifications: z.array(Notification),
  connections: z.array(Connection),
});
type KeptUser = z.infer<typeof KeptUser>;

export const undoUserChange = undoOf<KeptUser>({
  find: findKept,
  async remove(transaction, context, kept) {
    await refuseRolesBeyond(transaction, context.ability, [kept.accessRoleId]);
    await removeUsers(transaction, [kept], context.services.tuning);
    await keepAccountsOut(transaction, context, [kept.id], true);
    return recordUsers(transaction, context, [{ user: kept, before: kept, after: null }]);
  },
  async restore(transaction, context, before) {
    const user = KeptUser.parse(before);
    await refuseTaken(transaction, user, user.id);
    await requireWithin(transaction, context, user.accessRoleId);
    await insertUser(transaction, User.parse(user), context.services.tuning);
    await storePreferences(transaction, user.id, user);
    if (user.suspendedAt === null) await keepAccountsOut(transaction, context, [user.id], false);
    return recordUsers(transaction, context, [{ user, before: null, after: user }]);
  },
  async revert(transaction, context, now, before) {
    if ('notifications' in before || 'connections' in before) {
      const { changeId } = await changePreferences(transaction, context, now.id, (kept) => ({ ...kept, ...before }));
      return changeId;
    }
    return changeUser(transaction, context, User.parse(now), User.parse({ ...now, ...before }));
  },
});

async function findKept(transaction: Transaction, id: number): Promise<KeptUser | undefined> {
  const user = await findUser(transaction, id);
  return user && { ...user, ...(await preferencesOf(transaction, [id]))(id) };
}
