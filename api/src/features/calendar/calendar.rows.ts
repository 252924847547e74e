import { CalendarEvent, EventKind, Guest } from '@atrium/contract/calendar';
import { endOfSeries, type Series } from '@atrium/contract/recurrence';
import { parseRecurrence, type RecurrenceRule } from '@atrium/contract/recurrence-rule';
import * as z from 'zod/mini';
import type { EventGuestRow, EventRow } from '../../database/calendar-schema.ts';
import { spanOf } from './calendar.spans.ts';
import { momentsOf, saidTimes } from './calendar.times.ts';

/** What is kept of an event, as it is recorded. `start` and `end` are as on the wire; `exceptions` are moments. */
export const KeptEvent = z.object({
  id: CalendarEvent.shape.id,
  accountId: z.int(),
  title: z.string(),
  kind: EventKind,
  url: z.string(),
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  timeZone: z.string(),
  recurrence: z.nullable(z.string()),
  location: z.string(),
  description: z.string(),
  guests: z.array(Guest),
  exceptions: z.array(z.string()),
});
export type KeptEvent = z.infer<typeof KeptEvent>;

const forEver = '9999-12-31T23:59:59.999Z';

export function eventRow(event: KeptEvent): EventRow {
  const { id, accountId, kind, title, url, location, description, timeZone, recurrence } = event;
  const { startsAt, endsAt } = momentsOf(event);
  return {
    ...{ id, accountId, kind, title, url, location, description, startsAt, endsAt },
    isAllDay: event.allDay ? 1 : 0,
    timeZone,
    recurrence,
    lastEndsAt: lastEnd(event, endsAt),
    span: spanOf(startsAt, endsAt, recurrence),
  };
}

function lastEnd(event: KeptEvent, endsAt: string): string {
  const series = seriesOf(event);
  if (!series) return endsAt;
  const end = endOfSeries(series);
  return end === null ? forEver : new Date(end).toISOString();
}

/** Null for an event that does not repeat. */
export function seriesOf(event: KeptEvent): Series | null {
  const rule = ruleOf(event);
  if (!rule) return null;
  const { startsAt, endsAt } = momentsOf(event);
  return {
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
    timeZone: event.allDay ? 'UTC' : event.timeZone,
    rule,
    exceptions: new Set(event.exceptions.map((moment) => Date.parse(moment))),
  };
}

function ruleOf({ recurrence }: KeptEvent): RecurrenceRule | null {
  return recurrence === null ? null : parseRecurrence(recurrence);
}

export function guestRows({ id, guests }: KeptEvent): EventGuestRow[] {
  return guests.map((guest, position) => ({ eventId: id, position, ...guest }));
}

export function exceptionRows({ id, exceptions }: KeptEvent) {
  return exceptions.map((startsAt) => ({ eventId: id, startsAt }));
}

export function keptEvent(row: EventRow, guests: readonly Guest[], exceptions: readonly string[]): KeptEvent {
  const { id, accountId, title, kind, url, timeZone, recurrence, location, description } = row;
  const allDay = row.isAllDay === 1;
  const { start, end } = saidTimes(row.startsAt, row.endsAt, allDay);
  return {
    ...{ id, accountId, title, kind, url, start, end, allDay, timeZone, recurrence, location, description },
    guests: [...guests],
    exceptions: [...exceptions],
  };
}

export function shown(event: KeptEvent): CalendarEvent {
  const { id, url, title, start, end, allDay, timeZone, recurrence, kind, guests, location, description } = event;
  const extendedProps = { calendar: kind, guests, location, description };
  return { id, url, title, start, end, allDay, display: 'block', timeZone, recurrence, extendedProps };
}
