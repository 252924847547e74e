import type { Connection, Notification } from '@atrium/contract/users';
import { refuseRolesBeyond } from '../../auth/access-roles.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { notFound } from '../../errors.ts';
import { type Preferences, preferencesOf, storePreferences } from './preferences.queries.ts';
import { recordUsers } from './users.changes.ts';
import { findUser } from './users.queries.ts';
import { requireUser } from './users.ts';

export async function readPreferences(context: Context, userId: number): Promise<Preferences> {
  const { read } = context.services.engine;
  if (!(await findUser(read, userId))) throw notFound('user');
  return (await preferencesOf(read, [userId]))(userId);
}

export function setNotifications(context: Context, userId: number, given: readonly Notification[]) {
  return context.services.engine.write((transaction) =>
    changePreferences(transaction, context, userId, (now) => ({
      ...now,
      notifications: now.notifications.map(
        (notification) => given.find(({ kind }) => kind === notification.kind) ?? notification,
      ),
    })),
  );
}

export function setConnections(context: Context, userId: number, given: readonly Connection[]) {
  return context.services.engine.write((transaction) =>
    changePreferences(transaction, context, userId, (now) => ({
      ...now,
      connections: now.connections.map(
        (connection) => given.find(({ service }) => service === connection.service) ?? connection,
      ),
    })),
  );
}

/** Stores what is different and records that part alone; `changeId` is null when nothing is. */
export async function changePreferences(
  transaction: Transaction,
  context: Context,
  userId: number,
  change: (now: Preferences) => Preferences,
): Promise<Preferences & { changeId: number | null }> {
  const user = await requireUser(transaction, userId);
  await refuseRolesBeyond(transaction, context.ability, [user.accessRoleId]);
  const before = (await preferencesOf(transaction, [userId]))(userId);
  const after = change(before);
  const parts = (['notifications', 'connections'] as const).filter(
    (part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]),
  );
  if (parts.length === 0) return { ...after, changeId: null };
  await storePreferences(transaction, userId, after);
  const only = (preferences: Preferences) => Object.fromEntries(parts.map((part) => [part, preferences[part]]));
  return {
    ...after,
    changeId: await recordUsers(transaction, context, [{ user, before: only(before), after: only(after) }]),
  };
}
