import * as z from 'zod/mini';
import { dayMilliseconds, daysApart, monthsAfter } from './days.ts';

export const taskRepeats = ['daily', 'weekdays', 'weekly', 'monthly', 'yearly'] as const;
export const TaskRepeat = z.enum(taskRepeats);
export type TaskRepeat = z.infer<typeof TaskRepeat>;

/** What comes again after so many days, weeks, months or years. */
export const countedRepeats = ['daily', 'weekly', 'monthly', 'yearly'] as const satisfies TaskRepeat[];
export type CountedRepeat = (typeof countedRepeats)[number];
export const mostBetween = 99;

export function isCounted(repeat: TaskRepeat | null): repeat is CountedRepeat {
  return repeat !== null && repeat !== 'weekdays';
}

const [sunday, saturday] = [0, 6];

interface Repetition {
  readonly repeat: TaskRepeat;
  readonly repeatEvery: number;
}

/**
 * The day on which a task that repeats is due next, once it is done: the first of its days after the one it was due on, and after today, so
 * that whoever is late need not do it twice. A month without its day has its last day instead, and the one after it has `dayOfMonth` again:
 * the day of the month that was meant, of what repeats monthly or yearly. Days are YYYY-MM-DD; null after the last of them.
 */
export function nextDueDay(
  repetition: Repetition,
  dueDay: string,
  today: string,
  dayOfMonth = dayOfMonthOf(dueDay),
): string | null {
  const next = dayAfterPassed(repetition, dueDay, dueDay > today ? dueDay : today, dayOfMonth);
  return next.startsWith('+') ? null : next;
}

export function dayOfMonthOf(day: string): number {
  return Number(day.slice(8));
}

function dayAfterPassed(
  { repeat, repeatEvery }: Repetition,
  dueDay: string,
  passed: string,
  dayOfMonth: number,
): string {
  if (repeat === 'weekdays') return workingDayAfter(passed);
  if (repeat === 'daily' || repeat === 'weekly') {
    const days = (repeat === 'daily' ? 1 : 7) * repeatEvery;
    return dayAfter(dueDay, days * (Math.floor(daysApart(dueDay, passed) / days) + 1));
  }
  const months = (repeat === 'monthly' ? 1 : 12) * repeatEvery;
  const times = Math.max(1, Math.floor(monthsBetween(dueDay, passed) / months));
  const next = monthsAfter(dueDay, times * months, dayOfMonth);
  return next > passed ? next : monthsAfter(dueDay, (times + 1) * months, dayOfMonth);
}

function workingDayAfter(day: string): string {
  const next = dayAfter(day, 1);
  const weekday = new Date(next).getUTCDay();
  if (weekday === saturday) return dayAfter(next, 2);
  return weekday === sunday ? dayAfter(next, 1) : next;
}

function dayAfter(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * dayMilliseconds);
}

/** As if each had the same day of the month. */
function monthsBetween(day: string, later: string): number {
  const [from, to] = [new Date(day), new Date(later)];
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
}

/** From the year 10000 on it begins with a plus. */
function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/T.*/, '');
}
