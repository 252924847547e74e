import { PlanKey, PlanPeriod } from '@atrium/contract/account-plan';
import { dayOf } from '@atrium/contract/days';
import * as z from 'zod/mini';
import { refuseRolesBeyond } from '../../auth/access-roles.ts';
import { givenFields } from '../../changes/difference.ts';
import { undoOf } from '../../changes/undo-record.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { notFound } from '../../errors.ts';
import { findAccountPlan } from './account-plan.queries.ts';
import { changePlan, type KeptPlan } from './account-plan.ts';
import { findUserOfPlan } from './user-plan.queries.ts';

const Changed = z.partial(
  z.object({
    plan: PlanKey,
    period: PlanPeriod,
    since: z.string(),
    triedAt: z.nullable(z.string()),
    trialEndsOn: z.nullable(z.string()),
    nextPlan: z.nullable(PlanKey),
    nextPeriod: z.nullable(PlanPeriod),
    nextFrom: z.nullable(z.string()),
  }),
);

/** A trial that is undone on its first day was none; later it has been had. */
function wasTried({ triedAt }: KeptPlan, moment: string): boolean {
  return triedAt !== null && dayOf(triedAt) !== dayOf(moment);
}

/** For somebody else it takes what choosing takes: a user that the account was made from, who may do no more than oneself. */
async function refuseOthers(
  transaction: Transaction,
  { caller, ability }: Context,
  { accountId, userId }: KeptPlan,
): Promise<void> {
  if (caller?.accountId === accountId) return;
  const user = userId === null ? undefined : await findUserOfPlan(transaction, userId);
  if (!user) throw notFound('user');
  await refuseRolesBeyond(transaction, ability, [user.accessRoleId]);
}

async function never(): Promise<never> {
  throw new Error('The plan of an account is neither added nor deleted.');
}

export const undoAccountPlanChange = undoOf({
  find: findAccountPlan,
  remove: never,
  restore: never,
  async revert(transaction, context, now, before) {
    await refuseOthers(transaction, context, now);
    const after: KeptPlan = { ...now, ...givenFields(Changed.parse(before)) };
    if (wasTried(now, context.now)) after.triedAt = now.triedAt;
    return changePlan(transaction, context, now, after);
  },
});
