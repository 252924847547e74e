import { type Connection, type Notification, User } from '@atrium/contract/users';
import { keepAccountsOut } from '../../auth/user-accounts.ts';
import type { ChangeToUndo } from '../../changes/undo.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict } from '../../errors.ts';
import { type Preferences, preferencesOf, storePreferences } from './preferences.queries.ts';
import { changePreferences } from './preferences.ts';
import { recordUsers } from './users.changes.ts';
import { findUser, insertUser, removeUsers } from './users.queries.ts';
import { changeUser, refuseTaken } from './users.ts';

export async function undoUserChange(
  transaction: Transaction,
  context: Context,
  change: ChangeToUndo,
): Promise<number> {
  if (change.before === null) return undoAdding(transaction, context, change);
  if (change.after === null) return undoDeleting(transaction, context, change);
  return undoUpdating(transaction, context, change);
}

async function undoAdding(transaction: Transaction, context: Context, change: ChangeToUndo): Promise<number> {
  const user = await requirePresent(transaction, change);
  refuseChanged(change, user);
  const preferences = (await preferencesOf(transaction, [user.id]))(user.id);
  await removeUsers(transaction, [user], context.services.tuning);
  await keepAccountsOut(transaction, context, [user.id], true);
  return recordUsers(transaction, context, [{ user, before: { ...user, ...preferences }, after: null }]);
}

/** The record of a deletion holds all there was. */
async function undoDeleting(transaction: Transaction, context: Context, change: ChangeToUndo): Promise<number> {
  const user = User.parse(change.before);
  if (await findUser(transaction, user.id)) throw conflict(`${user.fullName} is here already.`);
  await refuseTaken(transaction, user, user.id);
  await insertUser(transaction, user, context.services.tuning);
  await storePreferences(transaction, user.id, preferencesIn(change.before));
  if (user.suspendedAt === null) await keepAccountsOut(transaction, context, [user.id], false);
  return recordUsers(transaction, context, [{ user, before: null, after: change.before }]);
}

async function undoUpdating(transaction: Transaction, context: Context, change: ChangeToUndo): Promise<number> {
  const { changeId } =
    change.before && ('notifications' in change.before || 'connections' in change.before)
      ? await undoPreferences(transaction, context, change)
      : await undoFields(transaction, context, change);
  if (changeId === null) throw conflict(`${change.entityName} is as it was already.`);
  return changeId;
}

async function undoPreferences(transaction: Transaction, context: Context, change: ChangeToUndo) {
  await requirePresent(transaction, change);
  return changePreferences(transaction, context, change.entityId, (now) => {
    refuseChanged(change, now);
    return { ...now, ...change.before };
  });
}

async function undoFields(
  transaction: Transaction,
  context: Context,
  change: ChangeToUndo,
): Promise<{ changeId: number | null }> {
  const now = await requirePresent(transaction, change);
  refuseChanged(change, now);
  return { changeId: await changeUser(transaction, context, now, User.parse({ ...now, ...change.before })) };
}

/** Whoever was deleted has changed since. */
async function requirePresent(transaction: Transaction, change: ChangeToUndo): Promise<User> {
  const user = await findUser(transaction, change.entityId);
  if (!user) throw conflict(`${change.entityName} has been deleted since. Undo that first.`);
  return user;
}

/** Undo takes back one change; it never takes a later one with it. */
function refuseChanged(change: ChangeToUndo, now: User | Preferences): void {
  const current: Readonly<Record<string, unknown>> = { ...now };
  const isAsLeft = Object.entries(change.after ?? {}).every(
    ([field, value]) => !(field in current) || JSON.stringify(current[field]) === JSON.stringify(value),
  );
  if (!isAsLeft) throw conflict(`${change.entityName} has changed since. Undo what came later first, or edit it.`);
}

function preferencesIn(before: ChangeToUndo['before']): Preferences {
  const { notifications, connections } = before as { notifications: Notification[]; connections: Connection[] };
  return { notifications, connections };
}
