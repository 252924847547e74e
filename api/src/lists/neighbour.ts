import { sql } from 'kysely';
import { isIdIn } from '../database/dialect.ts';
import { type CountedSegment, countedSegmentsOf } from './far-page.ts';
import { type FacetFilter, filterKey, type ListIndex, sortColumnOf } from './list-index.ts';
import { findFacets, type ListReader, type ListRequest } from './page.ts';
import { overlap, type Part, partsWithin } from './ranges.ts';
import { fewMatchingIds } from './search.ts';
import { questionOf } from './search-once.ts';
import { matchesIn, type Search } from './search-walk.ts';
import { fromList, idsOf, order, type Range, rangeOf, within } from './sql.ts';
import { findStretch } from './stretch.ts';

export type Side = 'previous' | 'next';

/** A row's place in an order: its key, which is of no account in the order by id, and its id. */
interface Place {
  readonly key: string;
  readonly id: number;
}

/**
 * The row before or after a place in a list, as the list is read; null past its ends. Nothing but the segment that the place lies in and the
 * one that the neighbour lies in is walked. The place may be of a row that is not in the list.
 */
export async function findNeighbour(
  reader: ListReader,
  index: ListIndex,
  request: ListRequest,
  place: Place,
  side: Side,
): Promise<number | null> {
  const stretch = await findStretch(reader, index, request, await findFacets(reader, index, request.filter));
  if (stretch.facets.total === 0) return null;
  const { words, sort, onceBy } = request;
  const search: Search = { index, words, sort, onceBy, ...stretch };
  const column = sortColumnOf(index, sort);
  const direction = (side === 'next') === (request.direction === 'asc') ? 'asc' : 'desc';
  const isSearch = words.length > 0 || onceBy !== undefined;
  const few = isSearch ? await fewMatchingIds(reader, search, { column, direction }) : null;
  if (few) return nearestOf(reader, index, few, { column, direction, place });
  return walkToNearest(reader, search, request.filter, { column, direction, place });
}

interface Way {
  column: string;
  direction: 'asc' | 'desc';
  place: Place;
}

async function nearestOf(
  { database }: ListReader,
  index: ListIndex,
  ids: readonly number[],
  { column, direction, place }: Way,
): Promise<number | null> {
  const isBeyond = within(column, beyond(direction, place));
  const [nearest] = await idsOf(
    database,
    sql`select id ${fromList(index)} and ${isBeyond} and ${isIdIn(database, sql`${ids}`)} ${order(column, direction)} limit 1`,
  );
  return nearest ?? null;
}

async function walkToNearest(
  reader: ListReader,
  search: Search,
  filter: FacetFilter,
  way: Way,
): Promise<number | null> {
  const { matches } = reader.memory;
  const segments = await countedSegmentsOf(reader, search.index, search.sort, search.facets.names);
  const question = questionOf(search, filterKey(search.index, filter), segments);
  for (const part of partsAhead(segments, search, way)) {
    if (matches.recall(part.segment, question) === 0) continue;
    const [nearest] = await matchesIn(reader, search, way, part.range, 1);
    if (nearest !== undefined) return nearest;
    if (part.isWhole) matches.remember(part.segment, question, 0);
  }
  return null;
}

/** What the filter may let through from a place on, nearest first: the rest of the segment that it lies in, then other segments. */
function partsAhead(
  segments: readonly CountedSegment[],
  { sort, span }: Search,
  { direction, place }: Way,
): Part<CountedSegment & Range>[] {
  const ahead = overlap(beyond(direction, sort === 'id' ? { ...place, key: '' } : place), rangeOf(span));
  if (!ahead) return [];
  const ranges = segments.map((segment, number) => ({
    ...segment,
    lower: number === 0 ? undefined : segment,
    upper: segments[number + 1],
  }));
  const parts = partsWithin(ranges, ahead).filter(({ segment }) => segment.total > 0);
  return direction === 'asc' ? parts : parts.reverse();
}

/** What comes after a place in an order. */
function beyond(direction: Way['direction'], { key, id }: Place): Range {
  return direction === 'asc'
    ? { lower: { lowerKey: key, lowerId: id + 1 } }
    : { upper: { lowerKey: key, lowerId: id } };
}
