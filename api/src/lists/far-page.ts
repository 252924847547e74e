import { sql } from 'kysely';
import { isTextIn } from '../database/dialect.ts';
import { type Placeholders, prepared } from '../database/prepared.ts';
import type { ListIndex } from './list-index.ts';
import type { Facets, ListReader } from './page.ts';
import type { Boundary, Slice } from './sql.ts';
import { walk } from './walk.ts';

/** A segment of an order, and how many of its rows a filter lets through. */
export interface CountedSegment extends Boundary {
  readonly id: number;
  /** Another one whenever any of its rows was added, changed or deleted. */
  readonly version: number;
  readonly total: number;
}

/** A page far from both ends: the segments tell where it begins. It is walked to upwards, whichever way the list is read. */
export async function farIds(
  reader: ListReader,
  index: ListIndex,
  sort: string,
  facets: Facets,
  slice: Slice,
): Promise<number[]> {
  const limit = Math.min(slice.limit, facets.total - slice.offset);
  const offset = slice.direction === 'asc' ? slice.offset : facets.total - slice.offset - limit;
  const ids = await upwards(reader, index, sort, facets, { column: slice.column, direction: 'asc', offset, limit });
  return slice.direction === 'asc' ? ids : ids.reverse();
}

/** No ids when there is no such row any more: some may have been deleted since they were counted. */
async function upwards(
  reader: ListReader,
  index: ListIndex,
  sort: string,
  facets: Facets,
  slice: Slice,
): Promise<number[]> {
  const filter = JSON.stringify(facets.names);
  let toPass = slice.offset;
  for (const segment of await countedSegmentsOf(reader, index, sort, facets.names)) {
    if (toPass < segment.total) return idsFrom(reader, index, segment, filter, facets, { ...slice, offset: toPass });
    toPass -= segment.total;
  }
  return [];
}

async function idsFrom(
  { database, landmarks }: ListReader,
  index: ListIndex,
  segment: CountedSegment,
  filter: string,
  facets: Facets,
  slice: Slice,
): Promise<number[]> {
  const start = landmarks.before(segment, filter, slice.offset) ?? { ...segment, passed: 0 };
  const rows = await walk(database, index, facets, { ...slice, offset: slice.offset - start.passed }, start);
  const [first] = rows;
  if (first)
    landmarks.add(segment, filter, { lowerKey: String(first.sortKey), lowerId: first.id, passed: slice.offset });
  return rows.map(({ id }) => id);
}

/** The segments of an order, from the first to the last, with how many rows of each the filter lets through. */
export function countedSegmentsOf(
  { database, segments }: ListReader,
  index: ListIndex,
  sort: string,
  names: readonly string[] | null,
): Promise<readonly CountedSegment[]> {
  const question = `${index.name} ${sort} ${JSON.stringify(names)}`;
  return segments.recall(question, () =>
    countedSegments(database, { list: index.name, sort, facets: names ?? [] }, names !== null),
  );
}

const countedSegments = prepared(
  (database, given: Placeholders<{ list: string; sort: string; facets: readonly string[] }>, isFiltered: boolean) => {
    const matching = sql<number>`(
      select cast(coalesce(sum(counts.total), 0) as bigint) from list_segment_counts as counts
      where counts.segment_id = list_segments.id and ${isTextIn(database, sql`counts.facet`, given.facets)})`;
    return database
      .selectFrom('listSegments')
      .select(['id', 'version', 'lowerKey', 'lowerId', (isFiltered ? matching : sql<number>`total`).as('total')])
      .where('list', '=', given.list)
      .where('sort', '=', given.sort)
      .orderBy('lowerKey')
      .orderBy('lowerId')
      .compile();
  },
);
