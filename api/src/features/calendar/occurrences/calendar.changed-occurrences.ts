import type { Transaction } from '../../../database/engine.ts';
import type { Author } from '../calendar.author.ts';
import { type KeptEvent, newUid, seriesOf } from '../calendar.rows.ts';
import { removeTogether, storeTogether } from '../calendar.together.ts';
import { findEventsByUids } from '../ics/calendar.files.queries.ts';
import { momentOfOriginal } from '../ics/ics-events.ts';
import { movedOccurrences } from './calendar.moved-occurrences.ts';
import { momentsOf, saidTimes } from './calendar.times.ts';
import { iso } from './iso.ts';

/** An event that stands for an occurrence of a series, and when that occurrence begins. */
interface Changed {
  event: KeptEvent;
  moment: number;
}

/**
 * Occurrences that were changed singly go along with their series: they stand for the same occurrence, at its new time, and are there
 * themselves unless they had been put elsewhere. What stands for none any more is an event of its own.
 */
export async function moveChangedOccurrences(
  transaction: Transaction,
  author: Author,
  before: KeptEvent,
  after: KeptEvent,
  from = beginningOf(before),
): Promise<void> {
  if (before.recurrence === null || isTimedAlike(before, after)) return;
  const changed = await findChanged(transaction, before, from);
  const [old, now] = [seriesOf(before), seriesOf(after)];
  const moments = changed.map(({ moment }) => moment);
  const places = old && now ? movedOccurrences(old, now, moments) : new Map<number, number>();
  const updated = changed.map(({ event, moment }) => ({
    before: event,
    after: along(event, before, after, moment, places.get(moment)),
  }));
  await storeTogether(transaction, author, { updated });
}

function isTimedAlike(before: KeptEvent, after: KeptEvent): boolean {
  const fields = ['start', 'end', 'allDay', 'recurrence', 'timeZone', 'uid'] as const;
  return fields.every((field) => before[field] === after[field]);
}

function along(
  event: KeptEvent,
  before: KeptEvent,
  after: KeptEvent,
  moment: number,
  place: number | undefined,
): KeptEvent {
  if (place === undefined) return { ...event, uid: newUid(), originalStart: null };
  const [from, to] = [occurrenceAt(before, moment), occurrenceAt(after, place)];
  const isThere = event.allDay === from.allDay && event.start === from.start && event.end === from.end;
  return { ...event, ...(isThere && to), uid: after.uid, originalStart: to.start };
}

function occurrenceAt(series: KeptEvent, moment: number): Pick<KeptEvent, 'start' | 'end' | 'allDay' | 'timeZone'> {
  const { startsAt, endsAt } = momentsOf(series);
  const end = moment + Date.parse(endsAt) - Date.parse(startsAt);
  const { allDay, timeZone } = series;
  return { ...saidTimes(iso(moment), iso(end), allDay), allDay, timeZone };
}

/** With a series, or with the rest of one, go the occurrences of it that were changed. */
export async function removeChangedOccurrences(
  transaction: Transaction,
  author: Author,
  series: KeptEvent,
): Promise<void> {
  if (series.recurrence === null) return;
  const changed = await findChanged(transaction, series, beginningOf(series));
  await removeTogether(
    transaction,
    author,
    changed.map(({ event }) => event),
  );
}

/** Of a series, or of the rest of one that has been split: what came before it is not of it. */
async function findChanged(transaction: Transaction, series: KeptEvent, from: number): Promise<Changed[]> {
  const events = await findEventsByUids(transaction, series.accountId, [series.uid]);
  return events
    .flatMap((event) =>
      event.originalStart === null ? [] : [{ event, moment: momentOfOriginal(event.originalStart, series) }],
    )
    .filter(({ moment }) => moment >= from);
}

function beginningOf(series: KeptEvent): number {
  return Date.parse(momentsOf(series).startsAt);
}
