import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dialectOf } from '../../src/database/dialect.ts';
import type { Database } from '../../src/database/engine.ts';
import { renewedLists } from '../../src/features.ts';
import { openApp } from '../helper.ts';

/** The columns of each index of a table, as they stand in its definition. */
async function indexedColumns(database: Database, table: string): Promise<string[]> {
  const definitions =
    dialectOf(database) === 'postgres'
      ? sql<{ definition: string }>`select indexdef as definition from pg_indexes where tablename = ${table}`
      : sql<{ definition: string }>`
          select sql as definition from sqlite_schema where type = 'index' and sql is not null and tbl_name = ${table}`;
  const { rows } = await definitions.execute(database);
  return rows.flatMap(({ definition }) => /\(([a-z_, ]+)\)$/.exec(definition)?.[1] ?? []);
}

function inSql(column: string): string {
  return column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

test.for(renewedLists)(
  'The database has an index for each order of the list $index.name, and for its filters',
  async ({ index }) => {
    const found = await indexedColumns((await openApp()).engine.read, index.name);
    // Where each account has a list of its own, and nobody one of all.
    const owner = found.includes('id, facet') ? '' : 'account_id, ';
    const { id: _, ...others } = index.sorts;
    const orders = Object.values(others).map((column) => `${owner}${inSql(column)}, place, facet`);
    expect(found).toEqual(expect.arrayContaining([`${owner}facet`, `${owner}id, facet`, ...orders]));
  },
);
