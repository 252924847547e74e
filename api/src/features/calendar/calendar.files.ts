import { type EventKind, eventKinds } from '@atrium/contract/calendar';
import type { SignedInContext } from '../../context.ts';
import type { Database } from '../../database/engine.ts';
import { fileResponse, streamedFile } from '../../file-response.ts';
import {
  findEmails,
  findEventsByUids,
  findEventsWithIds,
  findOriginals,
  findOwnIds,
} from './calendar.files.queries.ts';
import { audienceOf } from './calendar.participants.ts';
import type { SeenEvent } from './calendar.rows.ts';
import { seen } from './calendar.ts';
import { icsWriter, insteadKey, type Known } from './ics-write.ts';

export const calendarMediaType = 'text/calendar; charset=utf-8';

const eventsAtOnce = 1_000;

/** Events are read some at a time while the file is being fetched, so its size does not matter. */
export async function exportCalendar(
  { services, caller, now }: SignedInContext,
  kinds: readonly EventKind[] = eventKinds,
): Promise<Response> {
  const { default: ical } = await import('ical.js');
  const { read } = services.engine;
  const ids = await findOwnIds(read, caller.accountId, kinds);
  async function* pieces() {
    const writer = icsWriter(ical);
    yield writer.head;
    for (let done = 0; done < ids.length; done += eventsAtOnce) {
      const events = await findEventsWithIds(read, ids.slice(done, done + eventsAtOnce));
      yield writer.piece(events, await knownOf(read, events, now));
    }
    yield writer.foot;
  }
  return streamedFile(pieces(), calendarMediaType, `calendar-${now.slice(0, 10)}.ics`);
}

/** One that repeats comes with what stands for its occurrences. */
export async function exportEvent({ services, caller, now }: SignedInContext, id: number): Promise<Response> {
  const { read } = services.engine;
  const event = await seen(read, caller.accountId, id);
  const isOwnSeries = event.recurrence !== null && event.accountId === caller.accountId;
  const others = isOwnSeries ? await findEventsByUids(read, caller.accountId, [event.uid]) : [];
  const instead = others.filter(({ originalStart }) => originalStart !== null);
  const text = await icsOf(read, [event, ...instead.map((each) => ({ ...each, owner: event.owner }))], now);
  return fileResponse(text, calendarMediaType, `event-${id}.ics`);
}

export async function icsOf(
  database: Database,
  events: readonly SeenEvent[],
  now: string,
  request?: { sequence: number },
): Promise<string> {
  const { default: ical } = await import('ical.js');
  const writer = icsWriter(ical, request ? 'REQUEST' : 'PUBLISH');
  const known = { ...(await knownOf(database, events, now)), ...request };
  return `${writer.head}${writer.piece(events, known)}${writer.foot}`;
}

async function knownOf(database: Database, events: readonly SeenEvent[], now: string): Promise<Known> {
  const series = events.filter(({ recurrence, exceptions }) => recurrence !== null && exceptions.length > 0);
  const originals = await findOriginals(database, [...new Set(series.map(({ uid }) => uid))]);
  return {
    now,
    emails: await findEmails(database, audienceOf(...events)),
    instead: new Set(originals.map(({ accountId, uid, originalStart }) => insteadKey(accountId, uid, originalStart))),
  };
}
