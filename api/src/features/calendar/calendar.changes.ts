import type { CalendarEventChanges, Guest, NewCalendarEvent } from '@atrium/contract/calendar';
import { type KeptEvent, newUid } from './calendar.rows.ts';
import { settledTimes } from './calendar.times.ts';

type Details = NewCalendarEvent['extendedProps'];

/** `reminders` are those of the account, for when none are given. */
export function newEvent(
  id: number,
  accountId: number,
  input: NewCalendarEvent,
  reminders: readonly number[],
): KeptEvent {
  const { title, url, allDay, timeZone, recurrence, status, extendedProps } = input;
  const { calendar = 'Business', location = '', description = '' } = extendedProps;
  const { start, end } = settledTimes(input);
  return {
    ...{ id, accountId, title, kind: calendar, url, start, end, allDay, timeZone, recurrence, location, description },
    guests: guestsOf(extendedProps, []) ?? [],
    exceptions: [],
    ...{ uid: newUid(), originalStart: null, status, organiserName: '', organiserEmail: '' },
    reminders: inOrder(input.reminders ?? reminders),
    participants: [],
  };
}

/** What is given, and the rest as it was. Occurrences that were left out stay so as long as the event repeats by the same rule from the same start. */
export function changedEvent(
  before: KeptEvent,
  { extendedProps = {}, ...changes }: Omit<CalendarEventChanges, 'id'>,
): KeptEvent {
  const { calendar = before.kind, location = before.location, description = before.description } = extendedProps;
  const { title = before.title, url = before.url, recurrence = before.recurrence, status = before.status } = changes;
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
    status,
    reminders: changes.reminders ? inOrder(changes.reminders) : before.reminders,
  };
  const guests = guestsOf(extendedProps, before.guests) ?? before.guests;
  return { ...after, guests, exceptions: repeatsAlike(before, after) ? before.exceptions : [] };
}

function repeatsAlike(before: KeptEvent, after: KeptEvent): boolean {
  return (['start', 'recurrence', 'timeZone'] as const).every((field) => before[field] === after[field]);
}

/** What is known of the answer of somebody without an account is not the organiser's to say. */
function guestsOf({ guests }: Details, before: readonly Guest[]): Guest[] | undefined {
  return guests?.map(({ value, label, avatar, accountId, email }) => {
    const address = accountId === null ? email : undefined;
    const known = before.find((guest) => accountId === null && guest.value === value && guest.email === address);
    const more = { ...(address && { email: address }), ...(known?.answer && { answer: known.answer }) };
    return { value, label: label || value, avatar, accountId, ...more };
  });
}

/** The earliest first. */
export function inOrder(minutes: readonly number[]): number[] {
  return [...new Set(minutes)].sort((one, other) => other - one);
}
