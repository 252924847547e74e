import type { NotificationChoice } from '@atrium/contract/notification-choices';
import type { Connection } from '@atrium/contract/user-preferences';
import { refuseRolesBeyond } from '../../auth/access-roles.ts';
import { findAccountOfUser } from '../../auth/accounts.ts';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { conflict, notFound } from '../../errors.ts';
import { findChoices } from '../../notifications/notification-choices.queries.ts';
import { changeChoices } from '../../notifications/notification-choices.ts';
import { connectionsOf, storeConnections } from './preferences.queries.ts';
import { recordUsers } from './users.changes.ts';
import { requireUser } from './users.chosen.ts';
import { findUser } from './users.queries.ts';

export async function readConnections(context: Context, userId: number): Promise<Connection[]> {
  const { read } = context.services.engine;
  if (!(await findUser(read, userId))) throw notFound('user');
  return (await connectionsOf(read, [userId]))(userId);
}

export async function readNotifications(context: Context, userId: number): Promise<NotificationChoice[] | null> {
  const { read } = context.services.engine;
  if (!(await findUser(read, userId))) throw notFound('user');
  return choicesOfUser(read, userId);
}

/** Those of the user's account; null when there is none. */
export async function choicesOfUser(database: Database, userId: number): Promise<NotificationChoice[] | null> {
  const account = await findAccountOfUser(database, userId);
  return account ? findChoices(database, account.id) : null;
}

/** The account's own choices, changed by somebody who may; `changeId` is null when they are so already. */
export async function changeNotifications(
  transaction: Transaction,
  context: Context,
  userId: number,
  given: readonly NotificationChoice[],
): Promise<{ notifications: NotificationChoice[]; changeId: number | null }> {
  const user = await requireUser(transaction, userId);
  await refuseRolesBeyond(transaction, context.ability, [user.accessRoleId]);
  const account = await findAccountOfUser(transaction, userId);
  if (!account) throw conflict(`${user.fullName} has no account yet. Invite them first.`);
  const { before, after, isChanged } = await changeChoices(transaction, account.id, given);
  if (!isChanged) return { notifications: after, changeId: null };
  const change = { user, before: { notifications: before }, after: { notifications: after } };
  const [changeId = 0] = await recordUsers(transaction, context, [change]);
  return { notifications: after, changeId };
}

/** Stores what is given and different; `changeId` is null when nothing is. */
export async function changeConnections(
  transaction: Transaction,
  context: Context,
  userId: number,
  given: readonly Connection[],
): Promise<{ connections: Connection[]; changeId: number | null }> {
  const user = await requireUser(transaction, userId);
  await refuseRolesBeyond(transaction, context.ability, [user.accessRoleId]);
  const before = (await connectionsOf(transaction, [userId]))(userId);
  const after = before.map((now) => given.find(({ service }) => service === now.service) ?? now);
  if (JSON.stringify(before) === JSON.stringify(after)) return { connections: after, changeId: null };
  await storeConnections(transaction, [{ id: userId, connections: after }]);
  const change = { user, before: { connections: before }, after: { connections: after } };
  const [changeId = 0] = await recordUsers(transaction, context, [change]);
  return { connections: after, changeId };
}
