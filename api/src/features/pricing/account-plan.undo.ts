import { PlanKey, PlanPeriod } from '@atrium/contract/account-plan';
import * as z from 'zod/mini';
import { undoOf } from '../../changes/undo-record.ts';
import { findAccountPlan } from './account-plan.queries.ts';
import { changePlan } from './account-plan.ts';

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

async function never(): Promise<never> {
  throw new Error('The plan of an account is neither added nor deleted.');
}

export const undoAccountPlanChange = undoOf({
  find: findAccountPlan,
  remove: never,
  restore: never,
  revert: (transaction, context, now, before) => {
    const given = Object.entries(Changed.parse(before)).filter(([, value]) => value !== undefined);
    return changePlan(transaction, context, now, { ...now, ...Object.fromEntries(given) });
  },
});
