import type { WorkingHours } from '@atrium/contract/calendar-settings';
import { weekdays } from '@atrium/contract/recurrence-rule';
import { weekdayOf } from '../calendar-days.ts';
import { hoursOf, type TimeAxis } from './time-axis.ts';

/** Of a time as it is set, in minutes since midnight. */
export function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

/** On which days people work where the language has weeks begin on this one; Sunday is 0. */
export function usualWorkdays(weekStart: number): WorkingHours['weekdays'] {
  return weekStart === 6 ? ['MO', 'TU', 'WE', 'TH', 'SU'] : ['MO', 'TU', 'WE', 'TH', 'FR'];
}

export function isWorkday(hours: Pick<WorkingHours, 'weekdays'>, day: string): boolean {
  const name = weekdays[(weekdayOf(day) + 6) % 7];
  return name !== undefined && hours.weekdays.includes(name);
}

/** The part of an hour that is worked, in percent of it. */
export interface WorkedPart {
  from: number;
  to: number;
}

/** Of an hour that shows these minutes since midnight at its beginning. Null where all of it is, or who works has not said when. */
export function workedPart(
  hours: WorkingHours | null,
  day: string,
  { shows, length }: { shows: number; length: number },
): WorkedPart | null {
  if (hours === null) return null;
  const part = (minutes: number) => Math.min(100, Math.max(0, ((minutes - shows) / length) * 100));
  const [from, to] = isWorkday(hours, day) ? [part(minutesOf(hours.from)), part(minutesOf(hours.until))] : [100, 100];
  if (from === 0 && to === 100) return null;
  return from < to ? { from, to } : { from: 100, to: 100 };
}

/** In which row of the hours work begins. */
export function rowOf(hours: WorkingHours | null, axis: TimeAxis): number | null {
  if (hours === null) return null;
  const begins = minutesOf(hours.from);
  const row = hoursOf(axis).findIndex(({ shows, length }) => shows <= begins && begins < shows + length);
  return row < 0 ? null : row;
}
