import type { PlanPeriod } from '@atrium/contract/account-plan';
import { dayOf, monthsAfter } from '@atrium/contract/days';

/** The first moment of a day. */
export function beginOf(day: string): string {
  return `${day}T00:00:00.000Z`;
}

/** The next bill after today: the day of the month on which it began, or the last one of a month that is too short. */
export function nextBill(since: string, period: PlanPeriod, today: string): string {
  const began = dayOf(since);
  const step = period === 'yearly' ? 12 : 1;
  const first = Math.max(1, Math.floor((monthOf(today) - monthOf(began)) / step));
  const bill = monthsAfter(began, first * step);
  return bill > today ? bill : monthsAfter(began, (first + 1) * step);
}

/** The day on which the period began that has today in it. */
export function periodBegin(since: string, period: PlanPeriod, today: string): string {
  let from = dayOf(since);
  for (let next = nextBill(since, period, from); next <= today; next = nextBill(since, period, from)) from = next;
  return from;
}

/** Counted from the year 0. */
function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
