import { queryOfWords } from '@atrium/contract/phrases';
import { sql } from 'kysely';
import { type FacetFilter, filterKey, type ListIndex, sortColumnOf } from './list-index.ts';
import type { Facets, ListReader } from './page.ts';
import { type Part, partsWithin } from './ranges.ts';
import type { FacetCount } from './search-memory.ts';
import { questionOf, standingForAll } from './search-once.ts';
import { type Segment, segmentsOf } from './segments.ts';
import {
  fromList,
  holding,
  holdingLookedUp,
  idsOf,
  inFacets,
  type KeySpan,
  orderAndSlice,
  type Range,
  rangeOf,
  type Slice,
  within,
} from './sql.ts';
import type { Stretch } from './stretch.ts';

/** What is looked for in a list or a stretch of its order: the rows that hold every word, among those that the filter lets through. */
export interface Search extends Stretch {
  readonly index: ListIndex;
  readonly words: readonly string[];
  readonly sort: string;
  /** Rows that have the same in this column are shown once (search-once.ts); undefined where each row is shown. */
  readonly onceBy?: string | undefined;
}

/** Counts all matches that the filter lets through. */
export async function countMatches(reader: ListReader, search: Search): Promise<number> {
  const counts = await countMatchesByFacet(reader, search);
  const { names } = search.facets;
  return (names ?? [...counts.keys()]).reduce((total, name) => total + (counts.get(name) ?? 0), 0);
}

/** Counts the matches of each facet, segment by segment: in the order of the table, unless a stretch of another one is asked for. */
export async function countMatchesByFacet(reader: ListReader, search: Search): Promise<ReadonlyMap<string, number>> {
  const { index, span } = search;
  const sort = span === null ? 'id' : search.sort;
  const counts = new Map<string, number>();
  for (const part of partsWithin(await segmentsOf(reader.database, index, sort), rangeOf(span))) {
    for (const { facet, total } of await countsIn(reader, search, sort, part))
      counts.set(facet, (counts.get(facet) ?? 0) + total);
  }
  return counts;
}

function countsIn(
  reader: ListReader,
  search: Search,
  sort: string,
  part: Part<Segment>,
): Promise<readonly FacetCount[]> {
  const { counts } = reader.memory;
  const question = askedOfPart(queryOfWords(search.words), part, search.span);
  const known = counts.recall(part.segment, question);
  if (known !== undefined) return known;
  const counted = countIn(reader, search, sort, part).catch((error: unknown) => {
    counts.forget(part.segment, question);
    throw error;
  });
  counts.remember(part.segment, question, counted);
  return counted;
}

async function countIn(
  { database }: ListReader,
  { index, words }: Search,
  sort: string,
  { range }: Part<Segment>,
): Promise<readonly FacetCount[]> {
  const { rows } = await sql<FacetCount>`
    select facet || '' as facet, count(*) as total ${fromList(index)} and ${within(sortColumnOf(index, sort), range)} ${holding(words)}
    group by facet || ''`.execute(database);
  return rows;
}

/** What is remembered of a whole segment is true whichever span it lies in. */
function askedOfPart(question: string, { isWhole }: Part<Segment>, span: KeySpan | null): string {
  return isWhole ? question : `${question} ${span?.from ?? ''}..${span?.before ?? ''}`;
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
  filter: FacetFilter,
  { slice, isMirrored }: Way,
): Promise<number[]> {
  const { memory, database } = reader;
  const { index, sort, span } = search;
  const segments = await segmentsOf(database, index, sort);
  const asked = questionOf(search, filterKey(index, filter), segments);
  const upwards = partsWithin(segments, rangeOf(span));
  const ids: number[] = [];
  let toPass = slice.offset;
  for (const part of slice.direction === 'asc' ? upwards : upwards.reverse()) {
    const question = askedOfPart(asked, part, span);
    const known = memory.matches.recall(part.segment, question) ?? Number.POSITIVE_INFINITY;
    if (known <= toPass) {
      toPass -= known;
      continue;
    }
    const wanted = toPass + slice.limit - ids.length;
    const found = await matchesIn(reader, search, slice, part.range, wanted);
    if (found.length < wanted) memory.matches.remember(part.segment, question, found.length);
    ids.push(...found.slice(toPass));
    toPass = Math.max(0, toPass - found.length);
    if (ids.length === slice.limit) break;
  }
  return isMirrored ? ids.reverse() : ids;
}

/** The first rows of a part of an order that the filter lets through and that hold all words, if there are any. */
export function matchesIn(
  reader: ListReader,
  search: Search,
  { column, direction }: Pick<Slice, 'column' | 'direction'>,
  range: Range,
  limit: number,
): Promise<number[]> {
  const { index, words, facets } = search;
  return idsOf(
    reader.database,
    sql`select id ${fromList(index)} and ${within(column, range)} ${holdingLookedUp(index, words)} ${inFacets(facets.names)}
      ${standingForAll(reader, search)} ${orderAndSlice({ column, direction, offset: 0, limit })}`,
  );
}
