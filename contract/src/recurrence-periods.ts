import { dayMilliseconds } from './days.ts';
import type { RecurrenceRule, WeekdayOfRule } from './recurrence-rule.ts';

/** The days, weeks, months or years that a rule goes through, numbered from the one that the event is in. Days are numbered from 1970. */
export interface Periods {
  periodOf(day: number): number;
  startOf(period: number): number;
  /** In order. */
  daysIn(period: number): readonly number[];
}

export function periodsOf(rule: RecurrenceRule, startDay: number): Periods {
  if (rule.frequency === 'DAILY') return days(startDay, rule.interval);
  if (rule.frequency === 'WEEKLY') return weeks(startDay, rule);
  if (rule.frequency === 'MONTHLY') return months(startDay, rule.interval, rule);
  return rule.months.length > 0 ? years(startDay, rule) : months(startDay, rule.interval * 12, rule);
}

function days(startDay: number, interval: number): Periods {
  const startOf = (period: number) => startDay + period * interval;
  return {
    periodOf: (day) => Math.floor((day - startDay) / interval),
    startOf,
    daysIn: (period) => [startOf(period)],
  };
}

function weeks(startDay: number, { interval, weekdays, weekStart }: RecurrenceRule): Periods {
  const daysAfterWeekStart = (weekday: number) => (weekday - weekStart + 7) % 7;
  const firstStart = startDay - daysAfterWeekStart(weekdayOf(startDay));
  const length = interval * 7;
  const chosen = weekdays.length > 0 ? weekdays.map(({ weekday }) => weekday) : [weekdayOf(startDay)];
  const steps = inOrder(chosen.map(daysAfterWeekStart));
  const startOf = (period: number) => firstStart + period * length;
  return {
    periodOf: (day) => Math.floor((day - firstStart) / length),
    startOf,
    daysIn: (period) => steps.map((step) => startOf(period) + step),
  };
}

/** A month that has no such day is passed over. */
function months(startDay: number, interval: number, rule: RecurrenceRule): Periods {
  const firstMonth = monthOf(startDay);
  const daysInMonth = daysByMonth(rule, startDay);
  const monthIn = (period: number) => firstMonth + period * interval;
  return {
    periodOf: (day) => Math.floor((monthOf(day) - firstMonth) / interval),
    startOf: (period) => startOfMonth(monthIn(period)),
    daysIn: (period) => daysInMonth(monthIn(period)),
  };
}

/** Of years that name their months. */
function years(startDay: number, rule: RecurrenceRule): Periods {
  const firstYear = Math.floor(monthOf(startDay) / 12);
  const daysInMonth = daysByMonth(rule, startDay);
  const chosen = inOrder(rule.months);
  const januaryOf = (period: number) => (firstYear + period * rule.interval) * 12;
  return {
    periodOf: (day) => Math.floor((Math.floor(monthOf(day) / 12) - firstYear) / rule.interval),
    startOf: (period) => startOfMonth(januaryOf(period)),
    daysIn: (period) => chosen.flatMap((month) => daysInMonth(januaryOf(period) + month - 1)),
  };
}

/** The days of a rule in each month: by their weekday or by their number, and without either the one on which the event begins. */
function daysByMonth(rule: RecurrenceRule, startDay: number): (month: number) => readonly number[] {
  const { weekdays, positions } = rule;
  const startNumber = startDay - startOfMonth(monthOf(startDay)) + 1;
  const numbers = rule.monthDays.length > 0 ? rule.monthDays : [startNumber];
  return (month) => {
    const [start, end] = [startOfMonth(month), startOfMonth(month + 1)];
    if (weekdays.length > 0) return placed(inOrder(weekdays.flatMap((each) => daysOn(each, start, end))), positions);
    const days = numbers.map((number) => (number > 0 ? start + number - 1 : end + number));
    return inOrder(days.filter((day) => day < end));
  };
}

function placed(days: readonly number[], positions: readonly number[]): readonly number[] {
  if (positions.length === 0) return days;
  return inOrder(positions.flatMap((position) => days.at(position > 0 ? position - 1 : position) ?? []));
}

/** The days of a month, from `start` to before `end`, that fall on this weekday. */
function daysOn({ weekday, nth }: WeekdayOfRule, start: number, end: number): readonly number[] {
  const first = start + ((weekday - weekdayOf(start) + 7) % 7);
  const all = [0, 7, 14, 21, 28].map((step) => first + step).filter((day) => day < end);
  if (nth === null) return all;
  const day = all.at(nth > 0 ? nth - 1 : nth);
  return day === undefined ? [] : [day];
}

function inOrder(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}

/** Monday is 0: day 0, the first of 1970, was a Thursday. */
function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

function monthOf(day: number): number {
  const date = new Date(day * dayMilliseconds);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function startOfMonth(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12, 1) / dayMilliseconds;
}
