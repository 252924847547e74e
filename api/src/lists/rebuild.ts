import { sql } from 'kysely';
import { numberField, recordsTable, textField } from '../database/dialect.ts';
import type { Transaction } from '../database/engine.ts';
import { gramsOf } from '../search/grams.ts';
import { highestSegmentId } from './segments.ts';
import { defaultTuning, type ListIndex, type ListTuning } from './list-index.ts';

const rowsAtOnce = 5_000;

/** Makes the counts of a list anew from its rows: after rows were loaded in bulk. */
export async function rebuild(
  transaction: Transaction,
  index: ListIndex,
  tuning: ListTuning = defaultTuning,
): Promise<void> {
  await forget(transaction, index);
  await sql`
    insert into list_facets (list, facet, total)
    select ${index.name}, facet, count(*) from ${sql.table(index.name)} group by facet`.execute(transaction);
  for (const [sort, column] of Object.entries(index.sorts))
    await rebuildSegments(transaction, index, sort, column, tuning);
  await rebuildGrams(transaction, index);
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
  const key = column === 'id' ? sql`''` : sql.ref(column);
  const order = column === 'id' ? sql`id` : sql`${sql.ref(column)}, id`;
  const size = sql.lit(tuning.segmentSize);
  const firstId = (await highestSegmentId(transaction)) + 1;
  const place = sql`row_number() over (order by ${order}) - 1`;
  await sql`
    insert into list_segments (id, list, sort, lower_key, lower_id, total)
    select ${sql.lit(firstId)} + place / ${size}, ${index.name}, ${sort}, lower_key, lower_id, 0
    from (select ${key} as lower_key, id as lower_id, ${place} as place from ${sql.table(index.name)}) as placed
    where place % ${size} = 0`.execute(transaction);
  await sql`
    insert into list_segment_counts (segment_id, facet, total)
    select segment_id, facet, count(*)
    from (select facet, ${sql.lit(firstId)} + (${place}) / ${size} as segment_id from ${sql.table(index.name)}) as placed
    group by segment_id, facet`.execute(transaction);
  // The first one has no lower end: whatever is added before the first row belongs to it.
  await transaction.updateTable('listSegments').set({ lowerKey: '', lowerId: 0 }).where('id', '=', firstId).execute();
  await sql`
    update list_segments set total = (select sum(counts.total) from list_segment_counts as counts where counts.segment_id = list_segments.id)
    where id >= ${firstId}`.execute(transaction);
}

async function rebuildGrams(transaction: Transaction, index: ListIndex): Promise<void> {
  const totals = new Map<string, Map<string, number>>();
  let lastId = 0;
  while (true) {
    const { rows } = await sql<{ id: number; facet: string; search: string }>`
      select id, facet, search from ${sql.table(index.name)} where id > ${lastId} order by id limit ${rowsAtOnce}`.execute(
      transaction,
    );
    for (const row of rows) countGrams(totals, row.facet, row.search);
    const last = rows.at(-1);
    if (!last) break;
    lastId = last.id;
  }
  const records = [...totals].flatMap(([facet, grams]) => [...grams].map(([gram, total]) => ({ facet, gram, total })));
  for (let start = 0; start < records.length; start += rowsAtOnce) {
    await insertGrams(transaction, index, records.slice(start, start + rowsAtOnce));
  }
}

function countGrams(totals: Map<string, Map<string, number>>, facet: string, search: string): void {
  const grams = totals.get(facet) ?? new Map<string, number>();
  totals.set(facet, grams);
  for (const gram of gramsOf(search)) grams.set(gram, (grams.get(gram) ?? 0) + 1);
}

async function insertGrams(transaction: Transaction, index: ListIndex, records: readonly object[]): Promise<void> {
  await sql`
    insert into search_grams (list, gram, facet, total)
    select ${index.name}, ${textField('gram')}, ${textField('facet')}, ${numberField('total')} from ${recordsTable(transaction, records)}`.execute(
    transaction,
  );
}
