import { sql } from 'kysely';
import { isIdIn } from '../database/dialect.ts';
import { type CountedSegment, countedSegmentsOf } from './far-page.ts';
import { isKeyBefore } from './key-order.ts';
import { filterKey, type ListIndex, sortColumnOf } from './list-index.ts';
import { type Facets, findFacets, type ListReader, type ListRequest } from './page.ts';
import { fewMatchingIds } from './search.ts';
import { matchesIn } from './search-walk.ts';
import { type Boundary, fromList, idsOf, order, type Range, within } from './sql.ts';

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
  const facets = await findFacets(reader, index, request.filter);
  if (facets.total === 0) return null;
  const column = sortColumnOf(index, request.sort);
  const direction = (side === 'next') === (request.direction === 'asc') ? 'asc' : 'desc';
  const { words } = request;
  const few = words.length > 0 ? await fewMatchingIds(reader, { index, words, facets }, { column, direction }) : null;
  if (few) return nearestOf(reader, index, few, { column, direction, place });
  return walkToNearest(reader, index, request, facets, { column, direction, place });
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
  const isBeyond = within(column, beyond(direction, place, {}));
  const [nearest] = await idsOf(
    database,
    sql`select id ${fromList(index)} and ${isBeyond} and ${isIdIn(database, sql`${ids}`)} ${order(column, direction)} limit 1`,
  );
  return nearest ?? null;
}

async function walkToNearest(
  reader: ListReader,
  index: ListIndex,
  { words, filter, sort }: ListRequest,
  facets: Facets,
  way: Way,
): Promise<number | null> {
  const { matches } = reader.memory;
  const question = `${words.join(' ')} ${filterKey(index, filter)}`;
  for (const part of await partsOf(reader, index, sort, facets, way)) {
    if (matches.recall(part.segment, question) === 0) continue;
    const [nearest] = await matchesIn(reader, { index, words, facets }, way, part.range, 1);
    if (nearest !== undefined) return nearest;
    if (part.isWhole) matches.remember(part.segment, question, 0);
  }
  return null;
}

interface Part {
  segment: CountedSegment;
  range: Range;
  isWhole: boolean;
}

/** What the filter may let through from a place on, nearest first: the rest of the segment that it lies in, then whole segments. */
async function partsOf(
  reader: ListReader,
  index: ListIndex,
  sort: string,
  facets: Facets,
  { direction, place }: Way,
): Promise<Part[]> {
  const segments = await countedSegmentsOf(reader, index, sort, facets.names);
  const home = segments.findLastIndex((segment) =>
    isAtOrBefore(segment, sort === 'id' ? { ...place, key: '' } : place),
  );
  const parts = segments.map((segment, number): Part => {
    const whole = { lower: number === 0 ? undefined : segment, upper: segments[number + 1] };
    const isWhole = number !== home;
    return { segment, isWhole, range: isWhole ? whole : beyond(direction, place, whole) };
  });
  const ahead = direction === 'asc' ? parts.slice(home) : parts.slice(0, home + 1).reverse();
  return ahead.filter(({ segment }) => segment.total > 0);
}

function isAtOrBefore({ lowerKey, lowerId }: Boundary, { key, id }: Place): boolean {
  return lowerKey === key ? lowerId <= id : isKeyBefore(lowerKey, key);
}

/** The part of a range that comes after a place in an order. */
function beyond(direction: Way['direction'], { key, id }: Place, { lower, upper }: Range): Range {
  const at: Boundary = { lowerKey: key, lowerId: id };
  return direction === 'asc' ? { lower: { ...at, lowerId: id + 1 }, upper } : { lower, upper: at };
}
