import type { CalendarEvent, EventKind } from '@atrium/contract/calendar';
import { searchLimit } from '@atrium/contract/event-search';
import { type Occurrence, occurrencesOf } from '@atrium/contract/recurrence';
import type { SignedInContext } from '../../context.ts';
import { foldWords } from '../../search/fold.ts';
import { type SeenEvent, seriesOf, shown } from './calendar.rows.ts';
import { findMatches, type Match } from './calendar.search.queries.ts';
import { findEventsWithIds } from './ics/calendar.files.queries.ts';
import { allKinds, knownKinds } from './kinds/known-kinds.ts';
import { shownOccurrence } from './occurrences/calendar.range.ts';
import { recurringSpan } from './occurrences/calendar.spans.ts';
import { momentsOf } from './occurrences/calendar.times.ts';

interface Placed {
  startsAt: number;
  isOver: boolean;
  event: CalendarEvent;
}

const mostSeries = 200;
const longMilliseconds = 800 * 86_400_000;

/** Each event stands for itself once: one that repeats by its next occurrence, or by its last. */
export async function searchEvents(
  { services, caller, now }: SignedInContext,
  { q, calendars }: { q: string; calendars?: readonly EventKind[] | undefined },
): Promise<{ upcoming: CalendarEvent[]; past: CalendarEvent[] }> {
  const { read } = services.engine;
  const { accountId } = caller;
  const kinds = await (calendars ? knownKinds(read, accountId, calendars) : allKinds(read, accountId));
  if (kinds.length === 0) return { upcoming: [], past: [] };
  const matches = await findMatches(read, { accountId, words: foldWords(q), kinds, now });
  const { upcoming, past } = nearestOf(matches, now);
  const ids = [...upcoming, ...past].map(({ id }) => id);
  const events = ids.length === 0 ? [] : await findEventsWithIds(read, ids);
  const isPast = new Set(past.map(({ id }) => id));
  const found = events.map((event) => placed(event, { isPast: isPast.has(event.id), now, accountId }));
  return {
    upcoming: inOrder(
      found.filter(({ isOver }) => !isOver),
      1,
    ),
    past: inOrder(
      found.filter(({ isOver }) => isOver),
      -1,
    ),
  };
}

function nearestOf(matches: readonly Match[], now: string): { upcoming: Match[]; past: Match[] } {
  const byStart = matches.toSorted((one, other) => compare(one.startsAt, other.startsAt) || one.id - other.id);
  const ahead = byStart.filter(({ lastEndsAt }) => lastEndsAt > now);
  const repeating = ahead.filter(({ span }) => span === recurringSpan).slice(0, mostSeries);
  const once = ahead.filter(({ span }) => span !== recurringSpan).slice(0, searchLimit);
  const behind = matches
    .filter(({ lastEndsAt }) => lastEndsAt <= now)
    .sort((one, other) => compare(other.lastEndsAt, one.lastEndsAt) || other.id - one.id);
  return { upcoming: [...once, ...repeating], past: behind.slice(0, searchLimit) };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** The day until which a series goes on may be far behind its last occurrence. */
function placed(
  event: SeenEvent,
  { isPast, now, accountId }: { isPast: boolean; now: string; accountId: number },
): Placed {
  const next = isPast ? undefined : nextOf(event, Date.parse(now));
  const isOver = isPast || (event.recurrence !== null && !next);
  const occurrence = isOver ? lastOf(event) : next;
  const startsAt = occurrence?.startsAt ?? Date.parse(momentsOf(event).startsAt);
  return {
    startsAt,
    isOver,
    event: occurrence ? shownOccurrence(event, occurrence, accountId) : shown(event, accountId),
  };
}

function nextOf(event: SeenEvent, now: number): Occurrence | undefined {
  const series = seriesOf(event);
  return series ? occurrencesOf(series, now).next().value : undefined;
}

function lastOf(event: SeenEvent): Occurrence | undefined {
  const series = seriesOf(event);
  if (!series) return undefined;
  const { until } = series.rule;
  const from = until && 'moment' in until ? until.moment - longMilliseconds : undefined;
  const last = (since?: number) =>
    occurrencesOf(series, since).reduce<Occurrence | undefined>((_, occurrence) => occurrence, undefined);
  return last(from) ?? last();
}

function inOrder(found: readonly Placed[], direction: 1 | -1): CalendarEvent[] {
  return found
    .toSorted((one, other) => direction * (one.startsAt - other.startsAt || one.event.id - other.event.id))
    .slice(0, searchLimit)
    .map(({ event }) => event);
}
