import { daysBetween } from '../calendar-days.ts';
import { type Entry, inOrder } from '../entries.ts';

/** An entry in a row of days: from which of them, over how many, and how far down. */
export interface Bar {
  entry: Entry;
  lane: number;
  from: number;
  span: number;
  startsBefore: boolean;
  endsAfter: boolean;
}

/** Lays entries into lanes, so that each keeps its own over all of its days. */
export function barsOf(days: readonly string[], entries: readonly Entry[]): Bar[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const ends: number[] = [];
  const here = entries.filter((entry) => entry.firstDay <= last && entry.lastDay >= first);
  return longestFirst(here, first, last).map(({ entry, from, to }) => {
    const free = ends.findIndex((end) => end < from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = to;
    const cut = { startsBefore: entry.firstDay < first, endsAfter: entry.lastDay > last };
    return { entry, lane, from, span: to - from + 1, ...cut };
  });
}

/** Those that began first come first, and of those the longest: they leave no holes behind. */
function longestFirst(entries: readonly Entry[], first: string, last: string) {
  return inOrder(entries)
    .map((entry) => ({
      entry,
      from: Math.max(0, daysBetween(first, entry.firstDay)),
      to: daysBetween(first, entry.lastDay < last ? entry.lastDay : last),
    }))
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
}

/** How many entries of a day lie below the first lanes. */
export function hiddenOn(bars: readonly Bar[], day: number, lanes: number): number {
  return bars.filter(({ lane, from, span }) => lane >= lanes && from <= day && day < from + span).length;
}
