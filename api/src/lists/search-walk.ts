import { sql } from 'kysely';
import { filterKey, type ListIndex } from './list-index.ts';
import type { Facets, ListReader, PageRequest } from './page.ts';
import type { FacetCount } from './search-memory.ts';
import { type Segment, segmentsOf } from './segments.ts';
import {
  fromList,
  holding,
  holdingLookedUp,
  idsOf,
  inFacets,
  orderAndSlice,
  type Range,
  type Slice,
  within,
} from './sql.ts';

/** What is looked for in a list: the rows that hold every word, among those that the filter lets through. */
export interface Search {
  readonly index: ListIndex;
  readonly words: readonly string[];
  readonly facets: Facets;
}

/** Counts all matches, segment by segment in the order of the table. */
export async function countMatches(reader: ListReader, { index, words, facets }: Search): Promise<number> {
  const isLetThrough = new Set(facets.names);
  let total = 0;
  for (const segment of await segmentsOf(reader.database, index, 'id')) {
    for (const count of await countsIn(reader, index, segment, words)) {
      if (facets.names === null || isLetThrough.has(count.facet)) total += count.total;
    }
  }
  return total;
}

async function countsIn(
  { database, memory }: ListReader,
  index: ListIndex,
  segment: Segment,
  words: readonly string[],
): Promise<readonly FacetCount[]> {
  const question = words.join(' ');
  const known = memory.counts.recall(segment, question);
  if (known) return known;
  const { rows } = await sql<FacetCount>`
    select facet || '' as facet, count(*) as total ${fromList(index)} and ${within('id', segment)} ${holding(words)} group by facet || ''`.execute(
    database,
  );
  memory.counts.remember(segment, question, rows);
  return rows;
}

/** How a page is walked to. */
interface Way {
  /** Seen from the end of the list that is nearer. */
  slice: Slice;
  isMirrored: boolean;
  /** In rows that are fetched. Those that the filter holds back are told by the index of the order alone, and cost a tenth. */
  cost: number;
}

export function wayThrough(slice: Slice, total: number, facets: Facets): Way {
  const limit = Math.min(slice.limit, total - slice.offset);
  const offsetFromEnd = total - slice.offset - limit;
  const isMirrored = offsetFromEnd < slice.offset;
  const direction = slice.direction === 'asc' ? 'desc' : 'asc';
  const nearer: Slice = isMirrored ? { ...slice, direction, offset: offsetFromEnd, limit } : { ...slice, limit };
  // If the matches are spread evenly.
  const rows = ((nearer.offset + limit) * facets.listTotal) / total;
  return { slice: nearer, isMirrored, cost: rows * (facets.total / facets.listTotal + 0.1) };
}

/**
 * The ids of a page of many matches, met in its order. Segments that were walked to their end before are passed over by what they are
 * known to have.
 */
export async function walkMatches(
  reader: ListReader,
  search: Search,
  { filter, sort }: Pick<PageRequest, 'filter' | 'sort'>,
  { slice, isMirrored }: Way,
): Promise<number[]> {
  const { memory, database } = reader;
  const { index, words } = search;
  const question = `${words.join(' ')} ${filterKey(index, filter)}`;
  const upwards = await segmentsOf(database, index, sort);
  const ids: number[] = [];
  let toPass = slice.offset;
  for (const segment of slice.direction === 'asc' ? upwards : upwards.reverse()) {
    const known = memory.matches.recall(segment, question) ?? Number.POSITIVE_INFINITY;
    if (known <= toPass) {
      toPass -= known;
      continue;
    }
    const wanted = toPass + slice.limit - ids.length;
    const found = await matchesIn(reader, search, slice, segment, wanted);
    if (found.length < wanted) memory.matches.remember(segment, question, found.length);
    ids.push(...found.slice(toPass));
    toPass = Math.max(0, toPass - found.length);
    if (ids.length === slice.limit) break;
  }
  return isMirrored ? ids.reverse() : ids;
}

/** The first rows of a part of an order that the filter lets through and that hold all words, if there are any. */
export function matchesIn(
  { database }: ListReader,
  { index, words, facets }: Search,
  { column, direction }: Pick<Slice, 'column' | 'direction'>,
  range: Range,
  limit: number,
): Promise<number[]> {
  return idsOf(
    database,
    sql`select id ${fromList(index)} and ${within(column, range)} ${holdingLookedUp(index, words)} ${inFacets(facets.names)}
      ${orderAndSlice({ column, direction, offset: 0, limit })}`,
  );
}
