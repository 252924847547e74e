import type { CalendarFeed } from '@atrium/contract/calendar-files';
import type { AccountRole } from '@atrium/contract/policy';
import type { CalendarSchema } from '../../database/calendar-schema.ts';
import type { Database, Transaction } from '../../database/engine.ts';

export function findFeed(database: Database, accountId: number): Promise<CalendarFeed | undefined> {
  return database.selectFrom('calendarFeeds').select('createdAt').where('accountId', '=', accountId).executeTakeFirst();
}

/** Whose feed it is, and what they may do now. */
export function findFeedOwner(
  database: Database,
  hash: string,
): Promise<{ accountId: number; role: AccountRole; access: string | null } | undefined> {
  return database
    .selectFrom('calendarFeeds')
    .innerJoin('accounts', 'accounts.id', 'calendarFeeds.accountId')
    .leftJoin('users', 'users.id', 'accounts.userId')
    .leftJoin('roles', 'roles.id', 'users.accessRoleId')
    .select(['calendarFeeds.accountId', 'accounts.role', 'roles.grants as access'])
    .where('calendarFeeds.hash', '=', hash)
    .where('accounts.suspendedAt', 'is', null)
    .executeTakeFirst();
}

export async function storeFeed(transaction: Transaction, row: CalendarSchema['calendarFeeds']): Promise<void> {
  const { hash, createdAt } = row;
  await transaction
    .insertInto('calendarFeeds')
    .values(row)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ hash, createdAt }))
    .execute();
}

export async function deleteFeed(transaction: Transaction, accountId: number): Promise<void> {
  await transaction.deleteFrom('calendarFeeds').where('accountId', '=', accountId).execute();
}
