import { dayMilliseconds } from '@atrium/contract/days';
import { dayIn, momentAt } from '@atrium/contract/time-zone';
import type { KeptEvent } from '../calendar.rows.ts';
import { iso } from './iso.ts';

/** When an event begins and ends, however that was said. */
interface Times {
  start: string;
  end: string | null;
  allDay: boolean;
  timeZone: string;
}

const hourMilliseconds = 3_600_000;

/** Days for an event of whole days, moments for any other. Without an end it takes a day or an hour. */
export function settledTimes({ start, end, allDay, timeZone }: Times): { start: string; end: string } {
  if (allDay) return { start: dayOf(start, timeZone), end: dayOf(end ?? start, timeZone) };
  const startsAt = momentOf(start, timeZone, 0);
  return {
    start: iso(startsAt),
    end: iso(end === null ? startsAt + hourMilliseconds : momentOf(end, timeZone, dayMilliseconds)),
  };
}

/** The last day of what took hours and is to take whole days: what ends at midnight does not touch the day that begins then. */
export function lastDayOf({ start, end, timeZone }: Pick<KeptEvent, 'start' | 'end' | 'timeZone'>): string {
  const day = dayOf(end, timeZone);
  const isMidnight = !isDay(end) && momentAt(timeZone, Date.parse(day)) === Date.parse(end);
  if (!isMidnight || day <= dayOf(start, timeZone)) return day;
  return iso(Date.parse(day) - dayMilliseconds).slice(0, 10);
}

function dayOf(dayOrMoment: string, timeZone: string): string {
  return isDay(dayOrMoment) ? dayOrMoment : dayIn(timeZone, Date.parse(dayOrMoment));
}

/** A day is its midnight, or when it is to be included the next one. */
function momentOf(dayOrMoment: string, timeZone: string, later: number): number {
  return isDay(dayOrMoment) ? momentAt(timeZone, Date.parse(dayOrMoment) + later) : Date.parse(dayOrMoment);
}

function isDay(dayOrMoment: string): boolean {
  return dayOrMoment.length === 10;
}

/** The moments between which a settled event takes place: of one of whole days, by the days of UTC. */
export function momentsOf({ start, end, allDay }: Pick<KeptEvent, 'start' | 'end' | 'allDay'>) {
  if (!allDay) return { startsAt: start, endsAt: end };
  return { startsAt: iso(Date.parse(start)), endsAt: iso(Date.parse(end) + dayMilliseconds) };
}

/** The other way: the moments, or the first and the last day. */
export function saidTimes(startsAt: string, endsAt: string, allDay: boolean): { start: string; end: string } {
  if (!allDay) return { start: startsAt, end: endsAt };
  return { start: startsAt.slice(0, 10), end: iso(Date.parse(endsAt) - dayMilliseconds).slice(0, 10) };
}
