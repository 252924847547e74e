import { sql } from 'kysely';
import type { Database } from '../database/engine.ts';
import { type ListIndex, sortColumnOf } from './list-index.ts';
import type { Facets, ListReader, PageRequest } from './page.ts';
import type { FacetCount, SegmentMatches } from './search-memory.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { holdingLookedUp, idsOf, inFacets, orderAndSlice, type Range, type Slice, within } from './sql.ts';

/** Counts all matches, segment by segment in the order of the table: what is remembered need not be looked at again. */
export async function countMatches(
  reader: ListReader,
  index: ListIndex,
  words: readonly string[],
  facets: Facets,
): Promise<number> {
  let total = 0;
  for (const segment of await segmentsOf(reader.database, index, 'id')) {
    const matches = await matchesIn(reader, index, 'id', segment, words);
    total += matches.in(facets.names);
  }
  return total;
}

/** How a page is walked to. */
export interface Way {
  /** From the end of the list that is nearer. */
  slice: Slice;
  isMirrored: boolean;
  /** How many rows of the list lie on it, if matches are spread evenly. */
  rows: number;
  /** In rows that are fetched. Those that the filter holds back are told by the index of the order alone, and cost a tenth. */
  cost: number;
}

export function wayThrough(slice: Slice, total: number, facets: Facets): Way {
  const limit = Math.min(slice.limit, total - slice.offset);
  const offsetFromEnd = total - slice.offset - limit;
  const isMirrored = offsetFromEnd < slice.offset;
  const opposite = slice.direction === 'asc' ? 'desc' : 'asc';
  const nearer: Slice = isMirrored
    ? { ...slice, direction: opposite, offset: offsetFromEnd, limit }
    : { ...slice, limit };
  const rows = ((nearer.offset + limit) * facets.listTotal) / total;
  return { slice: nearer, isMirrored, rows, cost: rows * (facets.total / facets.listTotal + 0.1) };
}

/** The ids of a page of many matches. */
export async function walkMatches(
  reader: ListReader,
  index: ListIndex,
  { words, sort }: Pick<PageRequest, 'words' | 'sort'>,
  facets: Facets,
  way: Way,
): Promise<number[]> {
  const { slice, isMirrored } = way;
  const upwards = await segmentsOf(reader.database, index, sort);
  const segments = slice.direction === 'asc' ? upwards : upwards.reverse();
  const ids =
    (await walkNear(reader, index, words, facets, way, segments)) ??
    (await gather(reader, index, words, sort, facets, slice, segments));
  return isMirrored ? ids.reverse() : ids;
}

/** Null when the way is long, or leads through more rows than it should because the matches are not spread evenly. */
async function walkNear(
  { database, tuning }: ListReader,
  index: ListIndex,
  words: readonly string[],
  facets: Facets,
  { slice, rows, cost }: Way,
  segments: readonly Segment[],
): Promise<number[] | null> {
  if (cost > tuning.fewMatches) return null;
  const near = segments.slice(0, Math.ceil((2 * rows) / tuning.segmentSize));
  const ids = await idsIn(database, index, words, facets, slice, spanOf(near, slice.direction));
  return ids.length === slice.limit ? ids : null;
}

function spanOf(segments: readonly Segment[], direction: Slice['direction']): Range {
  const [first, last] = direction === 'asc' ? [segments[0], segments.at(-1)] : [segments.at(-1), segments[0]];
  return { lower: first?.lower, upper: last?.upper };
}

/** Passes over segments by what is known to be in them, and takes from those that the page lies in. */
async function gather(
  reader: ListReader,
  index: ListIndex,
  words: readonly string[],
  sort: string,
  facets: Facets,
  slice: Slice,
  segments: readonly Segment[],
): Promise<number[]> {
  const ids: number[] = [];
  let offset = slice.offset;
  for (const segment of segments) {
    const matches = (await matchesIn(reader, index, sort, segment, words)).in(facets.names);
    if (matches > offset) {
      const rest = { ...slice, offset, limit: slice.limit - ids.length };
      ids.push(...(await idsIn(reader.database, index, words, facets, rest, segment)));
      if (ids.length === slice.limit) break;
    }
    offset = Math.max(0, offset - matches);
  }
  return ids;
}

function idsIn(
  database: Database,
  index: ListIndex,
  words: readonly string[],
  facets: Facets,
  slice: Slice,
  range: Range,
): Promise<number[]> {
  return idsOf(
    database,
    sql`select id from ${sql.table(index.name)}
      where ${within(slice.column, range)} ${holdingLookedUp(index, words)} ${inFacets(facets.names)} ${orderAndSlice(slice)}`,
  );
}

async function matchesIn(
  { database, memory }: ListReader,
  index: ListIndex,
  sort: string,
  segment: Segment,
  words: readonly string[],
): Promise<SegmentMatches> {
  const known = memory.recall(segment, words);
  if (known) return known;
  const { rows } = await sql<FacetCount>`
    select facet || '' as facet, count(*) as total from ${sql.table(index.name)}
    where ${within(sortColumnOf(index, sort), segment)} ${holdingLookedUp(index, words)} group by facet || ''`.execute(
    database,
  );
  return memory.remember(segment, words, rows);
}
