import { sql } from 'kysely';
import { dialectOf } from './dialect.ts';
import type { Transaction } from './engine.ts';

/**
 * Takes the indexes off a table while many rows are added, and makes them again: an index that is made at once costs a fraction of one that
 * is kept row by row. What they are is read from the catalogue. Keys and constraints stay.
 */
export async function withoutIndexes(
  transaction: Transaction,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const indexes = await indexesOf(transaction, table);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(transaction);
  await work();
  // For this transaction alone: with its usual 64 MB PostgreSQL sorts a million keys on the disk.
  if (dialectOf(transaction) === 'postgres') await sql`set local maintenance_work_mem = '512MB'`.execute(transaction);
  for (const { definition } of indexes) await sql.raw(definition).execute(transaction);
}

async function indexesOf(transaction: Transaction, table: string): Promise<{ name: string; definition: string }[]> {
  const query =
    dialectOf(transaction) === 'postgres'
      ? sql<{ name: string; definition: string }>`
          select indexname as name, indexdef as definition from pg_indexes
          where schemaname = current_schema() and tablename = ${table}
            and indexname not in (select conname from pg_constraint where conrelid = to_regclass(${table}))`
      : sql<{ name: string; definition: string }>`
          select name, sql as definition from sqlite_schema where type = 'index' and tbl_name = ${table} and sql is not null`;
  const { rows } = await query.execute(transaction);
  return rows;
}
