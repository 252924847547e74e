import { type CalendarEvent, type EventListQuery, eventLimit } from '@atrium/contract/calendar';
import type { Database } from '../../database/engine.ts';
import { type EventsWanted, findEvents } from './calendar.queries.ts';
import { shown } from './calendar.rows.ts';
import { allKinds, knownKinds } from './kinds/known-kinds.ts';
import { firstOccurrences } from './occurrences/calendar.range.ts';
import { recurringSpan, singleSpans } from './occurrences/calendar.spans.ts';
import { iso } from './occurrences/iso.ts';

export async function listEvents(
  database: Database,
  accountId: number,
  { calendars = [], everyKind, from, to }: EventListQuery,
): Promise<CalendarEvent[]> {
  const kinds = await (everyKind ? allKinds(database, accountId) : knownKinds(database, accountId, [calendars].flat()));
  const wanted = { accountId, kinds, limit: eventLimit };
  if (from === undefined || to === undefined) {
    const events = await findEvents(database, { ...wanted, spans: [...singleSpans, recurringSpan] });
    return events.map((event) => shown(event, accountId));
  }
  return inRange(database, wanted, { from: iso(from), to: iso(to) });
}

async function inRange(
  database: Database,
  wanted: Omit<EventsWanted, 'spans' | 'range'>,
  range: { from: string; to: string },
): Promise<CalendarEvent[]> {
  const single = await findEvents(database, { ...wanted, range, spans: singleSpans });
  const recurring = await findEvents(database, { ...wanted, range, spans: [recurringSpan] });
  return firstOccurrences(single, recurring, range, wanted);
}
