import type { OccurrenceChanges } from '@atrium/contract/calendar';
import { dayMilliseconds } from '@atrium/contract/days';
import { occurrencesOf } from '@atrium/contract/recurrence';
import { wallTimeAt } from '@atrium/contract/time-zone';
import { type KeptEvent, seriesOf } from '../calendar.rows.ts';
import { splitRule } from './calendar.split.ts';
import { iso } from './iso.ts';

type Changes = NonNullable<OccurrenceChanges['changes']>;

/** The rest of a series, and what is to be different about it. */
interface Rest {
  taken: KeptEvent;
  changes: Changes;
}

/**
 * Where the clocks leave out the hour of the occurrence that the rest of a series begins with, all that follow would be as late as that one.
 * The rest begins with an earlier occurrence then, which has the hour and is left out. What gets other times has no need of it.
 */
export function keepingHour(event: KeptEvent, { taken, changes }: Rest): Rest {
  const earlier = hasOtherTimes(taken, changes) ? [] : earlierWithHour(event, taken);
  const [first] = earlier;
  if (first === undefined) return { taken, changes };
  const later = (moment: string) => iso(Date.parse(moment) - Date.parse(taken.start) + first.moment);
  const { after: recurrence } = splitRule(event.recurrence ?? '', first.index, taken.start, false);
  const exceptions = [...earlier.map(({ moment }) => iso(moment)), ...taken.exceptions];
  const { start: _start, recurrence: _recurrence, end, ...others } = changes;
  return {
    taken: { ...taken, start: later(taken.start), end: later(taken.end), recurrence, exceptions },
    changes: { ...others, ...(end !== undefined && { end: end && later(end) }) },
  };
}

function hasOtherTimes(taken: KeptEvent, { start, end, allDay, timeZone, recurrence }: Changes): boolean {
  if (start !== undefined && (start.length === 10 || Date.parse(start) !== Date.parse(taken.start))) return true;
  if (end?.length === 10 || allDay || (timeZone !== undefined && timeZone !== taken.timeZone)) return true;
  return recurrence !== undefined && recurrence !== taken.recurrence;
}

interface Earlier {
  moment: number;
  /** How many are before it. */
  index: number;
}

/** From the last one before that has the hour of the series to the last one before; none where it has that hour itself. */
function earlierWithHour(event: KeptEvent, taken: KeptEvent): Earlier[] {
  const series = event.allDay ? null : seriesOf(event);
  if (!series) return [];
  const hourOf = (moment: number) => timeOfDay(wallTimeAt(series.timeZone, moment));
  const [hour, until] = [hourOf(series.startsAt), Date.parse(taken.start)];
  if (hourOf(until) === hour) return [];
  let earlier: Earlier[] = [];
  let index = 0;
  for (const { startsAt: moment } of occurrencesOf({ ...series, exceptions: new Set() })) {
    if (moment >= until) break;
    earlier = hourOf(moment) === hour ? [{ moment, index }] : [...earlier, { moment, index }];
    index += 1;
  }
  return earlier;
}

function timeOfDay(wallTime: number): number {
  return wallTime - Math.floor(wallTime / dayMilliseconds) * dayMilliseconds;
}
