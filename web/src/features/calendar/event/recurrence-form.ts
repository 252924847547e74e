import { type Frequency, parseRecurrence, type RecurrenceRule, weekdays } from '@atrium/contract/recurrence-rule';
import { isAlike } from '../../../ui/forms/is-alike.ts';
import { untilDay, workdaysOf } from '../../../ui/recurrence-words.ts';
import { addDays, lastOfMonth } from '../calendar-days.ts';
import { nthOf, weekdayName } from './series.ts';

/** A rule as a form asks for it. */
export interface Repetition {
  frequency: Frequency;
  interval: number;
  /** Of a week. */
  weekdays: readonly string[];
  /** Of a month: the number of the day, or its weekday counted from the start or from the end. */
  inMonth: 'day' | 'nth' | 'last';
  end: 'never' | 'until' | 'count';
  until: string;
  count: number;
}

export function repetitionOf(rule: string, day: string): Repetition {
  const parsed = parseRecurrence(rule);
  const named = parsed?.weekdays ?? [];
  const until = parsed?.until ? untilDay(parsed.until) : null;
  return {
    frequency: parsed?.frequency ?? 'WEEKLY',
    interval: parsed?.interval ?? 1,
    weekdays: parsed?.frequency === 'WEEKLY' && named.length > 0 ? named.map(nameOf) : [weekdayName(day)],
    inMonth: inMonthOf(parsed),
    end: until !== null ? 'until' : parsed?.count != null ? 'count' : 'never',
    until: until ?? addDays(day, 90),
    count: parsed?.count ?? 10,
  };
}

function nameOf({ weekday }: { weekday: number }): string {
  return weekdays[weekday] ?? 'MO';
}

function inMonthOf(rule: RecurrenceRule | null): Repetition['inMonth'] {
  const nth = rule?.frequency === 'MONTHLY' ? rule.weekdays[0]?.nth : undefined;
  if (nth == null) return 'day';
  return nth < 0 ? 'last' : 'nth';
}

/** The rule of what begins on this day. */
export function ruleOfRepetition(repetition: Repetition, day: string): string {
  const { frequency, interval } = repetition;
  const parts = [`FREQ=${frequency}`, ...(interval > 1 ? [`INTERVAL=${interval}`] : []), ...byDay(repetition, day)];
  return withEnd(parts.join(';'), repetition);
}

/** The rule, whatever it says, with this end. */
export function withEnd(rule: string, { end, until, count }: Pick<Repetition, 'end' | 'until' | 'count'>): string {
  const endless = withoutEnd(rule);
  if (end === 'until') return `${endless};UNTIL=${until.replaceAll('-', '')}`;
  return end === 'count' ? `${endless};COUNT=${count}` : endless;
}

export function withoutEnd(rule: string): string {
  return rule.replace(/;(UNTIL|COUNT)=\w+/g, '');
}

/** Whether two rules lead to the same days for what begins on this day, whenever they end. */
export function isSameRepetition(one: string, other: string, day: string): boolean {
  return isAlike(daysOf(one, day), daysOf(other, day));
}

/** Whether the fields of a form can say what the rule says. */
export function isSayable(rule: string, day: string): boolean {
  return isSameRepetition(rule, ruleOfRepetition(repetitionOf(rule, day), day), day);
}

/** What decides on the days of a rule, said in one way. */
function daysOf(rule: string, day: string) {
  const parsed = parseRecurrence(rule);
  if (!parsed) return rule;
  const { frequency, interval, weekStart } = parsed;
  const named = parsed.weekdays.map(({ weekday, nth }) => `${nth ?? ''}${weekdays[weekday]}`).sort();
  const inWeek = frequency === 'WEEKLY' && named.length === 0 ? [weekdayName(day)] : named;
  const isByWeeks = frequency === 'WEEKLY' && interval > 1 && inWeek.join() !== weekdayName(day);
  const inMonth = { positions: inOrder(parsed.positions), months: inOrder(parsed.months), ...dayOfMonth(parsed, day) };
  return { frequency, interval, weekdays: inWeek, weekStart: isByWeeks ? weekStart : null, ...inMonth };
}

/** A month goes by the day of its event where nothing is said. */
function dayOfMonth({ frequency, monthDays }: RecurrenceRule, day: string) {
  const isUnsaid = frequency === 'MONTHLY' && monthDays.join() === String(Number(day.slice(8)));
  return { monthDays: isUnsaid ? [] : inOrder(monthDays) };
}

function inOrder(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((one, other) => one - other);
}

function byDay({ frequency, weekdays: chosen, inMonth }: Repetition, day: string): string[] {
  if (frequency === 'WEEKLY') {
    const inWeek = weekdays.filter((weekday) => chosen.includes(weekday));
    const isPlain = inWeek.length === 0 || (inWeek.length === 1 && inWeek[0] === weekdayName(day));
    return isPlain ? [] : [`BYDAY=${inWeek.join()}`];
  }
  if (frequency !== 'MONTHLY' || inMonth === 'day') return [];
  return [`BYDAY=${nthOf(day, inMonth === 'last')}${weekdayName(day)}`];
}

interface Preset {
  rule: string;
  name:
    | 'daily'
    | 'weekdays'
    | 'weekly'
    | 'monthly'
    | 'monthlyNth'
    | 'monthlyLast'
    | 'lastDay'
    | 'lastWorkday'
    | 'yearly';
}

/** What is chosen most, for what begins on this day, where weeks begin with `firstDay`. */
export function presetsOf(day: string, firstDay: number): Preset[] {
  const isInLastWeek = addDays(day, 7) > lastOfMonth(day);
  const workdays = workdaysOf(firstDay);
  const isWorkday = workdays.includes(weekdayName(day));
  return [
    { name: 'daily', rule: 'FREQ=DAILY' },
    ...(isWorkday ? [{ name: 'weekdays', rule: `FREQ=WEEKLY;BYDAY=${workdays}` } as const] : []),
    { name: 'weekly', rule: 'FREQ=WEEKLY' },
    { name: 'monthly', rule: 'FREQ=MONTHLY' },
    ...(nthOf(day, false) < 5
      ? [{ name: 'monthlyNth', rule: `FREQ=MONTHLY;BYDAY=${nthOf(day, false)}${weekdayName(day)}` } as const]
      : []),
    ...(isInLastWeek ? [{ name: 'monthlyLast', rule: `FREQ=MONTHLY;BYDAY=-1${weekdayName(day)}` } as const] : []),
    ...(day === lastOfMonth(day) ? [{ name: 'lastDay', rule: 'FREQ=MONTHLY;BYMONTHDAY=-1' } as const] : []),
    ...(day === lastWorkdayOf(day, workdays)
      ? [{ name: 'lastWorkday', rule: `FREQ=MONTHLY;BYDAY=${workdays};BYSETPOS=-1` } as const]
      : []),
    { name: 'yearly', rule: 'FREQ=YEARLY' },
  ];
}

/** Of the month that the day is in. */
function lastWorkdayOf(day: string, workdays: string): string {
  let last = lastOfMonth(day);
  while (!workdays.includes(weekdayName(last))) last = addDays(last, -1);
  return last;
}
