import { type NotificationChoice, NotificationChoices } from '@atrium/contract/notification-choices';
import { Connection } from '@atrium/contract/user-preferences';
import { User } from '@atrium/contract/users';
import * as z from 'zod/mini';
import { refuseRolesBeyond } from '../../auth/access-roles.ts';
import { keepAccountsOut } from '../../auth/user-accounts.ts';
import { undoOf } from '../../changes/undo-record.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict } from '../../errors.ts';
import { connectionsOf, storeConnections } from './preferences.queries.ts';
import { changeConnections, changeNotifications, choicesOfUser } from './preferences.ts';
import { requireWithin } from './users.access-roles.ts';
import { recordUsers } from './users.changes.ts';
import { findUser, insertUser, removeUsers } from './users.queries.ts';
import { changeUser, refuseTaken } from './users.ts';

/** Users that were deleted before there were access roles had none. */
const KeptUser = z.object({
  ...User.shape,
  accessRoleId: z._default(User.shape.accessRoleId, null),
  connections: z.array(Connection),
});
type KeptUser = z.infer<typeof KeptUser>;

export const undoUserChange = undoOf<KeptUser & { notifications: NotificationChoice[] | null }>({
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
    await storeConnections(transaction, user.id, user.connections);
    if (user.suspendedAt === null) await keepAccountsOut(transaction, context, [user.id], false);
    return recordUsers(transaction, context, [{ user, before: null, after: user }]);
  },
  async revert(transaction, context, now, before) {
    if ('notifications' in before) {
      const { notifications } = NotificationChoices.parse(before);
      return (await changeNotifications(transaction, context, now.id, notifications)).changeId;
    }
    if ('connections' in before) {
      const connections = KeptUser.shape.connections.parse(before.connections);
      return (await changeConnections(transaction, context, now.id, connections)).changeId;
    }
    const after = User.parse({ ...now, ...before });
    if (after.status !== 'inactive' && after.suspendedAt !== null)
      throw conflict(`${now.fullName} is suspended. Reactivate them first.`);
    return changeUser(transaction, context, User.parse(now), after);
  },
});

async function findKept(transaction: Transaction, id: number) {
  const user = await findUser(transaction, id);
  if (!user) return undefined;
  const connections = (await connectionsOf(transaction, [id]))(id);
  return { ...user, connections, notifications: await choicesOfUser(transaction, id) };
}
