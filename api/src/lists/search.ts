import { isPhrase } from '@atrium/contract/phrases';
import { type RawBuilder, sql } from 'kysely';
import { type AskedPiece, areIndexed, indexedRows, unindexed } from '../database/dialect.ts';
import type { Database } from '../database/engine.ts';
import { gramsOfWord, lengthOf } from '../search/grams.ts';
import { type FacetFilter, type ListIndex, tableOf } from './list-index.ts';
import type { ListReader, Page } from './page.ts';
import { countBeside, eachOnce, foundColumns } from './search-once.ts';
import { countMatches, matchesIn, type Search, walkMatches, wayThrough } from './search-walk.ts';
import { fromList, holding, inFacets, inSpan, rangeOf, type Slice } from './sql.ts';

/**
 * A page of the rows that hold every word. When they are few, or the filter lets few rows through, all of them are fetched and sorted.
 * When they are many, the list is walked in its order.
 */
export async function findMatches(
  reader: ListReader,
  search: Search,
  filter: FacetFilter,
  slice: Slice,
): Promise<Page> {
  const few = await findFew(reader, search, slice);
  if ('page' in few) return few.page;
  const matching = few.frequency.total ?? (await countMatches(reader, search));
  const total = matching - (await countBeside(reader, search, filter));
  if (slice.offset >= total) return { total, ids: [] };
  const way = wayThrough(slice, total, search.facets);
  const filterCost = isByFilter(search) ? costOfFilter * search.whole.total : Number.POSITIVE_INFINITY;
  const fetched = await fetchFromIndex(reader, search, slice, few.frequency, Math.min(way.cost, filterCost));
  if (fetched) return fetched;
  if (filterCost < way.cost) return fetchFromFilter(reader, search, slice);
  return { total, ids: await walkMatches(reader, search, filter, way) };
}

// Rows of a filter lie closer to each other than those that a walk or the index of trigrams leads to.
const costOfFilter = 0.6;

/** Whether the rows of the filter are fewer than those that a walk leads over. */
function isByFilter({ facets, whole }: Search): boolean {
  return facets.names !== null && whole.total < facets.listTotal;
}

/** All matches in order; null when they are many, or when a walk over a short stretch meets them as soon. */
export async function fewMatchingIds(
  reader: ListReader,
  search: Search,
  order: Pick<Slice, 'column' | 'direction'>,
): Promise<number[] | null> {
  const { fewRows, fewMatches } = reader.tuning;
  if (isShort(reader, search)) return null;
  const everything = { ...order, offset: 0, limit: Math.max(fewRows, fewMatches) };
  const few = await findFew(reader, search, everything);
  return 'page' in few ? few.page.ids : null;
}

// A walk costs more than it seems to when the matches lie together at the other end.
const walkRisk = 4;
// The rows of a stretch lie together, and those that the index of trigrams leads to all over the table.
const shareOfStretch = 0.25;

/** A page of few matches; how frequent the words are if there are many. */
async function findFew(
  reader: ListReader,
  search: Search,
  slice: Slice,
): Promise<{ page: Page } | { frequency: Frequency }> {
  const { facets, span } = search;
  const { fewRows, fewMatches } = reader.tuning;
  if (isShort(reader, search)) return { page: await fetchFromStretch(reader, search, slice) };
  if (facets.total <= fewRows) return { page: await fetchFromFilter(reader, search, slice) };
  const frequency = await frequencyOf(reader, search);
  if (frequency.most === 0) return { page: { total: 0, ids: [] } };
  if (frequency.total !== null && wayThrough(slice, frequency.total, facets).cost * walkRisk < frequency.total)
    return { frequency };
  const most = span === null ? fewMatches : Math.min(fewMatches, facets.total * shareOfStretch);
  const page = await fetchFromIndex(reader, search, slice, frequency, most);
  return page ? { page } : { frequency };
}

/** How frequent the pieces of the words are: those of three characters of each word, and the shorter words themselves. */
export interface Frequency {
  /** No more rows than this hold all words and are let through by the filter. */
  most: number;
  /** How many it is, if that is known: without words all of them; a single word of up to three characters is itself a piece that is counted, in the whole list. */
  total: number | null;
  /** How many rows of the list hold a piece. */
  inList(piece: string): number;
}

export async function frequencyOf(
  { database }: ListReader,
  { index, words, facets, span }: Search,
): Promise<Frequency> {
  const pieces = words.flatMap(gramsOfWord);
  if (pieces.length === 0) return { most: facets.total, total: facets.total, inList: () => 0 };
  const isLetThrough = facets.names === null ? sql`true` : sql`facet in (${sql.join(facets.names)})`;
  const { rows } = await sql<{ gram: string; inList: number; inFilter: number }>`
    select gram, cast(sum(total) as bigint) as in_list, cast(sum(case when ${isLetThrough} then total else 0 end) as bigint) as in_filter
    from search_grams where list = ${index.name} and gram in (${sql.join(pieces)}) group by gram`.execute(database);
  const byGram = new Map(rows.map((row) => [row.gram, row]));
  const most = Math.min(...pieces.map((piece) => byGram.get(piece)?.inFilter ?? 0));
  return {
    most,
    total: span === null && words.length === 1 && words.every(isPiece) ? most : null,
    inList: (piece) => byGram.get(piece)?.inList ?? 0,
  };
}

export function isPiece(word: string): boolean {
  return lengthOf(word) <= 3 && !isPhrase(word);
}

// A few pieces narrow the search down as far as it goes; one that is far more frequent than the rarest takes longer than it helps.
const mostPieces = 4;
const mostTimesRarest = 8;
// After any other, in the order of bytes.
const lastCharacter = '\u{10ffff}';
// Up to this many pieces of three characters are asked for in place of a shorter word.
const mostAlternatives = 300;

/** What the index is asked for to get no more than `most` rows: all of these pieces. Null if there is no word that leads to so few rows. */
async function askedOfIndex(
  reader: ListReader,
  search: Search,
  { inList }: Frequency,
  most: number,
): Promise<AskedPiece[] | null> {
  const { index, words } = search;
  const pieces = words.flatMap(gramsOfWord).toSorted((one, other) => inList(one) - inList(other));
  const long = [...new Set(pieces)].filter((piece) => lengthOf(piece) === 3);
  const [rarest] = long;
  const mayBeFew = long.length > 1 && isWorthTrying(reader, search, most) && !reader.memory.isFrequent(index, words);
  if (rarest !== undefined && (inList(rarest) <= most || mayBeFew)) {
    const useful = long.filter((piece) => inList(piece) <= mostTimesRarest * inList(rarest));
    return useful.slice(0, mostPieces).map((piece) => ({ piece, known: [piece] }));
  }
  const short = pieces.find((piece) => lengthOf(piece) < 3 && inList(piece) <= most);
  return short === undefined ? null : askedForShort(reader.database, index, short);
}

/** Words of frequent pieces may be rare together; a short stretch is looked at sooner than that is found out. */
function isWorthTrying({ tuning }: ListReader, { span }: Search, most: number): boolean {
  return span === null || most >= tuning.fewMatches;
}

/** What stands in for a word that is too short for the index: the pieces of three characters that begin with it. Null when they are too many. */
async function askedForShort(database: Database, index: ListIndex, short: string): Promise<AskedPiece[] | null> {
  // The most frequent first: PostgreSQL looks at each row again, for one after the other until one is there.
  const { rows } = await sql<{ gram: string }>`
    select gram from search_grams
    where list = ${index.name} and gram >= ${short} and gram <= ${short + lastCharacter.repeat(2)} and total > 0 and length(gram) = 3
    group by gram order by sum(total) desc limit ${mostAlternatives + 1}`.execute(database);
  const known = rows.map(({ gram }) => gram);
  return rows.length > mostAlternatives || !areIndexed(database, known) ? null : [{ piece: short, known }];
}

/** Null when the index cannot tell, or knows of more rows than that. */
async function fetchFromIndex(
  reader: ListReader,
  search: Search,
  slice: Slice,
  frequency: Frequency,
  most: number,
): Promise<Page | null> {
  const found = await foundByIndex(reader, search, slice.column, frequency, most);
  if (!found) return null;
  const matches = eachOnce(search, sql`select ${foundColumns(search, slice.column)} ${found.matches}`);
  const { candidateCount, ...page } = await sortedPage(reader, found.candidates, matches, slice);
  if (candidateCount <= most) return page;
  noteMany(reader, search, most);
  return null;
}

/** What the index leads to, at most one more than `most`, and `from … where …` of the matches among them; null when it cannot tell. */
export async function foundByIndex(
  reader: ListReader,
  search: Search,
  column: string,
  frequency: Frequency,
  most: number,
): Promise<{ candidates: RawBuilder<unknown>; matches: RawBuilder<unknown> } | null> {
  const asked = await askedOfIndex(reader, search, frequency, most);
  if (!asked) return null;
  const { index, words, facets, span, onceBy = column } = search;
  const isAsked = words.length === 1 && words.every(isPiece);
  const table = { table: tableOf(index), accountId: index.owner?.accountId };
  const { candidates, rows } = indexedRows(reader.database, table, [column, onceBy], asked, Math.floor(most) + 1);
  const isInSpan = inSpan(unindexed(reader.database, column), span);
  const matches = sql`from ${rows} where true ${isAsked ? sql`` : holding(words)} ${inFacets(facets.names)} ${isInSpan}`;
  return { candidates, matches };
}

/** That the index led to more rows than that is known the next time. */
export function noteMany(reader: ListReader, search: Search, most: number): void {
  if (isWorthTrying(reader, search, most)) reader.memory.noteFrequent(search.index, search.words);
}

/** Whether few rows are let through, and are met soonest by walking over the stretch that is asked for. */
function isShort({ tuning }: ListReader, search: Search): boolean {
  return search.span !== null && search.facets.total <= tuning.fewRows && !isByFilter(search);
}

async function fetchFromStretch(reader: ListReader, search: Search, slice: Slice): Promise<Page> {
  const ids = await matchesIn(reader, search, slice, rangeOf(search.span), search.facets.total);
  return { total: ids.length, ids: ids.slice(slice.offset, slice.offset + slice.limit) };
}

/** The matches among all rows that the filter lets through, few as they are. */
async function fetchFromFilter(reader: ListReader, search: Search, slice: Slice): Promise<Page> {
  const { index, words, facets, span } = search;
  const { names } = facets;
  const isLetThrough = names === null ? sql`true` : sql`facet in (${sql.join(names)})`;
  const candidates = sql`
    select ${foundColumns(search, slice.column)} ${fromList(index)} and ${isLetThrough} ${holding(words)}
    ${inSpan(unindexed(reader.database, slice.column), span)}`;
  const { total, ids } = await sortedPage(reader, candidates, eachOnce(search, sql`select * from candidates`), slice);
  return { total, ids };
}

/** Fetches candidates once, picks the matches among them, sorts these, and answers how many there are and a page of them. */
async function sortedPage(
  { database }: ListReader,
  candidates: RawBuilder<unknown>,
  matches: RawBuilder<unknown>,
  slice: Slice,
): Promise<Page & { candidateCount: number }> {
  const way = slice.direction === 'asc' ? sql`asc` : sql`desc`;
  const sorted = sql`order by sort_key ${way}, id ${way}`;
  const { rows } = await sql<{ candidateCount: number; total: number; id: number | null }>`
    with candidates as materialized (${candidates}), matches as materialized (${matches}),
      counts as (select (select count(*) from candidates) as candidate_count, (select count(*) from matches) as total)
    select candidate_count, total, id from counts
    left join (select id, sort_key from matches ${sorted} limit ${slice.limit} offset ${slice.offset}) as page on true
    ${sorted}`.execute(database);
  const [first] = rows;
  return {
    candidateCount: first?.candidateCount ?? 0,
    total: first?.total ?? 0,
    ids: rows.map(({ id }) => id).filter((id) => id !== null),
  };
}
