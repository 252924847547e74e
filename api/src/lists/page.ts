import type { SortDirection } from '@atrium/contract/lists';
import type { Database, Engine } from '../database/engine.ts';
import { foldWords } from '../search/fold.ts';
import { CommitMemory } from './commit-memory.ts';
import { type CountedSegment, farIds } from './far-page.ts';
import { Landmarks } from './landmarks.ts';
import {
  defaultTuning,
  type FacetFilter,
  facetMatches,
  filterKey,
  type ListIndex,
  type ListTuning,
  sortColumnOf,
} from './list-index.ts';
import { findMatches } from './search.ts';
import { createSearchMemory, type SearchMemory } from './search-memory.ts';
import type { KeySpan, Slice } from './sql.ts';
import { findStretch, sliceOfWhole } from './stretch.ts';
import { sort, type WalkedRow, walk } from './walk.ts';

/** What reading lists takes. */
export interface ListReader {
  readonly database: Database;
  readonly tuning: ListTuning;
  readonly memory: SearchMemory;
  readonly facets: CommitMemory<Facets>;
  readonly segments: CommitMemory<readonly CountedSegment[]>;
  readonly landmarks: Landmarks;
}

export function createListReader(
  engine: Pick<Engine, 'read' | 'commits'>,
  tuning: ListTuning = defaultTuning,
): ListReader {
  return {
    database: engine.read,
    tuning,
    memory: createSearchMemory(),
    facets: new CommitMemory(engine),
    segments: new CommitMemory(engine),
    landmarks: new Landmarks(),
  };
}

/** What a list's contract asks for, beside its filters. */
interface ListQuery {
  q: string;
  sort: SortDirection;
  sortColumn: string;
}

export interface ListRequest {
  /** Folded words; a row has to hold them all. */
  words: readonly string[];
  filter: FacetFilter;
  sort: string;
  direction: SortDirection;
  /** Which keys of the order the rows may have; left out, any. */
  span?: KeySpan | null | undefined;
  /** A column: rows that have the same in it are shown once, as the last of them in the order that is found. For searches, with or without words. */
  onceBy?: string | undefined;
}

export interface PageRequest extends ListRequest {
  page: number;
  perPage: number;
  /** How many rows come before the page, where that are not whole pages. */
  offset?: number;
}

export function pageRequest(
  query: ListQuery & Pick<PageRequest, 'page' | 'perPage'>,
  filter: PageRequest['filter'],
): PageRequest {
  return { ...listRequest(query, filter), page: query.page, perPage: query.perPage };
}

/** Of all pages. */
export function listRequest({ q, sort, sortColumn }: ListQuery, filter: PageRequest['filter']): ListRequest {
  return { words: foldWords(q), filter, sort: sortColumn, direction: sort };
}

export interface Page {
  /** How many rows the search and the filter let through. */
  total: number;
  /** The rows of this page, in order. */
  ids: number[];
}

/** The facets that a filter lets through. `names` is null when it lets all of them through. */
export interface Facets {
  readonly names: readonly string[] | null;
  /** Rows that the filter lets through. */
  readonly total: number;
  /** Rows of the whole list. */
  readonly listTotal: number;
}

export async function findPage(reader: ListReader, index: ListIndex, request: PageRequest): Promise<Page> {
  const stretch = await findStretch(reader, index, request, await findFacets(reader, index, request.filter));
  const { total } = stretch.facets;
  if (total === 0) return { total, ids: [] };
  const slice = {
    column: sortColumnOf(index, request.sort),
    direction: request.direction,
    offset: request.offset ?? (request.page - 1) * request.perPage,
    limit: request.perPage,
  };
  const { words, sort: sortName, onceBy } = request;
  if (words.length > 0 || onceBy !== undefined)
    return findMatches(reader, { index, words, sort: sortName, onceBy, ...stretch }, request.filter, slice);
  if (slice.offset >= total) return { total, ids: [] };
  const ids = await filteredIds(reader, index, sortName, stretch.whole, sliceOfWhole(slice, stretch));
  return { total, ids };
}

export function findFacets(reader: ListReader, index: ListIndex, filter: PageRequest['filter']): Promise<Facets> {
  const question = `${index.name} ${filterKey(index, filter)}`;
  return reader.facets.recall(question, () => countFacets(reader.database, index, filter));
}

async function countFacets(database: Database, index: ListIndex, filter: PageRequest['filter']): Promise<Facets> {
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

async function filteredIds(
  reader: ListReader,
  index: ListIndex,
  sortName: string,
  facets: Facets,
  slice: Slice,
): Promise<number[]> {
  const { database, tuning } = reader;
  const walked = ((slice.offset + slice.limit) * facets.listTotal) / facets.total;
  // Those that a filter lets through may all lie at the other end: an order by role has the editors together.
  const mayBeFar = facets.names !== null && facets.listTotal > 2 * tuning.segmentSize;
  // A row that is walked over costs a fifth of one that is fetched.
  const few = Math.min(tuning.fewRows, (mayBeFar ? facets.listTotal : walked) / 5);
  if (facets.names !== null && facets.total <= few) return idsOf(await sort(database, index, facets, slice));
  if (!mayBeFar && walked <= tuning.nearRows) return idsOf(await walk(database, index, facets, slice));
  return farIds(reader, index, sortName, facets, slice);
}

function idsOf(rows: readonly WalkedRow[]): number[] {
  return rows.map(({ id }) => id);
}
