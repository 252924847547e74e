import type { EventKind } from '@atrium/contract/calendar';
import type { SignedInContext } from '../../../context.ts';
import type { Database } from '../../../database/engine.ts';
import { fileResponse, streamedFile } from '../../../file-response.ts';
import { type SeenEvent, withOwnReminders } from '../calendar.rows.ts';
import { seen } from '../calendar.ts';
import { audienceOf } from '../guests/calendar.participants.ts';
import { kindNamesOf } from '../kinds/known-kinds.ts';
import {
  findEmails,
  findEventsByUids,
  findEventsWithIds,
  findOriginals,
  findOwnIds,
  findWholes,
} from './calendar.files.queries.ts';
import { type InvitationMethod, icsWriter, insteadKey, type Known } from './ics-write.ts';

export const calendarMediaType = 'text/calendar; charset=utf-8';

const eventsAtOnce = 1_000;

/** Events are read some at a time while the file is being fetched, so its size does not matter. */
export async function exportCalendar(
  { services, caller, now }: SignedInContext,
  kinds: readonly EventKind[] | undefined,
): Promise<Response> {
  const { default: ical } = await import('ical.js');
  const { read } = services.engine;
  const ids = await findOwnIds(read, caller.accountId, kinds);
  const kindNames = await kindNamesOf(read, caller.accountId);
  const written = new Set(ids);
  async function* pieces() {
    const writer = icsWriter(ical, services.settings.brandName);
    yield writer.head;
    for (let done = 0; done < ids.length; done += eventsAtOnce) {
      const events = await findEventsWithIds(read, ids.slice(done, done + eventsAtOnce));
      yield writer.piece(events, await knownOf(read, events, { now, written, kindNames }));
    }
    yield writer.foot;
  }
  return streamedFile(pieces(), calendarMediaType, `calendar-${now.slice(0, 10)}.ics`);
}

export async function exportEvent({ services, caller, now }: SignedInContext, id: number): Promise<Response> {
  const { read } = services.engine;
  const event = withOwnReminders(await seen(read, caller.accountId, id), caller.accountId);
  const changed = event.accountId === caller.accountId ? await changedOccurrencesOf(read, event) : [];
  const kindNames = await kindNamesOf(read, caller.accountId);
  const { brandName } = services.settings;
  const text = await icsOf(read, [event, ...changed], { now, brandName, kindNames });
  return fileResponse(text, calendarMediaType, `event-${id}.ics`);
}

/** What stands for occurrences of a series. */
export async function changedOccurrencesOf(database: Database, event: SeenEvent): Promise<SeenEvent[]> {
  if (event.recurrence === null) return [];
  const alike = await findEventsByUids(database, event.accountId, [event.uid]);
  const changed = alike.filter(({ originalStart }) => originalStart !== null);
  return changed.map((each) => ({ ...each, owner: event.owner }));
}

interface Making {
  readonly now: string;
  readonly brandName: string;
  /** What whoever reads it calls kinds of their own. */
  readonly kindNames?: Known['kindNames'];
  /** What guests are sent: the later `sequence` counts. */
  readonly invitation?: { readonly method: InvitationMethod; readonly sequence: number; readonly comment?: string };
}

export async function icsOf(
  database: Database,
  events: readonly SeenEvent[],
  { now, brandName, kindNames = new Map(), invitation }: Making,
): Promise<string> {
  const { default: ical } = await import('ical.js');
  const writer = icsWriter(ical, brandName, invitation?.method);
  const written = new Set(events.map(({ id }) => id));
  const known = await knownOf(database, events, { now, written, kindNames });
  // Guests are asked about an occurrence of what its organiser has sent them.
  const asked = invitation && {
    lone: new Set<number>(),
    sequence: invitation.sequence,
    asks: invitation.method === 'REQUEST',
    comment: invitation.comment ?? '',
  };
  return `${writer.head}${writer.piece(events, { ...known, ...asked })}${writer.foot}`;
}

/** `written` are all events of the file. */
async function knownOf(
  database: Database,
  events: readonly SeenEvent[],
  { now, written, kindNames }: Pick<Known, 'now' | 'kindNames'> & { written: ReadonlySet<number> },
): Promise<Known> {
  const series = events.filter(({ recurrence, exceptions }) => recurrence !== null && exceptions.length > 0);
  const found = await findOriginals(database, [...new Set(series.map(({ uid }) => uid))]);
  const originals = found.filter(({ id }) => written.has(id));
  return {
    now,
    kindNames,
    emails: await findEmails(database, audienceOf(...events)),
    instead: new Set(originals.map(({ accountId, uid, originalStart }) => insteadKey(accountId, uid, originalStart))),
    lone: await loneOf(database, events),
  };
}

/** The events that stand for an occurrence of what is not there. */
async function loneOf(database: Database, events: readonly SeenEvent[]): Promise<Set<number>> {
  const parts = events.filter(({ originalStart }) => originalStart !== null);
  const wholes = await findWholes(database, [...new Set(parts.map(({ uid }) => uid))]);
  const isThere = ({ accountId, uid }: SeenEvent) => wholes.get(uid)?.has(accountId) === true;
  return new Set(parts.filter((part) => !isThere(part)).map(({ id }) => id));
}
