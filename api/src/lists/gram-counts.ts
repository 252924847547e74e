import { type RawBuilder, sql } from 'kysely';
import { numberField, recordsTable, textField } from '../database/dialect.ts';
import type { Transaction } from '../database/engine.ts';
import { eachGram } from '../search/grams.ts';
import type { ListIndex } from './list-index.ts';
import { fromList } from './sql.ts';

const rowsAtOnce = 5_000;
const mostGrams = 200_000;

/**
 * Counts the pieces of text of those rows of a list that a condition lets through: in, or out with a step of -1. Some rows at a time; what
 * was counted is written down before it takes too much memory.
 */
export async function countGramsOf(
  transaction: Transaction,
  index: ListIndex,
  isMeant: RawBuilder<unknown>,
  step: 1 | -1,
): Promise<void> {
  let counts = createGramCounts();
  for (let rows = await rowsAfter(transaction, index, isMeant, 0); rows.length > 0; ) {
    for (const { facet, search } of rows) counts.add(facet, search);
    if (counts.size() > mostGrams) {
      await writeGrams(transaction, index, counts.records(step));
      counts = createGramCounts();
    }
    rows = await rowsAfter(transaction, index, isMeant, rows.at(-1)?.id ?? 0);
  }
  await writeGrams(transaction, index, counts.records(step));
}

async function rowsAfter(transaction: Transaction, index: ListIndex, isMeant: RawBuilder<unknown>, id: number) {
  const { rows } = await sql<{ id: number; facet: string; search: string }>`
    select id, facet, search ${fromList(index)} and ${isMeant} and id > ${id} order by id limit ${rowsAtOnce}`.execute(
    transaction,
  );
  return rows;
}

interface GramRecord {
  gram: string;
  facet: string;
  total: number;
}

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
    *records(step: 1 | -1): Generator<GramRecord> {
      for (const [gram, { totals }] of counts) {
        for (const [number, total] of totals.entries()) {
          if (total) yield { gram, facet: facets[number] ?? '', total: step * total };
        }
      }
    },
  };
}

async function writeGrams(transaction: Transaction, index: ListIndex, counted: Iterable<GramRecord>): Promise<void> {
  let records: object[] = [];
  for (const record of counted) {
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
