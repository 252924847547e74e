import { PlanKey, PlanPeriod } from '@atrium/contract/account-plan';
import { dayOf } from '@atrium/contract/days';
import * as z from 'zod/mini';
import { undoOf } from '../../changes/undo-record.ts';
import { findAccountPlan } from './account-plan.queries.ts';
import { changePlan, type KeptPlan } from './account-plan.ts';

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

async function never(): Promise<never> {
  throw new Error('The plan of an account is neither added nor deleted.');
}

export const undoAccountPlanChange = undoOf({
  find: findAccountPlan,
  remove: never,
  restore: never,
  revert: (transaction, context, now, before) => {
    const given = Object.entries(Changed.parse(before)).filter(([, value]) => value !== undefined);
    const after: KeptPlan = { ...now, ...Object.fromEntries(given) };
    if (wasTried(now, context.now)) after.triedAt = now.triedAt;
    return changePlan(transaction, context, now, after);
  },
});
