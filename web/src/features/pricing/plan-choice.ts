import { type AccountPlan, type ChosenPlan, countsFrom, isLargerPlan, isSamePlan } from '@atrium/contract/account-plan';

/** What a plan is to an account, and what choosing it would be. */
type PlanState = 'current' | 'keep' | 'next' | 'buy' | 'yearly' | 'monthly' | 'upgrade' | 'downgrade';

export function planState(now: AccountPlan, choice: ChosenPlan): PlanState {
  const isOnTrial = now.trialEndsOn !== null;
  if (isOnTrial && choice.plan === now.plan) return 'buy';
  if (isSamePlan(now, choice)) return now.next === null ? 'current' : 'keep';
  if (now.next && isSamePlan(now.next, choice)) return 'next';
  if (choice.plan === now.plan) return choice.period;
  return isLargerPlan(choice, now) ? 'upgrade' : 'downgrade';
}

/** Since when it would count; null for at once. */
export function startOf(now: AccountPlan, choice: ChosenPlan): string | null {
  return countsFrom(now, choice);
}
