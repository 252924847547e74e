import {
  type AccountPlan,
  type ChosenPlan,
  countsFrom,
  isSamePlan,
  trialDays,
  trialPlan,
} from '@atrium/contract/account-plan';
import { dayOf, daysAfter } from '@atrium/contract/days';
import { differenceOf } from '../../changes/difference.ts';
import { recordChange } from '../../changes/record.ts';
import type { Acting, SignedInContext } from '../../context.ts';
import type { AccountPlanRow } from '../../database/account-plans-schema.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { conflict, notFound } from '../../errors.ts';
import { cancelJob, scheduleJob } from '../../jobs/jobs.ts';
import { findAccountPlan, storeAccountPlan } from './account-plan.queries.ts';
import { beginOf, nextBill, periodBegin } from './plan-days.ts';
import { tellOfPlan } from './plan-news.ts';

export const trialEndJob = 'plan-trial-end';
export const nextPlanJob = 'plan-next';
export const billJob = 'plan-bill';

/** All that an account has of its plan, its name, and the user that it was made from. */
export type KeptPlan = AccountPlanRow & { fullName: string; userId: number | null };
type Kept = Omit<AccountPlanRow, 'accountId'>;

export async function keptPlan(database: Database, accountId: number): Promise<KeptPlan> {
  const kept = await findAccountPlan(database, accountId);
  if (!kept) throw notFound('account');
  return kept;
}

export function shownPlan(kept: Kept, now: string): AccountPlan {
  const { plan, period, since, triedAt, trialEndsOn, nextPlan, nextPeriod, nextFrom } = kept;
  const hasNext = nextPlan !== null && nextPeriod !== null && nextFrom !== null;
  return {
    plan,
    period,
    since,
    renewsOn: isFree(kept) ? null : nextBill(since, period, dayOf(now)),
    running: runningDays(kept, dayOf(now)),
    trialEndsOn,
    canTry: triedAt === null && plan === 'basic',
    next: hasNext ? { plan: nextPlan, period: nextPeriod, from: nextFrom } : null,
  };
}

function runningDays({ plan, period, since, trialEndsOn }: Kept, today: string): AccountPlan['running'] {
  if (trialEndsOn !== null) return { from: dayOf(since), until: trialEndsOn };
  if (plan === 'basic') return null;
  return { from: periodBegin(since, period, today), until: daysAfter(nextBill(since, period, today), -1) };
}

/** A trial costs nothing. */
export function isFree({ plan, trialEndsOn }: Pick<Kept, 'plan' | 'trialEndsOn'>): boolean {
  return plan === 'basic' || trialEndsOn !== null;
}

const nothingNext = { nextPlan: null, nextPeriod: null, nextFrom: null };

export function choosePlan(context: SignedInContext, choice: ChosenPlan) {
  return context.services.engine.write((transaction) =>
    choosePlanOf(transaction, context, context.caller.accountId, choice),
  );
}

/** For one's own account, or for that of somebody whose account one may change. */
export function choosePlanOf(
  transaction: Transaction,
  context: SignedInContext,
  accountId: number,
  choice: ChosenPlan,
) {
  return changePlanOf(transaction, context, accountId, (kept) => chosen(kept, choice, context.now));
}

/** While one tries, a choice ends the trial, the choice of the plan that one tries too. */
function chosen(kept: Kept, { plan, period }: ChosenPlan, now: string): Kept {
  const choice = { plan, period };
  const shown = shownPlan(kept, now);
  if (shown.trialEndsOn === null && isSamePlan(choice, shown)) return { ...kept, ...nothingNext };
  const from = countsFrom(shown, choice);
  if (from !== null) return { ...kept, nextPlan: plan, nextPeriod: period, nextFrom: from };
  return { ...kept, ...nothingNext, ...choice, since: now, trialEndsOn: null };
}

export function startTrial(context: SignedInContext) {
  const { now, caller, services } = context;
  return services.engine.write((transaction) =>
    changePlanOf(transaction, context, caller.accountId, (kept) => {
      if (!shownPlan(kept, now).canTry) throw conflict('This account has had its trial, or a plan already.');
      const trialEndsOn = daysAfter(dayOf(now), trialDays);
      return { ...kept, plan: trialPlan, period: 'monthly', since: now, triedAt: now, trialEndsOn };
    }),
  );
}

async function changePlanOf(
  transaction: Transaction,
  context: SignedInContext,
  accountId: number,
  change: (kept: KeptPlan) => Kept,
) {
  const before = await keptPlan(transaction, accountId);
  const after = { ...before, ...change(before) };
  const changeId = await changePlan(transaction, context, before, after);
  return { accountPlan: shownPlan(after, context.now), changeId };
}

/** Records what is different, and has happen in time what follows from it; null when nothing is different. */
export async function changePlan(
  transaction: Transaction,
  author: Acting,
  before: KeptPlan,
  after: KeptPlan,
): Promise<number | null> {
  const { fullName, userId: _, ...row } = after;
  const difference = differenceOf(before, after);
  if (!difference) return null;
  await storeAccountPlan(transaction, row);
  await scheduleWhatFollows(transaction, author, row);
  await tellOfPlan(transaction, author, before, after);
  return recordChange(transaction, author, {
    entity: 'account-plan',
    entityId: row.accountId,
    entityName: fullName,
    before: difference.before,
    after: difference.after,
    ownerId: row.accountId,
    isUndoable: author.caller !== null,
  });
}

async function scheduleWhatFollows(transaction: Transaction, { now }: Acting, row: AccountPlanRow): Promise<void> {
  const { plan, trialEndsOn, nextFrom } = row;
  const key = String(row.accountId);
  const trialEnd = trialEndsOn && beginOf(daysAfter(trialEndsOn, 1));
  for (const [kind, dueAt] of [
    [trialEndJob, trialEnd],
    [nextPlanJob, nextFrom && beginOf(nextFrom)],
    // Which periods have no bill yet, it looks up.
    [billJob, isFree({ plan, trialEndsOn }) ? null : beginOf(daysAfter(dayOf(now), 1))],
  ] as const) {
    if (dueAt === null) await cancelJob(transaction, kind, key);
    else await scheduleJob(transaction, { kind, key, dueAt });
  }
}
