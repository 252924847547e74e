import { messages } from '@atrium/contract/errors';
import type { NewUser, User, UserChanges } from '@atrium/contract/users';
import { refuseRolesBeyond } from '../../auth/access-roles.ts';
import { keepAccountsOut, refuseOneself } from '../../auth/user-accounts.ts';
import { addedWith, noteAdded, stillThere } from '../../changes/added-once.ts';
import { differenceOf, givenFields, onlyFields } from '../../changes/difference.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { conflict, notFound } from '../../errors.ts';
import { fold } from '../../search/fold.ts';
import { connectionsOf } from './preferences.queries.ts';
import { recordNewRoles, refuseOwnRole, requireGivable } from './users.access-roles.ts';
import { recordUsers } from './users.changes.ts';
import { findTaken, findUsers, insertUser, removeUsers, replaceUser, setSuspension } from './users.queries.ts';

const ownDeletion = 'You are among them, and nobody deletes themselves. Close your own account in your settings.';
const ownSuspension = 'You are among them, and nobody suspends themselves. Ask somebody else to.';

interface Changed {
  user: User;
  changeId: number;
}

export function addUser(context: Context, input: NewUser, idempotencyKey: string | undefined): Promise<Changed> {
  return context.services.engine.write(async (transaction) => {
    const known = await addedWith(transaction, context, 'user', idempotencyKey);
    if (known) return addedBefore(transaction, known);
    await refuseTaken(transaction, input, 0);
    if (input.accessRoleId !== null) await requireGivable(transaction, context, input.accessRoleId);
    const id = await nextId(transaction, 'users');
    const user = { ...input, id, createdAt: context.now, suspendedAt: null };
    await insertUser(transaction, user, context.services.tuning);
    const changeId = await recordUsers(transaction, context, [{ user, before: null, after: user }]);
    await noteAdded(transaction, context, idempotencyKey, { entity: 'user', entityId: id, changeId });
    return { user, changeId };
  });
}

async function addedBefore(
  transaction: Transaction,
  { entityId, changeId }: { entityId: number; changeId: number },
): Promise<Changed> {
  const [user] = await findUsers(transaction, [entityId]);
  return { user: stillThere(user), changeId };
}

/** Changes the fields that are given. Nothing is recorded, and `changeId` is null, when they are so already. */
export function updateUser(
  context: Context,
  id: number,
  changes: UserChanges,
): Promise<{ user: User; changeId: number | null }> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireUser(transaction, id);
    const after: User = { ...before, ...givenFields(changes) };
    if (after.status !== 'inactive') after.suspendedAt = null;
    return { user: after, changeId: await changeUser(transaction, context, before, after) };
  });
}

/** Brings a user from one state to another, in the table, the list and the account, and records what is different. */
export async function changeUser(
  transaction: Transaction,
  context: Context,
  before: User,
  after: User,
): Promise<number | null> {
  const difference = differenceOf(before, after);
  if (!difference) return null;
  const hasOtherRole = difference.fields.includes('accessRoleId');
  await refuseRolesBeyond(transaction, context.ability, [before.accessRoleId]);
  if (hasOtherRole) {
    await requireGivable(transaction, context, after.accessRoleId);
    await refuseOwnRole(transaction, context, [after]);
  }
  await refuseTaken(transaction, after, after.id);
  await replaceUser(transaction, before, after, context.services.tuning);
  const isOut = after.suspendedAt !== null;
  if (isOut !== (before.suspendedAt !== null)) await keepAccountsOut(transaction, context, [after.id], isOut);
  if (hasOtherRole) await recordNewRoles(transaction, context, [before], after.accessRoleId);
  return recordUsers(transaction, context, [{ ...difference, user: after }]);
}

/** Deletes all of them or, when one is missing, none. Answers the first change: undoing it undoes them all. */
export function deleteUsers(context: Context, ids: readonly number[]): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const users = await requireUsers(transaction, ids);
    await refuseRolesBeyond(transaction, context.ability, rolesOf(users));
    await refuseOneself(transaction, context, ids, ownDeletion);
    const connections = await connectionsOf(transaction, ids);
    await removeUsers(transaction, users, context.services.tuning);
    await keepAccountsOut(transaction, context, ids, true);
    const changes = users.map((user) => ({
      user,
      before: { ...user, connections: connections(user.id) },
      after: null,
    }));
    return recordUsers(transaction, context, changes);
  });
}

export function suspendUser(context: Context, id: number): Promise<Changed> {
  return context.services.engine.write(async (transaction) => {
    const user = await requireUser(transaction, id);
    if (user.suspendedAt !== null) throw conflict(`${user.fullName} is suspended already.`);
    return changeSuspension(transaction, context, user, context.now);
  });
}

export function reactivateUser(context: Context, id: number): Promise<Changed> {
  return context.services.engine.write(async (transaction) => {
    const user = await requireUser(transaction, id);
    if (user.suspendedAt === null) throw conflict(`${user.fullName} is not suspended.`);
    return changeSuspension(transaction, context, user, null);
  });
}

async function changeSuspension(
  transaction: Transaction,
  context: Context,
  user: User,
  suspendedAt: string | null,
): Promise<Changed> {
  const changeId = await changeSuspensions(transaction, context, [user], suspendedAt);
  return { user: await requireUser(transaction, user.id), changeId };
}

/** Suspends all of them or, when one is missing, none. Answers the first change; null when all were suspended already. */
export function suspendUsers(context: Context, ids: readonly number[]): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    const users = (await requireUsers(transaction, ids)).filter(({ suspendedAt }) => suspendedAt === null);
    return users.length === 0 ? null : changeSuspensions(transaction, context, users, context.now);
  });
}

async function changeSuspensions(
  transaction: Transaction,
  context: Context,
  users: readonly User[],
  suspendedAt: string | null,
): Promise<number> {
  await refuseRolesBeyond(transaction, context.ability, rolesOf(users));
  if (suspendedAt !== null) await refuseOneself(transaction, context, idsOf(users), ownSuspension);
  const after = await setSuspension(transaction, users, suspendedAt, context.services.tuning);
  await keepAccountsOut(transaction, context, idsOf(users), suspendedAt !== null);
  const fields = ['status', 'suspendedAt'] as const;
  const changes = users.map((user, index) => ({
    user,
    before: onlyFields(user, fields),
    after: onlyFields(after[index] ?? user, fields),
  }));
  return recordUsers(transaction, context, changes);
}

export async function requireUser(transaction: Transaction, id: number): Promise<User> {
  const [user] = await requireUsers(transaction, [id]);
  if (!user) throw notFound('user');
  return user;
}

function idsOf(users: readonly User[]): number[] {
  return users.map(({ id }) => id);
}

function rolesOf(users: readonly User[]): (number | null)[] {
  return users.map(({ accessRoleId }) => accessRoleId);
}

export async function requireUsers(transaction: Transaction, ids: readonly number[]): Promise<User[]> {
  const wanted = [...new Set(ids)];
  const users = await findUsers(transaction, wanted);
  if (users.length < wanted.length) throw notFound('user');
  return users;
}

export async function refuseTaken(
  transaction: Transaction,
  user: Pick<User, 'email' | 'username'>,
  exceptId: number,
): Promise<void> {
  const taken = await findTaken(transaction, user, exceptId);
  const fields = [
    taken.some(({ emailKey }) => emailKey === fold(user.email)) && { path: 'email', message: messages.emailInUse },
    taken.some(({ usernameKey }) => usernameKey === fold(user.username)) && {
      path: 'username',
      message: messages.usernameInUse,
    },
  ].filter((field) => field !== false);
  if (fields[0]) throw conflict(fields[0].message, fields);
}
