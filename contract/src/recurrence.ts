import { dayMilliseconds } from './days.ts';
import { periodsOf } from './recurrence-periods.ts';
import type { RecurrenceRule } from './recurrence-rule.ts';
import { momentAt, wallTimeAt } from './time-zone.ts';

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
    const until = 'day' in rule.until ? (rule.until.day + 2) * dayMilliseconds : rule.until.moment;
    const lastStart = Math.min(until, (lastDay + 2) * dayMilliseconds);
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
