import { dayOf, daysAfter } from '@atrium/contract/days';
import type { Transaction } from '../../database/engine.ts';
import type { Invoicing } from '../../invoicing/sold-invoice.ts';
import { type JobContext, type JobRunners, scheduleJob } from '../../jobs/jobs.ts';
import { notifyAccounts } from '../../notifications/notifications.ts';
import { findAccountPlan } from './account-plan.queries.ts';
import { billJob, changePlan, isFree, type KeptPlan, nextPlanJob, trialEndJob } from './account-plan.ts';
import { billPeriods } from './plan-bills.ts';
import { beginOf, nextBill } from './plan-days.ts';
import { findPlans } from './pricing.queries.ts';

/** What happens to plans by itself, and is told to whose they are. */
export const accountPlanJobs = (invoicing: Invoicing): JobRunners => ({
  [trialEndJob]: (transaction, context, key) =>
    move(transaction, context, Number(key), 'trial-ended', (kept) =>
      kept.trialEndsOn === null
        ? null
        : { ...kept, plan: 'basic', period: 'monthly', since: context.now, trialEndsOn: null },
    ),

  [nextPlanJob]: (transaction, context, key) =>
    move(transaction, context, Number(key), 'plan-changed', (kept) => {
      const { nextPlan, nextPeriod, nextFrom } = kept;
      if (nextPlan === null || nextPeriod === null || nextFrom === null) return null;
      const begun = { plan: nextPlan, period: nextPeriod, since: beginOf(nextFrom) };
      return { ...kept, ...begun, nextPlan: null, nextPeriod: null, nextFrom: null };
    }),

  [billJob]: async (transaction, context, key) => {
    const kept = await findAccountPlan(transaction, Number(key));
    if (!kept || isFree(kept)) return;
    const isBehind = await billPeriods(transaction, context, kept, invoicing);
    const next = nextBill(kept.since, kept.period, daysAfter(dayOf(context.now), -1));
    await scheduleJob(transaction, { kind: billJob, key, dueAt: isBehind ? context.now : beginOf(daysAfter(next, 1)) });
  },
});

async function move(
  transaction: Transaction,
  context: JobContext,
  accountId: number,
  kind: 'trial-ended' | 'plan-changed',
  change: (kept: KeptPlan) => KeptPlan | null,
): Promise<void> {
  const before = await findAccountPlan(transaction, accountId);
  const after = before ? change(before) : null;
  if (!before || !after) return;
  await changePlan(transaction, context, before, after);
  const plans = await findPlans(transaction);
  const title = plans.find(({ key }) => key === after.plan)?.title ?? after.plan;
  await notifyAccounts(transaction, context, [accountId], { kind, title, entity: 'account-plan', entityId: accountId });
}
