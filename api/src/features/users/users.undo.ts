import { type NotificationChoice, NotificationChoices } from '@atrium/contract/notification-choices';
import { Connection } from '@atrium/contract/user-preferences';
import { User } from '@atrium/contract/users';
import * as z from 'zod/mini';
import { keepAccountsOut } from '../../auth/user-accounts.ts';
import type { UndoTogether } from '../../changes/undo.ts';
import { undoOf } from '../../changes/undo-record.ts';
import { undoTogetherOf } from '../../changes/undo-together.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict } from '../../errors.ts';
import { connectionsOf, storeConnections } from './preferences.queries.ts';
import { changeConnections, changeNotifications, choicesOfUser } from './preferences.ts';
import { requireWithin } from './users.access-roles.ts';
import { recordUsers } from './users.changes.ts';
import { findUsers, insertUsers, type UserMove } from './users.queries.ts';
import { changeUsers, dropUsers, refuseTaken } from './users.ts';

/** Users that were deleted before there were access roles had none. */
const KeptUser = z.object({
  ...User.shape,
  accessRoleId: z._default(User.shape.accessRoleId, null),
  connections: z.array(Connection),
});
type KeptUser = z.infer<typeof KeptUser>;

const undoOne = undoOf<KeptUser & { notifications: NotificationChoice[] | null }>({
  async find(transaction, id) {
    const [user] = await findKept(transaction, [id]);
    return user && { ...user, notifications: await choicesOfUser(transaction, id) };
  },
  async remove(transaction, context, { notifications: _, ...kept }) {
    return first(await dropUsers(transaction, context, [kept]));
  },
  async restore(transaction, context, before) {
    return first(await restoreUsers(transaction, context, [KeptUser.parse(before)]));
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
    const move = { before: now, after: KeptUser.parse({ ...now, ...before }) };
    const [changeId = null] = await revertUsers(transaction, context, [move]);
    return changeId;
  },
});

const undoMany = undoTogetherOf<KeptUser>({
  find: findKept,
  parse: (snapshot) => KeptUser.parse(snapshot),
  remove: dropUsers,
  restore: restoreUsers,
  revert: revertUsers,
});

/**
 * Very many may have been deleted, suspended or given a role at once. What changes of one user alone (what they are told of and connected
 * with) and a role that one request gives and takes again is taken back one after the other.
 */
export const undoUserChanges: UndoTogether = {
  async together(transaction, context, changes) {
    const users = new Set(changes.map(({ entityId }) => entityId));
    if (changes.length > 1 && users.size === changes.length) return undoMany.together(transaction, context, changes);
    const done: number[] = [];
    for (const change of changes) done.push(await undoOne(transaction, context, change));
    return done;
  },
};

function first([changeId = 0]: readonly number[]): number {
  return changeId;
}

async function findKept(transaction: Transaction, ids: readonly number[]): Promise<KeptUser[]> {
  const connections = await connectionsOf(transaction, ids);
  return (await findUsers(transaction, ids)).map((user) => ({ ...user, connections: connections(user.id) }));
}

async function restoreUsers(transaction: Transaction, context: Context, kept: readonly KeptUser[]): Promise<number[]> {
  const users = kept.map(userOf);
  await refuseTaken(transaction, users);
  await requireWithin(
    transaction,
    context,
    users.map(({ accessRoleId }) => accessRoleId),
  );
  await insertUsers(transaction, users, context.services.tuning);
  await storeConnections(transaction, kept);
  const present = users.filter(({ suspendedAt }) => suspendedAt === null).map(({ id }) => id);
  if (present.length > 0) await keepAccountsOut(transaction, context, present, false);
  const changes = kept.map((user) => ({ user, before: null, after: user }));
  return recordUsers(transaction, context, changes);
}

async function revertUsers(transaction: Transaction, context: Context, moves: readonly UserMove[]): Promise<number[]> {
  const shut = moves.find(({ after }) => after.status !== 'inactive' && after.suspendedAt !== null);
  if (shut) throw conflict(`${shut.before.fullName} is suspended. Reactivate them first.`);
  const reverted = moves.map(({ before, after }) => ({ before: userOf(before), after: userOf(after) }));
  return changeUsers(transaction, context, reverted);
}

/** Without what is kept beside it. */
function userOf(kept: User): User {
  return User.parse(kept);
}
