export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof frequencies)[number];

/** From Monday, which is 0, as rules name them. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

/** `nth` counts the weekdays of a month, from its end when it is below zero; null is each of them. */
export interface WeekdayOfRule {
  readonly weekday: number;
  readonly nth: number | null;
}

/** As much of the RRULE of RFC 5545 as a calendar offers. */
export interface RecurrenceRule {
  readonly frequency: Frequency;
  readonly interval: number;
  readonly count: number | null;
  /** The last moment at which an occurrence may begin, or the last day on which it may, whatever the hour. */
  readonly until: { readonly moment: number } | { readonly day: number } | null;
  readonly weekdays: readonly WeekdayOfRule[];
  /** Of a month; below zero they are counted from its end. */
  readonly monthDays: readonly number[];
  /** Of a year, from 1. */
  readonly months: readonly number[];
  /** Which of the weekdays that a month has are meant; below zero they are counted from the last. Without any, each is. */
  readonly positions: readonly number[];
  readonly weekStart: number;
}

const weekdayPattern = `(${weekdays.join('|')})`;
const placePattern = '[+-]?[1-5]';
const nthWeekdayPattern = `(${placePattern})?${weekdayPattern}`;
const monthDayPattern = '([+]?(0?[1-9]|[12]\\d|3[01])|-0?[1-5])';
const monthPattern = '(0?[1-9]|1[0-2])';

/** `FREQ` first, then the other parts in any order. */
export const recurrencePattern = new RegExp(
  `^FREQ=(${frequencies.join('|')})(;(${[
    'INTERVAL=[1-9]\\d{0,2}',
    'COUNT=[1-9]\\d{0,3}',
    'UNTIL=\\d{8}(T\\d{6}Z)?',
    `BYDAY=${nthWeekdayPattern}(,${nthWeekdayPattern}){0,6}`,
    `BYMONTHDAY=${monthDayPattern}(,${monthDayPattern}){0,30}`,
    `BYMONTH=${monthPattern}(,${monthPattern}){0,11}`,
    `BYSETPOS=${placePattern}(,${placePattern}){0,4}`,
    `WKST=${weekdayPattern}`,
  ].join('|')}))*$`,
);

/** Null when it is no rule that the calendar knows. */
export function parseRecurrence(text: string): RecurrenceRule | null {
  if (!recurrencePattern.test(text)) return null;
  const pairs = text.split(';').map((part) => part.split('=', 2));
  const parts = new Map(pairs.map(([name = '', value = '']) => [name, value]));
  const rule = ruleOf(parts);
  return parts.size === pairs.length && isSensible(rule) ? rule : null;
}

function ruleOf(parts: ReadonlyMap<string, string>): RecurrenceRule {
  const count = parts.get('COUNT');
  const until = parts.get('UNTIL');
  return {
    frequency: frequencies.find((frequency) => frequency === parts.get('FREQ')) ?? 'DAILY',
    interval: Number(parts.get('INTERVAL') ?? 1),
    count: count === undefined ? null : Number(count),
    until: until === undefined ? null : untilOf(until),
    weekdays: parts.get('BYDAY')?.split(',').map(weekdayOf) ?? [],
    monthDays: numbersIn(parts.get('BYMONTHDAY')),
    months: numbersIn(parts.get('BYMONTH')),
    positions: numbersIn(parts.get('BYSETPOS')),
    weekStart: weekdayNamed(parts.get('WKST') ?? 'MO'),
  };
}

/** `20261231` or `20261231T225959Z`; of what is no day in any month the number is NaN. */
function untilOf(text: string): { moment: number } | { day: number } {
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)/, '$1-$2-$3').replace(/T(\d\d)(\d\d)(\d\d)Z$/, 'T$1:$2:$3.000Z');
  const moment = Date.parse(iso);
  const isReal = !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(iso);
  if (!isReal) return { moment: Number.NaN };
  return text.length === 8 ? { day: moment / 86_400_000 } : { moment };
}

function numbersIn(list: string | undefined): readonly number[] {
  return list?.split(',').map(Number) ?? [];
}

function weekdayOf(text: string): WeekdayOfRule {
  const nth = Number.parseInt(text, 10);
  return { weekday: weekdayNamed(text.slice(-2)), nth: Number.isNaN(nth) ? null : nth };
}

function weekdayNamed(name: string): number {
  const names: readonly string[] = weekdays;
  return names.indexOf(name);
}

function isSensible(rule: RecurrenceRule): boolean {
  const { frequency, count, until, weekdays: days, months } = rule;
  if (count !== null && until !== null) return false;
  if (until !== null && 'moment' in until && Number.isNaN(until.moment)) return false;
  if (frequency === 'MONTHLY') return months.length === 0 && hasDaysOfMonth(rule);
  if (frequency === 'YEARLY' && months.length > 0) return hasDaysOfMonth(rule);
  const isPlain = months.length + rule.monthDays.length + rule.positions.length === 0;
  if (frequency === 'WEEKLY') return isPlain && days.every(({ nth }) => nth === null);
  return isPlain && days.length === 0;
}

/** Days by their number or by their weekday. Some of several weekdays are meant of one month: those of a year would be other ones. */
function hasDaysOfMonth({ weekdays: days, monthDays, months, positions }: RecurrenceRule): boolean {
  if (days.length > 0 && monthDays.length > 0) return false;
  if (positions.length === 0) return true;
  return days.length > 0 && days.every(({ nth }) => nth === null) && months.length < 2;
}
