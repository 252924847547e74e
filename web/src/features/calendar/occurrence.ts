import { momentOf } from '../../ui/zone-clock.ts';
import { addDays, daysBetween } from './calendar-days.ts';
import { iso } from './calendar-zone.ts';
import type { Times } from './entries.ts';

const hour = 3_600_000;

/** The same, from another beginning on. */
export function startedAgain({ start, end, allDay }: Times, again: string): Pick<Times, 'start' | 'end'> {
  if (allDay) return { start: again, end: addDays(again, daysBetween(start, end)) };
  return { start: again, end: iso(Date.parse(again) + Date.parse(end) - Date.parse(start)) };
}

/** An hour from nine on, by the clocks of the day. */
export function morningOf({ zone }: { zone: string }, day: string): Times {
  const start = iso(momentOf(zone, day, '09:00'));
  return { ...momentsOf(start), allDay: false };
}

/** An hour, or the day. */
export function momentsOf(start: string): Pick<Times, 'start' | 'end'> {
  return { start, end: start.length === 10 ? start : iso(Date.parse(start) + hour) };
}
