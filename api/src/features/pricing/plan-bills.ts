import { dayOf, daysAfter, daysWithBothEnds as daysBetween } from '@atrium/contract/days';
import { moneyTextWithCents } from '@atrium/contract/money';
import type { PlanBill } from '@atrium/contract/plan-bills';
import type { Acting } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import type { PricingPlanRow } from '../../database/schema.ts';
import type { Invoicing } from '../../invoicing/sold-invoice.ts';
import { languageFor } from '../../letters/letter-language.ts';
import { notifyAccounts } from '../../notifications/notifications.ts';
import type { KeptPlan } from './account-plan.ts';
import { findBilledDays, findBillee, findUnusedBill, insertBill } from './plan-bills.queries.ts';
import { nextBill } from './plan-days.ts';
import { findPlans } from './pricing.queries.ts';

const daysToPay = 14;

/** After a long pause of the whole house, others get their turn between these. */
const mostAtOnce = 12;

/**
 * Writes the bills of periods that began before today and have none, and answers whether there are more. What is chosen and taken back on
 * one day costs nothing.
 */
export async function billPeriods(
  transaction: Transaction,
  context: Acting,
  kept: KeptPlan,
  invoicing: Invoicing,
): Promise<boolean> {
  const billed = await findBilledDays(transaction, kept);
  const unbilled = periodsBefore(kept, dayOf(context.now)).filter(({ from }) => !billed.has(from));
  for (const period of unbilled.slice(0, mostAtOnce)) await writeBill(transaction, context, kept, period, invoicing);
  return unbilled.length > mostAtOnce;
}

interface Period {
  from: string;
  /** Its last day. */
  until: string;
}

function periodsBefore({ since, period, billsFrom }: KeptPlan, today: string): Period[] {
  const periods: Period[] = [];
  for (let from = dayOf(since); from < today; from = nextBill(since, period, from))
    periods.push({ from, until: daysAfter(nextBill(since, period, from), -1) });
  return periods.filter(({ from }) => from >= (billsFrom ?? ''));
}

async function writeBill(
  transaction: Transaction,
  context: Acting,
  { accountId, plan, period }: KeptPlan,
  { from, until }: Period,
  invoicing: Invoicing,
): Promise<void> {
  const offered = (await findPlans(transaction)).find(({ key }) => key === plan);
  if (!offered) return;
  const credit = creditOf(await findUnusedBill(transaction, accountId, from), from);
  const { language } = await languageFor(transaction, {}, accountId);
  const invoiceId = await invoicing.write(transaction, context, {
    client: { ...(await findBillee(transaction, accountId)), language },
    issuedDate: from,
    dueDate: daysAfter(from, daysToPay),
    service: 'Subscription',
    sentAt: context.now,
    note: '',
    lines: [lineOf(offered, period, { from, until }, { credit, currency: context.services.settings.currency })],
    payment: null,
  });
  await insertBill(transaction, { invoiceId, accountId, plan, period, fromDay: from, untilDay: until });
  const news = { kind: 'plan-bill', title: `#${invoiceId}`, entity: 'account-plan', entityId: accountId } as const;
  await notifyAccounts(transaction, context, [accountId], news);
}

/** What was billed for days from this one on: they are not to be paid twice. */
function creditOf(bill: PlanBill | undefined, from: string): number {
  if (!bill) return 0;
  return Math.floor((bill.totalCents * daysBetween(from, bill.until)) / daysBetween(bill.from, bill.until));
}

interface Paid {
  credit: number;
  currency: string;
}

function lineOf(plan: PricingPlanRow, period: KeptPlan['period'], { from, until }: Period, paid: Paid) {
  const price = period === 'yearly' ? plan.yearlyTotalCents : plan.monthlyPriceCents;
  const taken = Math.min(paid.credit, price);
  const days = `${from} to ${until}`;
  const less = `, less ${moneyTextWithCents(taken, paid.currency)} for days of the plan before it that were not used`;
  return {
    item: `${plan.title} plan`,
    description: taken > 0 ? `${days}${less}` : days,
    costCents: price - taken,
    quantityThousandths: 1_000,
    discountBasisPoints: 0,
    taxBasisPoints: 0,
  };
}
