import { sql } from 'kysely';
import { type CountedSegment, countedSegmentsOf } from './far-page.ts';
import { isBefore } from './key-order.ts';
import { type ListIndex, sortColumnOf } from './list-index.ts';
import type { Facets, ListReader, ListRequest } from './page.ts';
import { type Boundary, fromList, inFacets, type KeySpan, type Slice, within } from './sql.ts';

/** The part of a list that is asked for: all of it, or the rows whose keys lie in a span. */
export interface Stretch {
  /** Null for the whole list. */
  readonly span: KeySpan | null;
  /** Counted in the stretch alone. */
  readonly facets: Facets;
  /** Counted in the whole list. */
  readonly whole: Facets;
  /** How many rows that the filter lets through come before the stretch. */
  readonly passed: number;
}

/**
 * The segments of the order tell how many rows there are before a key; only the one that the key lies in is counted. So a page of a stretch is a
 * page of the list, further on.
 */
export async function findStretch(
  reader: ListReader,
  index: ListIndex,
  { sort, span = null }: Pick<ListRequest, 'sort' | 'span'>,
  whole: Facets,
): Promise<Stretch> {
  const all = { span: null, facets: whole, whole, passed: 0 };
  if (span === null || whole.total === 0) return all;
  if (sort === 'id') throw new Error(`The order of ${index.name} by id has no keys.`);
  const listed = await countWithin(reader, { index, sort, names: null }, span, whole.listTotal);
  if (listed.total === whole.listTotal) return all;
  const { names } = whole;
  const { passed, total } =
    names === null ? listed : await countWithin(reader, { index, sort, names }, span, whole.total);
  return { span, facets: { names, total, listTotal: listed.total }, whole, passed };
}

/** The rows of an order that a filter lets through. */
interface Counted {
  index: ListIndex;
  sort: string;
  names: Facets['names'];
}

async function countWithin(
  reader: ListReader,
  counted: Counted,
  { from, before }: KeySpan,
  all: number,
): Promise<{ passed: number; total: number }> {
  const passed = from === undefined ? 0 : await countBefore(reader, counted, from);
  const end = before === undefined ? all : await countBefore(reader, counted, before);
  return { passed, total: Math.max(0, end - passed) };
}

async function countBefore(reader: ListReader, counted: Counted, key: string): Promise<number> {
  const { index, sort, names } = counted;
  const at: Boundary = { lowerKey: key, lowerId: 0 };
  const segments = await countedSegmentsOf(reader, index, sort, names);
  const home = segments.findLastIndex((segment) => !isBefore(at, segment));
  const segment = segments[home];
  if (!segment) return 0;
  const before = segments.slice(0, home).reduce((sum, { total }) => sum + total, 0);
  return before + (await countInSegment(reader, counted, segment, at));
}

/** How many there are of a segment before a place in it. */
async function countInSegment(
  { database, memory }: ListReader,
  { index, sort, names }: Counted,
  segment: CountedSegment,
  at: Boundary,
): Promise<number> {
  const question = `before ${at.lowerKey} ${JSON.stringify(names)}`;
  const known = memory.matches.recall(segment, question);
  if (known !== undefined) return known;
  const range = { lower: segment, upper: at };
  const { rows } = await sql<{ total: number }>`
    select count(*) as total ${fromList(index)} and ${within(sortColumnOf(index, sort), range)} ${inFacets(names)}`.execute(
    database,
  );
  const total = rows[0]?.total ?? 0;
  memory.matches.remember(segment, question, total);
  return total;
}

/** A slice of the stretch, as one of the whole list. */
export function sliceOfWhole(slice: Slice, { span, facets, whole, passed }: Stretch): Slice {
  if (span === null) return slice;
  const before = slice.direction === 'asc' ? passed : whole.total - passed - facets.total;
  const limit = Math.min(slice.limit, facets.total - slice.offset);
  return { ...slice, offset: before + slice.offset, limit };
}
