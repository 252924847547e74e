import { dayMilliseconds } from '@atrium/contract/days';
import { occurrencesOf, type Series } from '@atrium/contract/recurrence';
import { periodsOf } from '@atrium/contract/recurrence-periods';
import { wallTimeAt } from '@atrium/contract/time-zone';

/**
 * Where occurrences of a series are once it has become another: as many days later as the whole series, or in the same place of their
 * month or week. Those that have no place any more are not in the answer, and no two have the same. Moments are in milliseconds.
 */
export function movedOccurrences(
  before: Series,
  after: Series,
  moments: readonly number[],
): ReadonlyMap<number, number> {
  const placesOf = moments.map((moment) => [moment, placesFor(before, after, dayOf(before, moment))] as const);
  const starts = startsOn(after, new Set(placesOf.flatMap(([, days]) => days)));
  const moved = new Map<number, number>();
  for (const [moment, days] of placesOf) {
    const start = days.map((day) => starts.get(day)).find((each) => each !== undefined);
    if (start === undefined) continue;
    moved.set(moment, start);
    starts.delete(dayOf(after, start));
  }
  return moved;
}

/** The days on which it may be, the likeliest first. */
function placesFor(before: Series, after: Series, day: number): number[] {
  const [from, to] = [dayOf(before, before.startsAt), dayOf(after, after.startsAt)];
  const together = day + to - from;
  if (!areOfOneKind(before, after)) return [together];
  const [old, now] = [periodsOf(before.rule, from), periodsOf(after.rule, to)];
  const period = old.periodOf(day);
  const inPeriod = now.daysIn(period)[old.daysIn(period).indexOf(day)];
  return inPeriod === undefined ? [together] : [together, inPeriod];
}

/** Other weekdays of a week are other days; the second Tuesday that becomes the third Wednesday is the same day of a month. */
function areOfOneKind({ rule: before }: Series, { rule: after }: Series): boolean {
  if (before.frequency !== after.frequency || before.interval !== after.interval) return false;
  if (before.weekdays.length !== after.weekdays.length) return false;
  return before.frequency !== 'WEEKLY' || JSON.stringify(before.weekdays) === JSON.stringify(after.weekdays);
}

/** When the series begins on those of these days that it has, by the days. */
function startsOn(series: Series, days: ReadonlySet<number>): Map<number, number> {
  const starts = new Map<number, number>();
  const ordered = [...days].sort((one, other) => one - other);
  const last = ordered.at(-1) ?? Number.NEGATIVE_INFINITY;
  const from = ((ordered[0] ?? 0) - 2) * dayMilliseconds;
  for (const { startsAt } of occurrencesOf({ ...series, exceptions: new Set() }, from)) {
    const day = dayOf(series, startsAt);
    if (day > last) break;
    if (days.has(day)) starts.set(day, startsAt);
  }
  return starts;
}

function dayOf({ timeZone }: Series, moment: number): number {
  return Math.floor(wallTimeAt(timeZone, moment) / dayMilliseconds);
}
