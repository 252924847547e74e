import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../src/database/engine.ts';
import { usersIndex } from '../../src/features/users/users.list.ts';
import { type ListIndex, tableOf } from '../../src/lists/list-index.ts';
import { gramsOf } from '../../src/search/grams.ts';

interface Row {
  id: number;
  facet: string;
  search: string;
  sortKey: string;
}

/** Counts the rows once more, the plain way, and expects that the index of the list has the same numbers everywhere. */
export async function expectTrueCounts(database: Database, index: ListIndex = usersIndex): Promise<void> {
  const rows = await rowsBy(database, index, 'id');
  expect(await facetCounts(database, index)).toEqual(tally(rows.map(({ facet }) => facet)));
  expect(await gramCounts(database, index)).toEqual(
    tally(rows.flatMap(({ facet, search }) => [...gramsOf(search)].map((gram) => `${gram}\t${facet}`))),
  );
  for (const sort of Object.keys(index.sorts)) await expectTrueSegments(database, index, sort);
}

function tally(things: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1;
  return counts;
}

async function rowsBy(database: Database, index: ListIndex, sort: string): Promise<Row[]> {
  const column = index.sorts[sort] ?? '';
  const key = sort === 'id' ? sql`''` : sql.ref(column);
  const isOfList = index.owner ? sql`account_id = ${index.owner.accountId}` : sql`true`;
  const { rows } = await sql<Row>`
    select id, facet, search, ${key} as sort_key from ${sql.table(tableOf(index))} where ${isOfList}
    order by ${sql.ref(column)}, id`.execute(database);
  return rows;
}

async function facetCounts(database: Database, index: ListIndex): Promise<Record<string, number>> {
  const rows = await database
    .selectFrom('listFacets')
    .selectAll()
    .where('list', '=', index.name)
    .where('total', '<>', 0)
    .execute();
  return Object.fromEntries(rows.map(({ facet, total }) => [facet, total]));
}

async function gramCounts(database: Database, index: ListIndex): Promise<Record<string, number>> {
  const rows = await database
    .selectFrom('searchGrams')
    .selectAll()
    .where('list', '=', index.name)
    .where('total', '<>', 0)
    .execute();
  return Object.fromEntries(rows.map(({ gram, facet, total }) => [`${gram}\t${facet}`, total]));
}

/** Each row lies in the last segment that begins at it or before it. */
async function expectTrueSegments(database: Database, index: ListIndex, sort: string): Promise<void> {
  const segments = await database
    .selectFrom('listSegments')
    .selectAll()
    .where('list', '=', index.name)
    .where('sort', '=', sort)
    .orderBy('lowerKey')
    .orderBy('lowerId')
    .execute();
  const rows = await rowsBy(database, index, sort);
  const lowerEnds = segments.map(({ lowerKey, lowerId }) => endOf(rows, lowerKey, lowerId));
  for (const [place, { id, total }] of segments.entries()) {
    const inside = rows.slice(lowerEnds[place], lowerEnds[place + 1]);
    const counts = await database
      .selectFrom('listSegmentCounts')
      .selectAll()
      .where('segmentId', '=', id)
      .where('total', '<>', 0)
      .execute();
    expect(total, `a segment by ${sort}`).toBe(inside.length);
    expect(Object.fromEntries(counts.map((count) => [count.facet, count.total])), `a segment by ${sort}`).toEqual(
      tally(inside.map(({ facet }) => facet)),
    );
  }
}

/** How many rows lie before a boundary. */
function endOf(rows: readonly Row[], lowerKey: string, lowerId: number): number {
  const beyond = rows.findIndex(({ id, sortKey }) => {
    const order = Buffer.compare(Buffer.from(sortKey), Buffer.from(lowerKey));
    return order > 0 || (order === 0 && id >= lowerId);
  });
  return beyond < 0 ? rows.length : beyond;
}
