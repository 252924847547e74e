import { differenceOf } from '../../changes/difference.ts';
import { recordChange } from '../../changes/record.ts';
import type { Acting } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { notifyAccounts } from '../../notifications/notifications.ts';
import type { KeptPlan } from './account-plan.ts';
import { findPlans } from './pricing.queries.ts';

const told = ['plan', 'period', 'nextPlan', 'nextPeriod', 'nextFrom'] as const;

/**
 * What somebody else does to the plan of an account: it stands with the user that the account was made from, where those read it who keep the
 * users, and the owner hears of what counts from now on. One's own choices are one's own.
 */
export async function tellOfPlan(
  transaction: Transaction,
  author: Acting,
  before: KeptPlan,
  after: KeptPlan,
): Promise<void> {
  const { accountId, userId, fullName } = after;
  if (author.caller === null || author.caller.accountId === accountId) return;
  if (before.plan !== after.plan) await tellOwner(transaction, author, after);
  const difference = differenceOf(before, after, told);
  if (userId === null || !difference) return;
  await recordChange(transaction, author, {
    entity: 'user',
    entityId: userId,
    entityName: fullName,
    before: difference.before,
    after: difference.after,
    isUndoable: false,
  });
}

async function tellOwner(transaction: Transaction, author: Acting, { accountId, plan }: KeptPlan): Promise<void> {
  const offered = (await findPlans(transaction)).find(({ key }) => key === plan);
  await notifyAccounts(transaction, author, [accountId], {
    kind: 'plan-changed',
    title: offered?.title ?? plan,
    entity: 'account-plan',
    entityId: accountId,
  });
}
