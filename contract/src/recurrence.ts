import type { RecurrenceRule, WeekdayOfRule } from './recurrence-rule.ts';
import { dayMilliseconds, momentAt, wallTimeAt } from './time-zone.ts';

/** An event that repeats, its moments in milliseconds since 1970. One of whole days is one in UTC, from midnight to midnight. */
export interface Series {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly timeZone: string;
  readonly rule: RecurrenceRule;
  /** The beginnings of occurrences that are left out. They count as occurrences all the same. */
  readonly exceptions: ReadonlySet<number>;
}

export interface Occurrence {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** No calendar goes on after that. Days are numbered from 1970. */
const lastDay = Date.UTC(2199, 11, 31) / dayMilliseconds;

/**
 * The occurrences that end after `from` or begin then or later, in order, each made when it is asked for. All of them begin when the
 * clocks of the zone show the same, and take equally long. The event itself is the first, whether the rule has its day or not.
 */
export function* occurrencesOf(series: Series, from = Number.NEGATIVE_INFINITY): Generator<Occurrence, undefined> {
  const { startsAt, endsAt, timeZone, rule, exceptions } = series;
  const duration = endsAt - startsAt;
  const wallTime = wallTimeAt(timeZone, startsAt);
  const startDay = Math.floor(wallTime / dayMilliseconds);
  const timeOfDay = wallTime - startDay * dayMilliseconds;
  // Two days, because no zone is further from UTC than that.
  const firstDay = Math.floor((from - duration) / dayMilliseconds) - 2;
  for (const day of daysOf(rule, startDay, firstDay)) {
    if (day < firstDay) continue;
    const start = day === startDay ? startsAt : momentAt(timeZone, day * dayMilliseconds + timeOfDay);
    if (isPast(rule.until, day, start) && day !== startDay) return;
    const isInRange = start + duration > from || start >= from;
    if (isInRange && !exceptions.has(start)) yield { startsAt: start, endsAt: start + duration };
  }
}

/** When the last occurrence has ended at the latest; null when there is no last. */
export function endOfSeries(series: Series): number | null {
  const { startsAt, endsAt, rule } = series;
  if (rule.until) {
    const lastStart = 'day' in rule.until ? (rule.until.day + 2) * dayMilliseconds : rule.until.moment;
    return Math.max(lastStart, startsAt) + endsAt - startsAt;
  }
  if (rule.count === null) return null;
  return occurrencesOf({ ...series, exceptions: new Set() }).reduce((_, occurrence) => occurrence.endsAt, endsAt);
}

function isPast(until: RecurrenceRule['until'], day: number, start: number): boolean {
  if (!until) return false;
  return 'day' in until ? day > until.day : start > until.moment;
}

/** The days of a rule in order; those long before `firstDay` are passed over, unless they have to be counted. */
function* daysOf(rule: RecurrenceRule, startDay: number, firstDay: number): Generator<number, undefined> {
  const periods = periodsOf(rule, startDay);
  const isCounted = rule.count !== null;
  let left = (rule.count ?? Number.POSITIVE_INFINITY) - 1;
  yield startDay;
  let period = isCounted ? 0 : Math.max(0, periods.periodOf(Math.max(firstDay, startDay)));
  for (; left > 0 && periods.startOf(period) <= lastDay; period += 1) {
    for (const day of periods.daysIn(period)) {
      if (day <= startDay) continue;
      if (left === 0 || day > lastDay) return;
      left -= 1;
      yield day;
    }
  }
}

/** The days, weeks or months that a rule goes through, numbered from the one that the event is in. */
interface Periods {
  periodOf(day: number): number;
  startOf(period: number): number;
  /** In order. */
  daysIn(period: number): readonly number[];
}

function periodsOf(rule: RecurrenceRule, startDay: number): Periods {
  if (rule.frequency === 'DAILY') return days(startDay, rule.interval);
  if (rule.frequency === 'WEEKLY') return weeks(startDay, rule);
  return months(startDay, rule.frequency === 'YEARLY' ? rule.interval * 12 : rule.interval, rule.weekdays);
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
function months(startDay: number, interval: number, weekdays: readonly WeekdayOfRule[]): Periods {
  const firstMonth = monthOf(startDay);
  const dayOfMonth = startDay - startOfMonth(firstMonth);
  const monthIn = (period: number) => firstMonth + period * interval;
  return {
    periodOf: (day) => Math.floor((monthOf(day) - firstMonth) / interval),
    startOf: (period) => startOfMonth(monthIn(period)),
    daysIn(period) {
      const start = startOfMonth(monthIn(period));
      const end = startOfMonth(monthIn(period) + 1);
      if (weekdays.length > 0) return inOrder(weekdays.flatMap((weekday) => daysOn(weekday, start, end)));
      return start + dayOfMonth < end ? [start + dayOfMonth] : [];
    },
  };
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
