import { sql } from 'kysely';
import { numberField, recordsTable, textField } from '../database/dialect.ts';
import type { Transaction } from '../database/engine.ts';
import { nextIds } from '../database/sequences.ts';
import { eachGram } from '../search/grams.ts';
import { defaultTuning, type ListIndex, type ListTuning } from './list-index.ts';
import { addSegment, boundaryAfter } from './segments.ts';
import { type Boundary, fromList } from './sql.ts';

const rowsAtOnce = 5_000;
const mostGrams = 200_000;

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
  let lower: Boundary | undefined;
  do {
    const upper = await boundaryAfter(transaction, index, column, lower, tuning.segmentSize);
    await addSegment(transaction, index, sort, await nextIds(transaction, 'list_segments', 1), { lower, upper });
    lower = upper;
  } while (lower);
}

/** Some rows at a time; what was counted is written down before it takes too much memory. */
async function rebuildGrams(transaction: Transaction, index: ListIndex): Promise<void> {
  let counts = createGramCounts();
  for (let rows = await rowsAfter(transaction, index, 0); rows.length > 0; ) {
    for (const { facet, search } of rows) counts.add(facet, search);
    if (counts.size() > mostGrams) {
      await writeGrams(transaction, index, counts);
      counts = createGramCounts();
    }
    rows = await rowsAfter(transaction, index, rows.at(-1)?.id ?? 0);
  }
  await writeGrams(transaction, index, counts);
}

async function rowsAfter(transaction: Transaction, index: ListIndex, id: number) {
  const { rows } = await sql<{ id: number; facet: string; search: string }>`
    select id, facet, search ${fromList(index)} and id > ${id} order by id limit ${rowsAtOnce}`.execute(transaction);
  return rows;
}

type GramCounts = ReturnType<typeof createGramCounts>;

/** Counts by gram and facet: a million rows have a hundred million grams, so what is done for each has to be little. */
function createGramCounts() {
  const facets: string[] = [];
  const counts = new Map<string, { lastRow: number; totals: number[] }>();
  let row = 0;

  function numberOf(facet: string): number {
    const known = facets.indexOf(facet);
    return known < 0 ? facets.push(facet) - 1 : known;
  }

  return {
    size: () => counts.size,
    add(facet: string, search: string): void {
      const number = numberOf(facet);
      row += 1;
      eachGram(search, (gram) => {
        const known = counts.get(gram) ?? { lastRow: 0, totals: [] };
        if (known.lastRow === 0) counts.set(gram, known);
        if (known.lastRow === row) return;
        known.lastRow = row;
        known.totals[number] = (known.totals[number] ?? 0) + 1;
      });
    },
    *records() {
      for (const [gram, { totals }] of counts) {
        for (const [number, total] of totals.entries()) {
          if (total) yield { gram, facet: facets[number] ?? '', total };
        }
      }
    },
  };
}

async function writeGrams(transaction: Transaction, index: ListIndex, counts: GramCounts): Promise<void> {
  let records: object[] = [];
  for (const record of counts.records()) {
    records.push(record);
    if (records.length < rowsAtOnce) continue;
    await insertGrams(transaction, index, records);
    records = [];
  }
  await insertGrams(transaction, index, records);
}

async function insertGrams(transaction: Transaction, index: ListIndex, records: readonly object[]): Promise<void> {
  await sql`
    insert into search_grams (list, gram, facet, total)
    select ${index.name}, ${textField('gram')}, ${textField('facet')}, ${numberField('total')} from ${recordsTable(transaction, records)}
    where true on conflict (list, gram, facet) do update set total = search_grams.total + excluded.total`.execute(
    transaction,
  );
}
