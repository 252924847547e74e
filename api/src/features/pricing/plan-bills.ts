import { dayOf, daysAfter, daysWithBothEnds } from '@atrium/contract/days';
import type { InvoiceLine } from '@atrium/contract/invoices';
import { moneyTextWithCents } from '@atrium/contract/money';
import type { Acting } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import type { PricingPlanRow } from '../../database/schema.ts';
import type { Invoicing, SoldInvoice } from '../../invoicing/sold-invoice.ts';
import { languageFor } from '../../letters/letter-language.ts';
import { notifyAccounts } from '../../notifications/notifications.ts';
import type { KeptPlan } from './account-plan.ts';
import { findBilledDays, findBillee, findLastBill, insertBill, type LastBill } from './plan-bills.queries.ts';
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
  days: Period,
  invoicing: Invoicing,
): Promise<void> {
  const offered = (await findPlans(transaction)).find(({ key }) => key === plan);
  if (!offered) return;
  const { from, until } = days;
  const priceCents = period === 'yearly' ? offered.yearlyTotalCents : offered.monthlyPriceCents;
  const credit = creditOf(await findLastBill(transaction, accountId, from), from);
  const creditCents = Math.min(credit, priceCents);
  const line = lineOf(offered, days, { priceCents, creditCents }, context);
  const sold = await soldTo(transaction, context, accountId, from, line);
  const invoiceId = await invoicing.write(transaction, context, sold);
  const bill = { invoiceId, accountId, plan, period, fromDay: from, untilDay: until };
  await insertBill(transaction, { ...bill, creditCents, creditLeftCents: credit - creditCents });
  const news = { kind: 'plan-bill', title: `#${invoiceId}`, entity: 'account-plan', entityId: accountId } as const;
  await notifyAccounts(transaction, context, [accountId], news);
}

/** What an account is asked for on a day. */
async function soldTo(
  transaction: Transaction,
  { services, now }: Acting,
  accountId: number,
  issuedDate: string,
  line: InvoiceLine,
): Promise<SoldInvoice> {
  const { billee, told } = await findBillee(transaction, accountId);
  const { language } = await languageFor(transaction, { services }, accountId);
  return {
    client: { ...billee, ...told, language },
    clientChanges: told,
    accountId,
    issuedDate,
    dueDate: daysAfter(issuedDate, daysToPay),
    service: 'Subscription',
    sentAt: now,
    writtenIn: () => ({ note: '', lines: [line] }),
    payment: null,
  };
}

/** What the last bill was worth for days from this one on, and what it had left over itself: none of it is to be paid twice. */
function creditOf(last: LastBill | undefined, from: string): number {
  if (!last) return 0;
  const worth = last.totalCents - last.creditedCents + last.creditCents;
  const days = last.until < from ? 0 : daysWithBothEnds(from, last.until);
  return last.creditLeftCents + Math.floor((worth * days) / daysWithBothEnds(last.from, last.until));
}

interface Due {
  priceCents: number;
  creditCents: number;
}

function lineOf(plan: PricingPlanRow, { from, until }: Period, { priceCents, creditCents }: Due, { services }: Acting) {
  const days = `${from} to ${until}`;
  const less = `, less ${moneyTextWithCents(creditCents, services.settings.currency)} for days of the plan before it that were not used`;
  return {
    item: `${plan.title} plan`,
    description: creditCents > 0 ? `${days}${less}` : days,
    costCents: priceCents - creditCents,
    quantityThousandths: 1_000,
    discountBasisPoints: 0,
    taxBasisPoints: 0,
  };
}
