import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../database/engine.ts';
import { countGramsOf } from './gram-counts.ts';
import { defaultTuning, type ListIndex, type ListTuning } from './list-index.ts';
import { splitSegment } from './segments.ts';
import { fromList } from './sql.ts';

/**
 * Changes very many rows of a list with one statement, and keeps its counts right: they are counted out as they stand in the table, and in
 * again as they stand there then. `isMeant` has to let the same rows through before and after.
 */
export async function changeTogether(
  transaction: Transaction,
  index: ListIndex,
  isMeant: RawBuilder<unknown>,
  change: () => Promise<void>,
  tuning: ListTuning = defaultTuning,
): Promise<void> {
  await count(transaction, index, isMeant, -1);
  await change();
  await count(transaction, index, isMeant, 1);
  await splitGrown(transaction, index, tuning);
}

async function count(
  transaction: Transaction,
  index: ListIndex,
  isMeant: RawBuilder<unknown>,
  step: 1 | -1,
): Promise<void> {
  const sum = sql`${sql.lit(step)} * count(*)`;
  await sql`
    insert into list_facets (list, facet, total)
    select ${index.name}, facet || '', ${sum} ${fromList(index)} and ${isMeant} group by facet || ''
    on conflict (list, facet) do update set total = list_facets.total + excluded.total`.execute(transaction);
  for (const [sort, column] of Object.entries(index.sorts)) {
    const placed = sql`select ${segmentOf(index, sort, column)} as segment_id, facet || '' as facet ${fromList(index)} and ${isMeant}`;
    await countSegments(transaction, placed, sum);
  }
  await countGramsOf(transaction, index, isMeant, step);
}

async function countSegments(
  transaction: Transaction,
  placed: RawBuilder<unknown>,
  sum: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    insert into list_segment_counts (segment_id, facet, total)
    select segment_id, facet, ${sum} from (${placed}) as placed where true group by segment_id, facet
    on conflict (segment_id, facet) do update set total = list_segment_counts.total + excluded.total`.execute(
    transaction,
  );
  await sql`
    update list_segments set total = total + moved.step, version = version + 1
    from (select segment_id, ${sum} as step from (${placed}) as placed group by segment_id) as moved
    where list_segments.id = moved.segment_id`.execute(transaction);
}

/** The segment that a row of the table lies in: the last that begins at it or before it. */
function segmentOf(index: ListIndex, sort: string, column: string) {
  const key = column === 'id' ? sql`''` : sql.ref(column);
  return sql`(
    select segments.id from list_segments as segments
    where segments.list = ${index.name} and segments.sort = ${sort} and (segments.lower_key, segments.lower_id) <= (${key}, place)
    order by segments.lower_key desc, segments.lower_id desc limit 1)`;
}

/** One that has got very many is cut again and again. */
async function splitGrown(transaction: Transaction, index: ListIndex, tuning: ListTuning): Promise<void> {
  for (
    let grown = await findGrown(transaction, index, tuning);
    grown;
    grown = await findGrown(transaction, index, tuning)
  )
    await splitSegment(transaction, index, grown.id, tuning);
}

function findGrown(transaction: Transaction, index: ListIndex, tuning: ListTuning) {
  return transaction
    .selectFrom('listSegments')
    .select('id')
    .where('list', '=', index.name)
    .where('total', '>', 2 * tuning.segmentSize)
    .limit(1)
    .executeTakeFirst();
}
