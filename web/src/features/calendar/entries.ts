import type { CalendarEvent, EventKind } from '@atrium/contract/calendar';
import { dayMilliseconds } from '@atrium/contract/days';
import type { Place } from '../../navigation/place.ts';
import { dayAt } from '../../ui/zone-clock.ts';
import { addDays } from './calendar-days.ts';
import { startOfDay } from './calendar-zone.ts';

/** Something that stands in the calendar, at moments in milliseconds and on days of the viewer's zone. */
export interface Entry {
  key: string;
  title: string;
  /** The kind of an event, or what else it is. */
  tone: EventKind | 'Task' | 'Invoice';
  startsAt: number;
  endsAt: number;
  firstDay: string;
  lastDay: string;
  isAllDay: boolean;
  location: string;
  /** Null for what is shown here and lives elsewhere. */
  event: CalendarEvent | null;
  /** Where it lives. */
  place: Place | null;
  /** Whether it is done or paid. */
  isDone?: boolean;
  /** Whether it is being moved, and stands where it would be put. */
  isDraft?: boolean;
}

export interface Times {
  start: string;
  end: string;
  allDay: boolean;
}

/** An occurrence keeps its key while its times change. */
export function keyOf({ id, originalStart }: Pick<CalendarEvent, 'id' | 'originalStart'>): string {
  return `${id}@${originalStart ?? ''}`;
}

export function entryOf(event: CalendarEvent, zone: string): Entry {
  return {
    key: keyOf(event),
    title: event.title,
    tone: event.extendedProps.calendar,
    location: event.extendedProps.location,
    event,
    place: null,
    ...placeIn(zone, event),
  };
}

type Stretch = Pick<Entry, 'startsAt' | 'endsAt' | 'firstDay' | 'lastDay' | 'isAllDay'>;

export function placeIn(zone: string, { start, end, allDay }: Times): Stretch {
  if (allDay) {
    const startsAt = startOfDay(zone, start);
    return { startsAt, endsAt: startOfDay(zone, addDays(end, 1)), firstDay: start, lastDay: end, isAllDay: true };
  }
  const startsAt = Date.parse(start);
  const endsAt = Date.parse(end);
  // What ends at midnight is not of the day that begins then.
  const lastMoment = Math.max(startsAt, endsAt - 1);
  return { startsAt, endsAt, firstDay: dayAt(zone, startsAt), lastDay: dayAt(zone, lastMoment), isAllDay: false };
}

/** Whether it stands above the hours: it takes whole days, or as long as one. */
export function isLong({ isAllDay, startsAt, endsAt }: Entry): boolean {
  return isAllDay || endsAt - startsAt >= dayMilliseconds;
}

export function isOn(entry: Entry, day: string): boolean {
  return entry.firstDay <= day && day <= entry.lastDay;
}

/** As they stand in a day: what goes on for days first, then by the clock. */
export function inOrder(entries: readonly Entry[]): Entry[] {
  return entries.toSorted(
    (one, other) =>
      Number(isLong(other)) - Number(isLong(one)) ||
      one.startsAt - other.startsAt ||
      other.endsAt - one.endsAt ||
      one.title.localeCompare(other.title) ||
      one.key.localeCompare(other.key),
  );
}
