import type { PlanPeriod } from '@atrium/contract/account-plan';
import { dayOf } from '@atrium/contract/days';

/** The first moment of a day. */
export function beginOf(day: string): string {
  return `${day}T00:00:00.000Z`;
}

/** The next bill after today: the day of the month on which it began, or the last one of a month that is too short. */
export function nextBill(since: string, period: PlanPeriod, today: string): string {
  const began = new Date(beginOf(dayOf(since)));
  const step = period === 'yearly' ? 12 : 1;
  const passed = (Number(today.slice(0, 4)) - began.getUTCFullYear()) * 12 + Number(today.slice(5, 7)) - 1;
  const months = Math.max(0, passed - began.getUTCMonth());
  const first = Math.max(1, Math.floor(months / step));
  const bill = monthsAfter(began, first * step);
  return bill > today ? bill : monthsAfter(began, (first + 1) * step);
}

/** The day on which the period began that has today in it. */
export function periodBegin(since: string, period: PlanPeriod, today: string): string {
  let from = dayOf(since);
  for (let next = nextBill(since, period, from); next <= today; next = nextBill(since, period, from)) from = next;
  return from;
}

function monthsAfter(began: Date, months: number): string {
  const [year, month] = [began.getUTCFullYear(), began.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month, Math.min(began.getUTCDate(), lastDay))).toISOString());
}
