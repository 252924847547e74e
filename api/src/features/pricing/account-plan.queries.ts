import type { AccountPlanRow } from '../../database/account-plans-schema.ts';
import type { Database, Transaction } from '../../database/engine.ts';

/** With the account's own name and user, and the moment it was made for one that has chosen nothing yet. */
export async function findAccountPlan(
  database: Database,
  accountId: number,
): Promise<(AccountPlanRow & { fullName: string; userId: number | null }) | undefined> {
  const row = await database
    .selectFrom('accounts')
    .leftJoin('accountPlans', 'accountPlans.accountId', 'accounts.id')
    .select([
      'accounts.fullName',
      'accounts.userId',
      'accounts.createdAt',
      'plan',
      'period',
      'since',
      'triedAt',
      'trialEndsOn',
    ])
    .select(['nextPlan', 'nextPeriod', 'nextFrom', 'billsFrom'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { createdAt, plan, period, since, ...rest } = row;
  return { ...rest, accountId, plan: plan ?? 'basic', period: period ?? 'monthly', since: since ?? createdAt };
}

export async function storeAccountPlan(transaction: Transaction, row: AccountPlanRow): Promise<void> {
  await transaction
    .insertInto('accountPlans')
    .values(row)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(row))
    .execute();
}
