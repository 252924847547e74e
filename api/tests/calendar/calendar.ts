import { addEvent, type CalendarEvent, eventKinds, listEvents, type NewCalendarEvent } from '@atrium/contract/calendar';
import { addEventKind, type OwnEventKind } from '@atrium/contract/event-kinds';
import type * as z from 'zod/mini';
import type { Person } from '../person.ts';

type EventInput = z.input<typeof addEvent.body>['event'];

let events = 0;

/** A title that no other event of this file has. */
export function newTitle(): string {
  events += 1;
  return `Wind the Harbour Clock ${events}`;
}

export const nine = '2026-03-02T09:00:00.000Z';
export const ten = '2026-03-02T10:00:00.000Z';

export async function addAnEvent(
  person: Person,
  more: Partial<EventInput> = {},
  calendar: NewCalendarEvent['extendedProps']['calendar'] = 'Business',
): Promise<CalendarEvent> {
  const event = { title: newTitle(), start: nine, end: ten, extendedProps: { calendar }, ...more };
  return (await person.call(addEvent, { body: { event } })).event;
}

export const allEvents = (person: Person) => person.call(listEvents, { query: { calendars: [...eventKinds] } });

export async function addAKind(person: Person, name = 'Regattas'): Promise<OwnEventKind> {
  return (await person.call(addEventKind, { body: { name } })).kind;
}

/** What an event is given to invite these accounts. */
export function inviting(...people: readonly Person[]) {
  const guests = people.map(({ accountId }) => ({ value: `Guest ${accountId}`, accountId }));
  return { extendedProps: { calendar: 'Business' as const, guests } };
}
