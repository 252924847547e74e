import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dialectOf } from '../../src/database/dialect.ts';
import type { Database } from '../../src/database/engine.ts';
import { renewedLists } from '../../src/features.ts';
import type { ListIndex } from '../../src/lists/list-index.ts';
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

/** Whatever an area describes as a list in its `*.list.ts`. */
async function describedLists(): Promise<ListIndex[]> {
  const features = new URL('../../src/features/', import.meta.url);
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.list.ts'),
  );
  const modules: Readonly<Record<string, unknown>>[] = await Promise.all(
    files.map((file) => import(new URL(file, features).href)),
  );
  return modules.flatMap((module) => Object.values(module)).filter(isList);
}

function isList(value: unknown): value is ListIndex {
  return typeof value === 'object' && value !== null && 'sorts' in value && 'facets' in value;
}

const lists = await describedLists();

test('Each list that is brought up to date is among those that are described', () => {
  expect(lists).toEqual(expect.arrayContaining(renewedLists.map(({ index }) => index)));
});

test.for(lists)('The database has an index for each order of the list $name, and for its filters', async (index) => {
  const found = await indexedColumns((await openApp()).engine.read, index.name);
  // Where each account has a list of its own, and nobody one of all.
  const owner = found.includes('id, facet') ? '' : 'account_id, ';
  const { id: _, ...others } = index.sorts;
  const orders = Object.values(others).map((column) => `${owner}${inSql(column)}, place, facet`);
  const wanted = [`${owner}facet`, `${owner}id, facet`, ...orders];
  const todo = '`listIndexes` of its migration, or `ownedListIndexes`, is given the column of each order';
  expect(
    wanted.filter((columns) => !found.includes(columns)),
    todo,
  ).toEqual([]);
});
