import { sql } from 'kysely';
import type { Database, Transaction } from '../database/engine.ts';
import { nextIds } from '../database/sequences.ts';
import { type ListIndex, type ListTuning, sortColumnOf } from './list-index.ts';
import { type Boundary, fromList, order, type Range, within } from './sql.ts';

export interface Segment extends Range {
  id: number;
  /** Another one whenever any of its rows was added, changed or deleted. */
  version: number;
}

/** The segments of an order, from the first to the last. The first and the last are open at their outer ends. */
export async function segmentsOf(database: Database, index: ListIndex, sort: string): Promise<Segment[]> {
  const rows = await inOrder(database, index, sort).select(['id', 'version', 'lowerKey', 'lowerId']).execute();
  return rows.map((row, place) => ({
    id: row.id,
    version: row.version,
    lower: place === 0 ? undefined : row,
    upper: rows[place + 1],
  }));
}

function inOrder(database: Database, index: ListIndex, sort: string) {
  return database
    .selectFrom('listSegments')
    .where('list', '=', index.name)
    .where('sort', '=', sort)
    .orderBy('lowerKey')
    .orderBy('lowerId');
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
  const middle = await boundaryAfter(transaction, index, column, segment, tuning.segmentSize);
  if (!middle)
    throw new Error(`A segment of ${index.name} by ${segment.sort} counts more rows than there are: rebuild it.`);
  const upper = await nextBoundary(transaction, index, segment.sort, segment);
  const upperId = await nextIds(transaction, 'list_segments', 1);
  await addSegment(transaction, index, segment.sort, upperId, { lower: middle, upper });
  await takeOff(transaction, id, upperId);
}

/** Leaves to the upper segment what that one counts. */
async function takeOff(transaction: Transaction, id: number, upperId: number): Promise<void> {
  await sql`
    update list_segment_counts set total = list_segment_counts.total - upper.total
    from (select facet, total from list_segment_counts where segment_id = ${upperId}) as upper
    where list_segment_counts.segment_id = ${id} and list_segment_counts.facet = upper.facet`.execute(transaction);
  await sql`
    update list_segments set total = total - (select total from list_segments where id = ${upperId})
    where id = ${id}`.execute(transaction);
}

/** Adds a segment and counts its rows. */
export async function addSegment(
  transaction: Transaction,
  index: ListIndex,
  sort: string,
  id: number,
  range: Range,
): Promise<void> {
  const lower = range.lower ?? { lowerKey: '', lowerId: 0 };
  await transaction
    .insertInto('listSegments')
    .values({ ...lower, id, list: index.name, sort, total: 0, version: 0 })
    .execute();
  await sql`
    insert into list_segment_counts (segment_id, facet, total)
    select ${id}, facet || '', count(*) ${fromList(index)} and ${within(sortColumnOf(index, sort), range)} group by facet || ''`.execute(
    transaction,
  );
  await sql`
    update list_segments set total = (select coalesce(sum(counts.total), 0) from list_segment_counts as counts where counts.segment_id = ${id})
    where id = ${id}`.execute(transaction);
}

/** The row that comes this many rows after a boundary. */
export async function boundaryAfter(
  transaction: Transaction,
  index: ListIndex,
  column: string,
  lower: Boundary | undefined,
  rows: number,
): Promise<Boundary | undefined> {
  const key = column === 'id' ? sql`''` : sql.ref(column);
  const result = await sql<Boundary>`
    select ${key} as lower_key, id as lower_id ${fromList(index)} and ${within(column, { lower })} ${order(column, 'asc')} limit 1 offset ${rows}`.execute(
    transaction,
  );
  return result.rows[0];
}

function nextBoundary(
  transaction: Transaction,
  index: ListIndex,
  sort: string,
  { lowerKey, lowerId }: Boundary,
): Promise<Boundary | undefined> {
  return inOrder(transaction, index, sort)
    .select(['lowerKey', 'lowerId'])
    .where(sql<boolean>`(lower_key, lower_id) > (${lowerKey}, ${lowerId})`)
    .limit(1)
    .executeTakeFirst();
}
