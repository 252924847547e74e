import type { CalendarEventChanges, Guest, NewCalendarEvent } from '@atrium/contract/calendar';
import type { KeptEvent } from './calendar.rows.ts';
import { settledTimes } from './calendar.times.ts';

type Details = NewCalendarEvent['extendedProps'];

export function newEvent(id: number, accountId: number, input: NewCalendarEvent): KeptEvent {
  const { title, url, allDay, timeZone, recurrence, extendedProps } = input;
  const { calendar = 'Business', location = '', description = '' } = extendedProps;
  const { start, end } = settledTimes(input);
  return {
    ...{ id, accountId, title, kind: calendar, url, start, end, allDay, timeZone, recurrence, location, description },
    guests: guestsOf(extendedProps) ?? [],
    exceptions: [],
  };
}

/** What is given, and the rest as it was. Occurrences that were left out stay so as long as the event repeats by the same rule from the same start. */
export function changedEvent(
  before: KeptEvent,
  { extendedProps = {}, ...changes }: Omit<CalendarEventChanges, 'id'>,
): KeptEvent {
  const { calendar = before.kind, location = before.location, description = before.description } = extendedProps;
  const { title = before.title, url = before.url, recurrence = before.recurrence } = changes;
  const { allDay = before.allDay, timeZone = before.timeZone, start = before.start, end = before.end } = changes;
  const times = settledTimes({ start, end, allDay, timeZone });
  const after = {
    ...before,
    title,
    kind: calendar,
    url,
    ...times,
    allDay,
    timeZone,
    recurrence,
    location,
    description,
  };
  const guests = guestsOf(extendedProps) ?? before.guests;
  return { ...after, guests, exceptions: repeatsAlike(before, after) ? before.exceptions : [] };
}

function repeatsAlike(before: KeptEvent, after: KeptEvent): boolean {
  return (['start', 'recurrence', 'timeZone'] as const).every((field) => before[field] === after[field]);
}

function guestsOf({ guests }: Details): Guest[] | undefined {
  return guests?.map(({ value, label, avatar, accountId }) => ({ value, label: label || value, avatar, accountId }));
}
