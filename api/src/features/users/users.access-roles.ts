import type { User } from '@atrium/contract/users';
import { findAccessRole, refuseBeyond, refuseRolesBeyond } from '../../auth/access-roles.ts';
import { findAccountsOfUsers } from '../../auth/accounts.ts';
import { refuseOneself } from '../../auth/user-accounts.ts';
import { onlyFields } from '../../changes/difference.ts';
import { recordChanges } from '../../changes/record.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { badInput, notAllowed } from '../../errors.ts';
import { recordUsers } from './users.changes.ts';
import { setAccessRole } from './users.queries.ts';

/** Giving and taking a role takes the right to change roles, and all that the role gives. */
export async function requireGivable(transaction: Transaction, context: Context, id: number | null): Promise<void> {
  if (context.ability.cannot('update', 'Role')) throw notAllowed();
  await requireWithin(transaction, context, id);
}

/** Refuses a role that there is not, and one that gives more than whoever asks has. */
export async function requireWithin(transaction: Transaction, context: Context, id: number | null): Promise<void> {
  if (id === null) return;
  const role = await findAccessRole(transaction, id);
  if (!role) throw badInput([{ path: 'accessRoleId', message: 'There is no such role.' }]);
  refuseBeyond(context.ability, [role]);
}

/** Gives users a role, or takes theirs. Whoever has it already is passed over. Answers the first change; null when there is none. */
export async function giveRole(
  transaction: Transaction,
  context: Context,
  users: readonly User[],
  accessRoleId: number | null,
): Promise<number | null> {
  const moved = users.filter((user) => user.accessRoleId !== accessRoleId);
  if (moved.length === 0) return null;
  const before = moved.map((user) => user.accessRoleId);
  await requireGivable(transaction, context, accessRoleId);
  await refuseRolesBeyond(transaction, context.ability, before);
  await refuseOwnRole(transaction, context, moved);
  const after = await setAccessRole(transaction, moved, accessRoleId, context.services.tuning);
  await recordNewRoles(transaction, context, moved, accessRoleId);
  const changes = moved.map((user, index) => ({
    user,
    before: onlyFields(user, ['accessRoleId']),
    after: onlyFields(after[index] ?? user, ['accessRoleId']),
  }));
  return recordUsers(transaction, context, changes);
}

export function refuseOwnRole(
  transaction: Transaction,
  context: Context,
  users: readonly Pick<User, 'id'>[],
): Promise<void> {
  const ids = users.map(({ id }) => id);
  return refuseOneself(transaction, context, ids, 'Nobody changes their own access role. Ask somebody else to.');
}

/** Tells the accounts of users that they may do other things from now on. */
export async function recordNewRoles(
  transaction: Transaction,
  context: Context,
  users: readonly Pick<User, 'id' | 'accessRoleId'>[],
  accessRoleId: number | null,
): Promise<void> {
  const before = new Map(users.map((user) => [user.id, user.accessRoleId]));
  const accounts = await findAccountsOfUsers(transaction, [...before.keys()]);
  if (accounts.length === 0) return;
  const changes = accounts.map(({ id, username, userId }) => ({
    entity: 'account' as const,
    entityId: id,
    entityName: username,
    before: { accessRoleId: before.get(userId ?? 0) ?? null },
    after: { accessRoleId },
    ownerId: id,
  }));
  await recordChanges(transaction, context, changes);
}
