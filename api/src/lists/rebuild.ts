import { sql } from 'kysely';
import type { Transaction } from '../database/engine.ts';
import { nextIds } from '../database/sequences.ts';
import { countGramsOf } from './gram-counts.ts';
import { defaultTuning, type ListIndex, type ListTuning } from './list-index.ts';
import { addSegment, boundaryAfter } from './segments.ts';
import { type Boundary, fromList } from './sql.ts';

/** Makes the counts of a list anew from its rows: after rows were loaded in bulk. */
export async function rebuild(
  transaction: Transaction,
  index: ListIndex,
  tuning: ListTuning = defaultTuning,
): Promise<void> {
  await forget(transaction, index);
  await sql`
    insert into list_facets (list, facet, total)
    select ${index.name}, facet, count(*) ${fromList(index)} group by facet`.execute(transaction);
  for (const [sort, column] of Object.entries(index.sorts))
    await rebuildSegments(transaction, index, sort, column, tuning);
  await countGramsOf(transaction, index, sql`true`, 1);
}

async function forget(transaction: Transaction, index: ListIndex): Promise<void> {
  await sql`delete from list_segment_counts where segment_id in (select id from list_segments where list = ${index.name})`.execute(
    transaction,
  );
  await transaction.deleteFrom('listSegments').where('list', '=', index.name).execute();
  await transaction.deleteFrom('listFacets').where('list', '=', index.name).execute();
  await transaction.deleteFrom('searchGrams').where('list', '=', index.name).execute();
}

async function rebuildSegments(
  transaction: Transaction,
  index: ListIndex,
  sort: string,
  column: string,
  tuning: ListTuning,
): Promise<void> {
  let lower: Boundary | undefined;
  do {
    const upper = await boundaryAfter(transaction, index, column, lower, tuning.segmentSize);
    await addSegment(transaction, index, sort, await nextIds(transaction, 'list_segments', 1), { lower, upper });
    lower = upper;
  } while (lower);
}
