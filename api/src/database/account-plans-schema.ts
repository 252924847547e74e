import type { PlanPeriod } from '@atrium/contract/account-plan';
import type { PricingPlanKey } from '@atrium/contract/pricing';

/** What accounts have chosen; one without a row has the plan that costs nothing. */
export interface AccountPlansSchema {
  accountPlans: AccountPlanRow;
  planBills: PlanBillRow;
}

export interface PlanBillRow {
  invoiceId: number;
  accountId: number;
  plan: PricingPlanKey;
  period: PlanPeriod;
  fromDay: string;
  untilDay: string;
  /** Taken off for days of an earlier bill that were not used. */
  creditCents: number;
  /** What there was of it beyond the price: the next bill goes on with it. */
  creditLeftCents: number;
}

export interface AccountPlanRow {
  accountId: number;
  plan: PricingPlanKey;
  period: PlanPeriod;
  since: string;
  /** When it began to try, even long ago. */
  triedAt: string | null;
  /** The last day of the trial that is going on. */
  trialEndsOn: string | null;
  nextPlan: PricingPlanKey | null;
  nextPeriod: PlanPeriod | null;
  nextFrom: string | null;
  /** Periods that began before this day have no bills: there were none yet. Null for what was chosen since. */
  billsFrom: string | null;
}
