import type { Database } from '../../database/engine.ts';

export function findUserOfPlan(database: Database, userId: number) {
  return database
    .selectFrom('users')
    .leftJoin('accounts', 'accounts.userId', 'users.id')
    .select(['users.fullName', 'users.accessRoleId', 'accounts.id as accountId'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}
