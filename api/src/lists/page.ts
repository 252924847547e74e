import type { SortDirection } from '@atrium/contract/lists';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/engine.ts';
import { defaultTuning, facetMatches, type ListIndex, type ListTuning, sortColumnOf } from './list-index.ts';
import { findMatches } from './search-plan.ts';
import { findStart, from } from './segments.ts';

export interface PageRequest {
  /** Folded words; a row has to hold them all. */
  words: readonly string[];
  filter: Readonly<Record<string, string | undefined>>;
  sort: string;
  direction: SortDirection;
  page: number;
  perPage: number;
}

export interface Page {
  /** How many rows the search and the filter let through. */
  total: number;
  /** The rows of this page, in order. */
  ids: number[];
}

/** The facets that a filter lets through. `names` is null when it lets all of them through. */
export interface Facets {
  names: string[] | null;
  /** Rows that the filter lets through. */
  total: number;
  /** Rows of the whole list. */
  listTotal: number;
}

/** One slice of the rows in an order: how many to pass over, how many to take. */
export interface Slice {
  column: string;
  direction: SortDirection;
  offset: number;
  limit: number;
}

export async function findPage(
  database: Database,
  index: ListIndex,
  request: PageRequest,
  tuning: ListTuning = defaultTuning,
): Promise<Page> {
  const facets = await findFacets(database, index, request.filter);
  if (facets.total === 0) return { total: 0, ids: [] };
  const slice = {
    column: sortColumnOf(index, request.sort),
    direction: request.direction,
    offset: (request.page - 1) * request.perPage,
    limit: request.perPage,
  };
  if (request.words.length > 0) return findMatches(database, index, request.words, facets, slice, tuning);
  if (slice.offset >= facets.total) return { total: facets.total, ids: [] };
  return { total: facets.total, ids: await filteredIds(database, index, request.sort, facets, slice, tuning) };
}

export async function findFacets(database: Database, index: ListIndex, filter: PageRequest['filter']): Promise<Facets> {
  const counts = await database
    .selectFrom('listFacets')
    .select(['facet', 'total'])
    .where('list', '=', index.name)
    .where('total', '>', 0)
    .execute();
  const matching = counts.filter(({ facet }) => facetMatches(index, facet, filter));
  return {
    names: matching.length === counts.length ? null : matching.map(({ facet }) => facet),
    total: sum(matching),
    listTotal: sum(counts),
  };
}

function sum(counts: readonly { total: number }[]): number {
  return counts.reduce((total, count) => total + count.total, 0);
}

function filteredIds(
  database: Database,
  index: ListIndex,
  sort: string,
  facets: Facets,
  slice: Slice,
  tuning: ListTuning,
): Promise<number[]> {
  if (facets.names !== null && facets.total <= tuning.fewRows) return sortedIds(database, index, facets.names, slice);
  const isNearTheTop = slice.offset <= tuning.segmentSize;
  const isSmall = facets.listTotal <= 2 * tuning.segmentSize;
  if (isSmall || (isNearTheTop && facets.names === null))
    return walkedIds(database, index, facets.names, slice, sql`true`);
  return segmentIds(database, index, sort, facets, slice);
}

/** Few rows: fetch them all by their facet, then sort. */
function sortedIds(database: Database, index: ListIndex, facets: readonly string[], slice: Slice): Promise<number[]> {
  const few = sql`
    with few as materialized (
      select id, ${key(slice.column)} from ${sql.table(index.name)} where facet in (${sql.join(facets)}))
    select id from few ${orderAndSlice(slice)}`;
  return idsOf(database, few);
}

/** Walks the index of the order from its beginning. */
function walkedIds(
  database: Database,
  index: ListIndex,
  facets: readonly string[] | null,
  slice: Slice,
  where: RawBuilder<boolean>,
): Promise<number[]> {
  return idsOf(
    database,
    sql`select id from ${sql.table(index.name)} where ${where} ${inFacets(facets)} ${orderAndSlice(slice)}`,
  );
}

/** Far from the top: the segments tell where the page begins. It is walked upwards, whichever way the list is read. */
async function segmentIds(
  database: Database,
  index: ListIndex,
  sort: string,
  facets: Facets,
  slice: Slice,
): Promise<number[]> {
  const limit = Math.min(slice.limit, facets.total - slice.offset);
  const offset = slice.direction === 'asc' ? slice.offset : facets.total - slice.offset - limit;
  const start = await findStart(database, index, sort, facets.names, offset);
  const upwards: Slice = { column: slice.column, direction: 'asc', offset: start.skip, limit };
  const ids = await walkedIds(database, index, facets.names, upwards, from(slice.column, start));
  return slice.direction === 'asc' ? ids : ids.reverse();
}

export async function idsOf(database: Database, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${query}`.execute(database);
  return rows.map(({ id }) => id);
}

export function key(column: string): RawBuilder<unknown> {
  return column === 'id' ? sql`id as sort_key` : sql`${sql.ref(column)} as sort_key`;
}

/** Tested row by row, never through the index by facet: what this is added to walks the index of an order. */
export function inFacets(facets: readonly string[] | null): RawBuilder<unknown> {
  return facets === null ? sql`` : sql`and (facet || '') in (${sql.join(facets)})`;
}

function orderAndSlice({ column, direction, offset, limit }: Slice): RawBuilder<unknown> {
  return sql`${order(column, direction)} limit ${limit} offset ${offset}`;
}

export function order(column: string, direction: SortDirection): RawBuilder<unknown> {
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  return column === 'id' ? sql`order by id ${way}` : sql`order by ${sql.ref(column)} ${way}, id ${way}`;
}
