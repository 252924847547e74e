import { type Connection, connectionServices, type Notification, notificationKinds } from '@atrium/contract/users';
import type { Database, Transaction } from '../../database/engine.ts';

/** What a user has until somebody says otherwise (section 2.2 of the inventory: e-mail for news, everything for a new browser). */
const defaultNotifications: Readonly<Record<Notification['kind'], Omit<Notification, 'kind'>>> = {
  'new-for-you': { email: true, browser: false, app: false },
  'account-activity': { email: false, browser: true, app: true },
  'new-browser': { email: true, browser: true, app: true },
  'new-device': { email: false, browser: true, app: false },
};

export interface Preferences {
  notifications: Notification[];
  connections: Connection[];
}

/** The preferences of several users in two statements; answers a look-up by the user's id. */
export async function preferencesOf(
  database: Database,
  userIds: readonly number[],
): Promise<(userId: number) => Preferences> {
  const notifications = await database
    .selectFrom('userNotifications')
    .selectAll()
    .where('userId', 'in', userIds)
    .execute();
  const connections = await database.selectFrom('userConnections').selectAll().where('userId', 'in', userIds).execute();
  return (userId) => ({
    notifications: notificationKinds.map((kind) => {
      const row = notifications.find((candidate) => candidate.userId === userId && candidate.kind === kind);
      return row
        ? { kind, email: row.email === 1, browser: row.browser === 1, app: row.app === 1 }
        : { kind, ...defaultNotifications[kind] };
    }),
    connections: connectionServices.map((service) => {
      const row = connections.find((candidate) => candidate.userId === userId && candidate.service === service);
      return { service, isConnected: row?.isConnected === 1, handle: row?.handle ?? '' };
    }),
  });
}

export async function storePreferences(
  transaction: Transaction,
  userId: number,
  { notifications, connections }: Preferences,
): Promise<void> {
  const flag = (value: boolean) => (value ? 1 : 0);
  await transaction.deleteFrom('userNotifications').where('userId', '=', userId).execute();
  await transaction
    .insertInto('userNotifications')
    .values(
      notifications.map(({ kind, email, browser, app }) => ({
        userId,
        kind,
        email: flag(email),
        browser: flag(browser),
        app: flag(app),
      })),
    )
    .execute();
  await transaction.deleteFrom('userConnections').where('userId', '=', userId).execute();
  await transaction
    .insertInto('userConnections')
    .values(
      connections.map(({ service, isConnected, handle }) => ({
        userId,
        service,
        isConnected: flag(isConnected),
        handle,
      })),
    )
    .execute();
}
