import type { CalendarEvent } from '@atrium/contract/calendar';
import { type Occurrence, occurrencesOf } from '@atrium/contract/recurrence';
import type { Range } from '../calendar.queries.ts';
import { type SeenEvent, seriesOf, shown } from '../calendar.rows.ts';
import { momentsOf, saidTimes } from './calendar.times.ts';
import { iso } from './iso.ts';

interface Placed {
  startsAt: number;
  shown: CalendarEvent;
}

/** The first in a range of events that happen once and of the occurrences of those that repeat, by their start and then their id. */
export function firstOccurrences(
  single: readonly SeenEvent[],
  recurring: readonly SeenEvent[],
  range: Range,
  { accountId, limit }: { accountId: number; limit: number },
): CalendarEvent[] {
  const once = single.map((event) => ({
    startsAt: Date.parse(momentsOf(event).startsAt),
    shown: shown(event, accountId),
  }));
  return [...once, ...repeated(recurring, range, accountId, limit)]
    .sort((one, other) => one.startsAt - other.startsAt || one.shown.id - other.shown.id)
    .slice(0, limit)
    .map((placed) => placed.shown);
}

/** An event that repeats, with its next occurrence: it is asked for the one after that only when this one is in the answer. */
interface Source {
  event: SeenEvent;
  next: Occurrence | undefined;
  rest: Iterator<Occurrence, undefined>;
}

function repeated(events: readonly SeenEvent[], { from, to }: Range, accountId: number, limit: number): Placed[] {
  const sources = events.map((event) => sourceOf(event, Date.parse(from)));
  const end = Date.parse(to);
  const found: Placed[] = [];
  while (found.length < limit) {
    const source = earliest(sources);
    if (!source?.next || source.next.startsAt >= end) break;
    found.push({ startsAt: source.next.startsAt, shown: shownOccurrence(source.event, source.next, accountId) });
    source.next = source.rest.next().value;
  }
  return found;
}

function sourceOf(event: SeenEvent, from: number): Source {
  const series = seriesOf(event);
  const rest = series ? occurrencesOf(series, from) : [].values();
  return { event, next: rest.next().value, rest };
}

/** By the start, and then in the order that the sources are in. */
function earliest(sources: readonly Source[]): Source | undefined {
  return sources.reduce<Source | undefined>(
    (first, source) => (source.next && (!first?.next || isBefore(source, first)) ? source : first),
    undefined,
  );
}

function isBefore({ event, next }: Source, first: Source): boolean {
  const later = (next?.startsAt ?? 0) - (first.next?.startsAt ?? 0);
  return later < 0 || (later === 0 && event.id < first.event.id);
}

export function shownOccurrence(event: SeenEvent, { startsAt, endsAt }: Occurrence, accountId: number): CalendarEvent {
  const { start, end } = saidTimes(iso(startsAt), iso(endsAt), event.allDay);
  return { ...shown({ ...event, start, end }, accountId), occurrenceOf: event.id, originalStart: start };
}
