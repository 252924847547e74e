import * as z from 'zod/mini';
import { type PricingPlanKey, pricingPlanKeys } from './pricing.ts';
import { route } from './route.ts';
import { day, id, moment } from './text.ts';

export const PlanKey = z.enum(pricingPlanKeys);

export const planPeriods = ['monthly', 'yearly'] as const;
export const PlanPeriod = z.enum(planPeriods);
export type PlanPeriod = z.infer<typeof PlanPeriod>;

/** The plan that one tries. */
export const trialPlan = 'standard' satisfies PricingPlanKey;
export const trialDays = 14;

export const ChosenPlan = z.object({ plan: PlanKey, period: PlanPeriod });
export type ChosenPlan = z.infer<typeof ChosenPlan>;

/** What an account has, and what it will have. Each period is billed by an invoice; no payment is taken by itself. */
export const AccountPlan = z.object({
  plan: PlanKey,
  period: PlanPeriod,
  since: moment(),
  /** The day of the next bill; null for what costs nothing. */
  renewsOn: z.nullable(day()),
  /** The days that run now, of a plan that is paid for or of a trial: the first and the last. */
  running: z.nullable(z.object({ from: day(), until: day() })),
  /** The last day of the trial that is going on. */
  trialEndsOn: z.nullable(day()),
  /** An account tries once, from the plan that costs nothing. */
  canTry: z.boolean(),
  /** A smaller plan, from the day of the next bill. */
  next: z.nullable(z.object({ ...ChosenPlan.shape, from: day() })),
});
export type AccountPlan = z.infer<typeof AccountPlan>;

/** Whether a plan is larger than another: then it counts at once, and otherwise from the next bill. A year is more than a month. */
export function isLargerPlan(one: ChosenPlan, other: ChosenPlan): boolean {
  return rankOf(one) > rankOf(other);
}

function rankOf({ plan, period }: ChosenPlan): number {
  return pricingPlanKeys.indexOf(plan) * planPeriods.length + planPeriods.indexOf(period);
}

/** The same plan; that costs nothing, it is the same by the month and by the year. */
export function isSamePlan(one: ChosenPlan, other: ChosenPlan): boolean {
  return one.plan === other.plan && (one.plan === 'basic' || one.period === other.period);
}

/** Since when a choice would count: at once (null), or the day of the next bill. */
export function countsFrom(now: AccountPlan, choice: ChosenPlan): string | null {
  return now.renewsOn === null || isLargerPlan(choice, now) ? null : now.renewsOn;
}

const ownAccount = { action: 'read', subject: 'Auth' } as const;
const answer = z.object({ accountPlan: AccountPlan, changeId: z.nullable(id()) });

export const getAccountPlan = route({
  name: 'getAccountPlan',
  method: 'GET',
  path: '/api/v1/account-plan',
  summary: "The plan of one's own account.",
  access: ownAccount,
  status: 200,
  response: AccountPlan,
});

export const setAccountPlan = route({
  name: 'setAccountPlan',
  method: 'PUT',
  path: '/api/v1/account-plan',
  summary:
    "Choose a plan for one's own account. A larger one counts at once, a smaller one from the day of the next bill; to choose what one has keeps it. Each period that has begun is billed by an invoice on the next day; no payment is taken by itself.",
  access: ownAccount,
  body: ChosenPlan,
  status: 200,
  response: answer,
});

export const startTrial = route({
  name: 'startTrial',
  method: 'POST',
  path: '/api/v1/account-plan/trial',
  summary: `Try the ${trialPlan} plan for ${trialDays} days, once. What the account had before is what it has after them.`,
  access: ownAccount,
  status: 201,
  response: answer,
});
