import type { CalendarSettings } from '@atrium/contract/calendar-settings';
import { momentOf } from '../../ui/zone-clock.ts';
import { addDays, daysBetween } from './calendar-days.ts';
import { iso, minute } from './calendar-zone.ts';
import type { Times } from './entries.ts';

/** The same, from another beginning on. */
export function startedAgain({ start, end, allDay }: Times, again: string): Pick<Times, 'start' | 'end'> {
  if (allDay) return { start: again, end: addDays(again, daysBetween(start, end)) };
  return { start: again, end: iso(Date.parse(again) + Date.parse(end) - Date.parse(start)) };
}

type Lengths = Pick<CalendarSettings, 'eventMinutes'>;

/** From nine on by the clocks of the day, as long as new events are. */
export function morningOf({ zone, settings }: { zone: string; settings: Lengths }, day: string): Times {
  const start = iso(momentOf(zone, day, '09:00'));
  return { ...momentsOf(start, settings), allDay: false };
}

/** As long as new events are, or the day. */
export function momentsOf(start: string, { eventMinutes }: Lengths): Pick<Times, 'start' | 'end'> {
  return { start, end: start.length === 10 ? start : iso(Date.parse(start) + eventMinutes * minute) };
}
