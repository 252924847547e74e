import type { ChosenUsers } from '@atrium/contract/chosen-users';
import { messages } from '@atrium/contract/errors';
import type { NewUser, User, UserChanges } from '@atrium/contract/users';
import { refuseRolesBeyond } from '../../auth/access-roles.ts';
import { keepAccountsOut, refuseOneself } from '../../auth/user-accounts.ts';
import { addedWith, noteAdded, stillThere } from '../../changes/added-once.ts';
import { differenceOf, givenFields } from '../../changes/difference.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { conflict } from '../../errors.ts';
import { fold } from '../../search/fold.ts';
import { connectionsOf } from './preferences.queries.ts';
import { recordNewRoles, refuseOwnRole, requireGivable } from './users.access-roles.ts';
import { recordUsers } from './users.changes.ts';
import { chosenUsers, requireUser } from './users.chosen.ts';
import { findTaken, findUsers, insertUsers, removeUsers, replaceUsers, type UserMove } from './users.queries.ts';

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
    await refuseTaken(transaction, [{ ...input, id: 0 }]);
    if (input.accessRoleId !== null) await requireGivable(transaction, context, [input.accessRoleId]);
    const id = await nextId(transaction, 'users');
    const user = { ...input, id, createdAt: context.now, suspendedAt: null };
    await insertUsers(transaction, [user], context.services.tuning);
    const [changeId = 0] = await recordUsers(transaction, context, [{ user, before: null, after: user }]);
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
    const [changeId = null] = await changeUsers(transaction, context, [{ before, after }]);
    return { user: after, changeId };
  });
}

/** Brings users from one state to another, in the table, the list and their accounts, and records of each what is different. Answers those changes. */
export async function changeUsers(
  transaction: Transaction,
  context: Context,
  moves: readonly UserMove[],
): Promise<number[]> {
  const changes = moves.flatMap((move) => {
    const difference = differenceOf(move.before, move.after);
    return difference ? [{ ...difference, move, user: move.after }] : [];
  });
  if (changes.length === 0) return [];
  const moved = changes.map(({ move }) => move);
  await refuseRolesBeyond(transaction, context.ability, rolesOf(befores(moved)));
  await moveRoles(transaction, context, moved.filter(isOfOtherRole));
  await refuseTaken(transaction, afters(moved.filter(isCalledOtherwise)));
  await replaceUsers(transaction, moved, context.services.tuning);
  await moveOutAndIn(transaction, context, moved);
  return recordUsers(transaction, context, changes);
}

async function moveRoles(transaction: Transaction, context: Context, moves: readonly UserMove[]): Promise<void> {
  if (moves.length === 0) return;
  await requireGivable(transaction, context, rolesOf(afters(moves)));
  await refuseOwnRole(transaction, context, afters(moves));
  await recordNewRoles(transaction, context, moves);
}

async function moveOutAndIn(transaction: Transaction, context: Context, moves: readonly UserMove[]): Promise<void> {
  const out = idsOf(afters(moves.filter(({ before, after }) => !isSuspended(before) && isSuspended(after))));
  const back = idsOf(afters(moves.filter(({ before, after }) => isSuspended(before) && !isSuspended(after))));
  if (out.length > 0) {
    await refuseOneself(transaction, context, out, ownSuspension);
    await keepAccountsOut(transaction, context, out, true);
  }
  if (back.length > 0) await keepAccountsOut(transaction, context, back, false);
}

/** Deletes all of them or, when one is missing, none. Undoing the first change undoes them all. */
export function deleteUsers(context: Context, chosen: ChosenUsers) {
  return context.services.engine.write(async (transaction) => {
    const { users, isWithoutOneself } = await chosenUsers(transaction, context, chosen);
    if (users.length === 0) throw conflict(ownDeletion);
    const connections = await connectionsOf(transaction, idsOf(users));
    const kept = users.map((user) => ({ ...user, connections: connections(user.id) }));
    const [changeId = 0] = await dropUsers(transaction, context, kept);
    return { deleted: users.length, isWithoutOneself, changeId };
  });
}

/** Records all that was known of each, and answers those changes. */
export async function dropUsers(transaction: Transaction, context: Context, users: readonly User[]): Promise<number[]> {
  await refuseRolesBeyond(transaction, context.ability, rolesOf(users));
  await refuseOneself(transaction, context, idsOf(users), ownDeletion);
  await removeUsers(transaction, users, context.services.tuning);
  await keepAccountsOut(transaction, context, idsOf(users), true);
  const changes = users.map((user) => ({ user, before: user, after: null }));
  return recordUsers(transaction, context, changes);
}

export function suspendUser(context: Context, id: number): Promise<Changed> {
  return context.services.engine.write(async (transaction) => {
    const user = await requireUser(transaction, id);
    if (isSuspended(user)) throw conflict(`${user.fullName} is suspended already.`);
    return changeOne(transaction, context, { before: user, after: suspended(user, context.now) });
  });
}

export function reactivateUser(context: Context, id: number): Promise<Changed> {
  return context.services.engine.write(async (transaction) => {
    const user = await requireUser(transaction, id);
    if (!isSuspended(user)) throw conflict(`${user.fullName} is not suspended.`);
    return changeOne(transaction, context, { before: user, after: { ...user, status: 'active', suspendedAt: null } });
  });
}

async function changeOne(transaction: Transaction, context: Context, move: UserMove): Promise<Changed> {
  const [changeId = 0] = await changeUsers(transaction, context, [move]);
  return { user: move.after, changeId };
}

/** Suspends all of them or, when one is missing, none. Undoing the first change undoes them all; it is null when all were suspended already. */
export function suspendUsers(context: Context, chosen: ChosenUsers) {
  return context.services.engine.write(async (transaction) => {
    const { users, isWithoutOneself } = await chosenUsers(transaction, context, chosen);
    if (users.length === 0) throw conflict(ownSuspension);
    const moves = users
      .filter((user) => !isSuspended(user))
      .map((user) => ({ before: user, after: suspended(user, context.now) }));
    const [changeId = null] = await changeUsers(transaction, context, moves);
    return { suspended: users.length, isWithoutOneself, changeId };
  });
}

/** Gives users a role, or takes theirs. Whoever has it already is passed over. Answers the first change; null when there is none. */
export async function giveRole(
  transaction: Transaction,
  context: Context,
  users: readonly User[],
  accessRoleId: number | null,
): Promise<number | null> {
  const moves = users.map((user) => ({ before: user, after: { ...user, accessRoleId } }));
  const [changeId = null] = await changeUsers(transaction, context, moves);
  return changeId;
}

function suspended(user: User, suspendedAt: string): User {
  return { ...user, status: 'inactive', suspendedAt };
}

function isSuspended({ suspendedAt }: User): boolean {
  return suspendedAt !== null;
}

function isOfOtherRole({ before, after }: UserMove): boolean {
  return before.accessRoleId !== after.accessRoleId;
}

function isCalledOtherwise({ before, after }: UserMove): boolean {
  return before.email !== after.email || before.username !== after.username;
}

function befores(moves: readonly UserMove[]): User[] {
  return moves.map(({ before }) => before);
}

function afters(moves: readonly UserMove[]): User[] {
  return moves.map(({ after }) => after);
}

function idsOf(users: readonly User[]): number[] {
  return users.map(({ id }) => id);
}

function rolesOf(users: readonly User[]): (number | null)[] {
  return users.map(({ accessRoleId }) => accessRoleId);
}

/** Refuses addresses and usernames that others have. */
export async function refuseTaken(
  transaction: Transaction,
  users: readonly Pick<User, 'id' | 'email' | 'username'>[],
): Promise<void> {
  if (users.length === 0) return;
  const taken = await findTaken(transaction, users);
  const emails = new Set(taken.map(({ emailKey }) => emailKey));
  const usernames = new Set(taken.map(({ usernameKey }) => usernameKey));
  const fields = [
    users.some(({ email }) => emails.has(fold(email))) && { path: 'email', message: messages.emailInUse },
    users.some(({ username }) => usernames.has(fold(username))) && {
      path: 'username',
      message: messages.usernameInUse,
    },
  ].filter((field) => field !== false);
  if (fields[0]) throw conflict(fields[0].message, fields);
}
