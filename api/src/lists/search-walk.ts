import { sql } from 'kysely';
import type { Database } from '../database/engine.ts';
import { type ListIndex, sortColumnOf } from './list-index.ts';
import type { Facets, ListReader, PageRequest } from './page.ts';
import type { FacetCount, SegmentMatches } from './search-memory.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { holding, idsOf, inFacets, orderAndSlice, type Range, type Slice, within } from './sql.ts';

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

/** The ids of a page of many matches. The list is read from the end that is nearer. */
export async function walkMatches(
  reader: ListReader,
  index: ListIndex,
  { words, sort }: Pick<PageRequest, 'words' | 'sort'>,
  facets: Facets,
  slice: Slice,
  total: number,
): Promise<number[]> {
  const limit = Math.min(slice.limit, total - slice.offset);
  const offsetFromEnd = total - slice.offset - limit;
  if (slice.offset <= offsetFromEnd) return walk(reader, index, words, sort, facets, { ...slice, limit }, total);
  const direction = slice.direction === 'asc' ? 'desc' : 'asc';
  const mirrored: Slice = { ...slice, direction, offset: offsetFromEnd, limit };
  const ids = await walk(reader, index, words, sort, facets, mirrored, total);
  return ids.reverse();
}

async function walk(
  reader: ListReader,
  index: ListIndex,
  words: readonly string[],
  sort: string,
  facets: Facets,
  slice: Slice,
  total: number,
): Promise<number[]> {
  const { database, tuning } = reader;
  const all = await segmentsOf(database, index, sort);
  const segments = slice.direction === 'asc' ? all : all.reverse();
  const rowsExpected = ((slice.offset + slice.limit) * facets.listTotal) / total;
  const near = segments.slice(0, Math.ceil(rowsExpected / tuning.segmentSize) + 1);
  if (near.length <= nearSegments) {
    const ids = await idsIn(database, index, words, facets, slice, spanOf(near, slice.direction));
    if (ids.length === slice.limit) return ids;
  }
  return gather(reader, index, words, sort, facets, slice, segments);
}

// Up to this many segments are walked without counting what is in each.
const nearSegments = 3;

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
      where ${within(slice.column, range)} ${holding(words)} ${inFacets(facets.names)} ${orderAndSlice(slice)}`,
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
    where ${within(sortColumnOf(index, sort), segment)} ${holding(words)} group by facet || ''`.execute(database);
  return memory.remember(segment, words, rows);
}
