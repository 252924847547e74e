import type { CalendarView } from '@atrium/contract/calendar-settings';
import { dayMilliseconds } from '@atrium/contract/days';

/** Days are texts, YYYY-MM-DD; Sunday is 0. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMilliseconds).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds);
}

export function weekdayOf(day: string): number {
  return new Date(Date.parse(day)).getUTCDay();
}

/** The same day of another month, or its last when it has no such day. */
function addMonths(day: string, count: number): string {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + count);
  const wanted = addDays(first.toISOString().slice(0, 10), Number(day.slice(8)) - 1);
  const last = lastOfMonth(first.toISOString().slice(0, 10));
  return isBefore(wanted, last) ? wanted : last;
}

function isBefore(one: string, other: string): boolean {
  return one < other;
}

export function lastOfMonth(day: string): string {
  const next = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return addDays(next.toISOString().slice(0, 10), -1);
}

export function firstOfWeek(day: string, weekStart: number): string {
  return addDays(day, -((weekdayOf(day) - weekStart + 7) % 7));
}

/** What is told of the days of a week, from its first day on; Sunday is 0. */
export function weekFrom<Told>(firstDay: number, fromMonday: readonly Told[]): Told[] {
  const before = (firstDay + 6) % 7;
  return [...fromMonday.slice(before), ...fromMonday.slice(0, before)];
}

/**
 * The number of the week that begins on this day. Weeks from Monday on are counted as ISO 8601 does it, where the first is the one with 4
 * January; from another day on, as where weeks begin so: the first is the one with 1 January.
 */
export function weekNumber(first: string, weekStart: number): number {
  const isIso = weekStart === 1;
  const year = addDays(first, isIso ? 3 : 6).slice(0, 4);
  return daysBetween(firstOfWeek(`${year}-01-0${isIso ? 4 : 1}`, weekStart), first) / 7 + 1;
}

export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** The days that a view shows: of a month whole weeks, of a list the days of the month. */
export function daysOfView(view: CalendarView, date: string, weekStart: number): string[] {
  if (view === 'day') return [date];
  if (view === 'week') return daysFrom(firstOfWeek(date, weekStart), 7);
  const first = `${date.slice(0, 7)}-01`;
  const last = lastOfMonth(date);
  if (view === 'list') return daysFrom(first, daysBetween(first, last) + 1);
  const start = firstOfWeek(first, weekStart);
  const end = addDays(firstOfWeek(last, weekStart), 6);
  return daysFrom(start, daysBetween(start, end) + 1);
}

/** Where the previous (-1) or the next (1) page of a view is. */
export function turned(view: CalendarView, date: string, step: number): string {
  if (view === 'day') return addDays(date, step);
  if (view === 'week') return addDays(date, step * 7);
  return addMonths(date, step);
}

export function inWeeks<Item>(days: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
