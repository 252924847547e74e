import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/engine.ts';
import { type ListIndex, type ListTuning, sortColumnOf } from './list-index.ts';

export interface Boundary {
  lowerKey: string;
  lowerId: number;
}

/** Where the row with this many matching rows before it is found: walk from `boundary` and pass over `skip` matching rows. */
export interface Start extends Boundary {
  skip: number;
}

/** The condition that a row lies at a boundary or after it, in the order of a column. */
export function from(column: string, { lowerKey, lowerId }: Boundary): RawBuilder<boolean> {
  return column === 'id' ? sql`id >= ${lowerId}` : sql`(${sql.ref(column)}, id) >= (${lowerKey}, ${lowerId})`;
}

function before(column: string, { lowerKey, lowerId }: Boundary): RawBuilder<boolean> {
  return column === 'id' ? sql`id < ${lowerId}` : sql`(${sql.ref(column)}, id) < (${lowerKey}, ${lowerId})`;
}

/** Finds where a page begins, `offset` matching rows after the first. `facets` are those that match; null when all do. */
export async function findStart(
  database: Database,
  index: ListIndex,
  sort: string,
  facets: readonly string[] | null,
  offset: number,
): Promise<Start> {
  const segments = await countedSegments(database, index, sort, facets);
  let passed = 0;
  for (const segment of segments) {
    if (passed + segment.total > offset)
      return { lowerKey: segment.lowerKey, lowerId: segment.lowerId, skip: offset - passed };
    passed += segment.total;
  }
  throw new Error(
    `The segments of ${index.name} by ${sort} count ${passed} rows and row ${offset} was asked for: rebuild the list.`,
  );
}

async function countedSegments(database: Database, index: ListIndex, sort: string, facets: readonly string[] | null) {
  const matching =
    facets === null
      ? sql<number>`total`
      : sql<number>`(select cast(coalesce(sum(counts.total), 0) as bigint) from list_segment_counts as counts
          where counts.segment_id = list_segments.id and counts.facet in (${sql.join(facets)}))`;
  return database
    .selectFrom('listSegments')
    .select(['lowerKey', 'lowerId', matching.as('total')])
    .where('list', '=', index.name)
    .where('sort', '=', sort)
    .orderBy('lowerKey')
    .orderBy('lowerId')
    .execute();
}

/** Cuts a segment that has grown in two: what lies beyond `segmentSize` rows becomes a segment of its own. */
export async function splitSegment(
  transaction: Transaction,
  index: ListIndex,
  id: number,
  tuning: ListTuning,
): Promise<void> {
  const segment = await transaction
    .selectFrom('listSegments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const column = sortColumnOf(index, segment.sort);
  const middle = await rowAt(transaction, index, column, segment, tuning.segmentSize);
  const next = await nextBoundary(transaction, index, segment.sort, segment);
  const end = next ? sql`and ${before(column, next)}` : sql``;
  const upperId = (await highestSegmentId(transaction)) + 1;
  await transaction
    .insertInto('listSegments')
    .values({ ...middle, id: upperId, list: index.name, sort: segment.sort, total: 0 })
    .execute();
  await sql`
    insert into list_segment_counts (segment_id, facet, total)
    select ${upperId}, facet, count(*) from ${sql.table(index.name)} where ${from(column, middle)} ${end} group by facet`.execute(
    transaction,
  );
  await sql`
    update list_segment_counts set total = list_segment_counts.total - upper.total
    from (select facet, total from list_segment_counts where segment_id = ${upperId}) as upper
    where list_segment_counts.segment_id = ${id} and list_segment_counts.facet = upper.facet`.execute(transaction);
  await sql`
    update list_segments set total = (select sum(counts.total) from list_segment_counts as counts where counts.segment_id = list_segments.id)
    where id in (${id}, ${upperId})`.execute(transaction);
}

export async function highestSegmentId(transaction: Transaction): Promise<number> {
  const row = await transaction
    .selectFrom('listSegments')
    .select(sql<number>`coalesce(max(id), 0)`.as('id'))
    .executeTakeFirstOrThrow();
  return row.id;
}

async function rowAt(
  transaction: Transaction,
  index: ListIndex,
  column: string,
  lower: Boundary,
  offset: number,
): Promise<Boundary> {
  const key = column === 'id' ? sql`''` : sql.ref(column);
  const order = column === 'id' ? sql`id` : sql`${sql.ref(column)}, id`;
  const { rows } = await sql<Boundary>`
    select ${key} as lower_key, id as lower_id from ${sql.table(index.name)}
    where ${from(column, lower)} order by ${order} limit 1 offset ${offset}`.execute(transaction);
  const [row] = rows;
  if (!row)
    throw new Error(`A segment of ${index.name} by ${column} counts more rows than there are: rebuild the list.`);
  return row;
}

function nextBoundary(
  transaction: Transaction,
  index: ListIndex,
  sort: string,
  { lowerKey, lowerId }: Boundary,
): Promise<Boundary | undefined> {
  return transaction
    .selectFrom('listSegments')
    .select(['lowerKey', 'lowerId'])
    .where('list', '=', index.name)
    .where('sort', '=', sort)
    .where(sql<boolean>`(lower_key, lower_id) > (${lowerKey}, ${lowerId})`)
    .orderBy('lowerKey')
    .orderBy('lowerId')
    .limit(1)
    .executeTakeFirst();
}
