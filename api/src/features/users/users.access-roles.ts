import type { User } from '@atrium/contract/users';
import { distinctIds, findAccessRoles, refuseBeyond } from '../../auth/access-roles.ts';
import { findAccountsOfUsers } from '../../auth/accounts.ts';
import { refuseOneself } from '../../auth/user-accounts.ts';
import { recordChanges } from '../../changes/record.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { badInput, notAllowed } from '../../errors.ts';
import type { UserMove } from './users.queries.ts';

type Roles = readonly (number | null)[];

/** Giving and taking roles takes the right to change roles, and all that the roles give. */
export async function requireGivable(transaction: Transaction, context: Context, ids: Roles): Promise<void> {
  if (context.ability.cannot('update', 'Role')) throw notAllowed();
  await requireWithin(transaction, context, ids);
}

/** Refuses roles that there are not, and those that give more than whoever asks has. */
export async function requireWithin(transaction: Transaction, context: Context, ids: Roles): Promise<void> {
  const wanted = distinctIds(ids);
  const roles = await findAccessRoles(transaction, wanted);
  if (roles.length < wanted.length) throw badInput([{ path: 'accessRoleId', message: 'There is no such role.' }]);
  refuseBeyond(context.ability, roles);
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
  moves: readonly UserMove[],
): Promise<void> {
  const moveOf = new Map(moves.map((move) => [move.after.id, move]));
  const accounts = await findAccountsOfUsers(transaction, [...moveOf.keys()]);
  if (accounts.length === 0) return;
  const changes = accounts.map(({ id, username, userId }) => {
    const { before, after } = moveOf.get(userId ?? 0) ?? {};
    return {
      entity: 'account' as const,
      entityId: id,
      entityName: username,
      before: { accessRoleId: before?.accessRoleId ?? null },
      after: { accessRoleId: after?.accessRoleId ?? null },
      ownerId: id,
    };
  });
  await recordChanges(transaction, context, changes);
}
