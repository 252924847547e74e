import type { SortDirection } from '@atrium/contract/lists';
import { sql } from 'kysely';
import type { Database } from '../database/engine.ts';
import { defaultTuning, facetMatches, type ListIndex, type ListTuning, sortColumnOf } from './list-index.ts';
import { findMatches } from './search.ts';
import { createSearchMemory, type SearchMemory } from './search-memory.ts';
import { findStart } from './segments.ts';
import { idsOf, inFacets, key, orderAndSlice, type Slice, within } from './sql.ts';

/** What reading lists takes. */
export interface ListReader {
  readonly database: Database;
  readonly tuning: ListTuning;
  readonly memory: SearchMemory;
}

export function createListReader(database: Database, tuning: ListTuning = defaultTuning): ListReader {
  return { database, tuning, memory: createSearchMemory() };
}

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

export async function findPage(reader: ListReader, index: ListIndex, request: PageRequest): Promise<Page> {
  const facets = await findFacets(reader.database, index, request.filter);
  if (facets.total === 0) return { total: 0, ids: [] };
  const slice = {
    column: sortColumnOf(index, request.sort),
    direction: request.direction,
    offset: (request.page - 1) * request.perPage,
    limit: request.perPage,
  };
  if (request.words.length > 0) return findMatches(reader, index, request, facets, slice);
  if (slice.offset >= facets.total) return { total: facets.total, ids: [] };
  return { total: facets.total, ids: await filteredIds(reader, index, request.sort, facets, slice) };
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
  { database, tuning }: ListReader,
  index: ListIndex,
  sort: string,
  facets: Facets,
  slice: Slice,
): Promise<number[]> {
  // A row that is walked over costs a fifth of one that is fetched.
  const few = Math.min(tuning.fewRows, facets.listTotal / 5);
  if (facets.names !== null && facets.total <= few) return sortedIds(database, index, facets.names, slice);
  const isNearTheTop = slice.offset <= tuning.segmentSize;
  const isSmall = facets.listTotal <= 2 * tuning.segmentSize;
  if (isSmall || (isNearTheTop && facets.names === null)) return walkedIds(database, index, facets.names, slice);
  return segmentIds(database, index, sort, facets, slice);
}

/** Few rows: fetch them all by their facet, then sort. */
function sortedIds(database: Database, index: ListIndex, facets: readonly string[], slice: Slice): Promise<number[]> {
  return idsOf(
    database,
    sql`with few as materialized (
        select id, place, ${key(slice.column)} from ${sql.table(index.name)} where facet in (${sql.join(facets)}))
      select id from few ${orderAndSlice({ ...slice, column: 'sort_key' })}`,
  );
}

/** Walks the index of the order from its beginning. */
function walkedIds(
  database: Database,
  index: ListIndex,
  facets: readonly string[] | null,
  slice: Slice,
): Promise<number[]> {
  return idsOf(
    database,
    sql`select id from ${sql.table(index.name)} where true ${inFacets(facets)} ${orderAndSlice(slice)}`,
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
  if (!start) return [];
  const ids = await idsOf(
    database,
    sql`select id from ${sql.table(index.name)} where ${within(slice.column, { lower: start })} ${inFacets(facets.names)}
      ${orderAndSlice({ column: slice.column, direction: 'asc', offset: start.skip, limit })}`,
  );
  return slice.direction === 'asc' ? ids : ids.reverse();
}
