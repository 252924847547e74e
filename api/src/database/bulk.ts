import { sql } from 'kysely';
import { dialectOf } from './dialect.ts';
import type { Database, Transaction } from './engine.ts';

interface Index {
  name: string;
  definition: string;
}

// Each value is a parameter of its own, and SQLite takes 32,766 of them.
const rowsAtOnce = 1_000;

/** Many rows that come to the end of a table. */
interface Batches {
  table: string;
  /** The first of their ids, which follow each other. */
  firstId: number;
  rows: number;
  /** Told every now and then how many there are. */
  report(done: number): void;
  /** Adds `count` rows, the first of which is the row number `done` of them. */
  insert(done: number, count: number): Promise<void>;
}

export async function insertInBatches(transaction: Transaction, batches: Batches): Promise<void> {
  const { table, firstId, rows, report, insert } = batches;
  const insertAll = async () => {
    for (let done = 0; done < rows; done += rowsAtOnce) {
      const count = Math.min(rowsAtOnce, rows - done);
      await insert(done, count);
      report(done + count);
    }
  };
  // For few rows beside many, making all indexes anew would be the larger part.
  if (rows < firstId / 10) await insertAll();
  else await withoutIndexes(transaction, table, insertAll);
}

/**
 * Takes the indexes off a table while many rows are added, and makes them again: one that is made at once costs a fraction of one that is
 * kept row by row. What they are is read from the catalogue. Keys and constraints stay.
 */
export async function withoutIndexes(
  transaction: Transaction,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const indexes = await indexesOf(transaction, table);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(transaction);
  await work();
  // In this transaction alone: with its usual 64 MB PostgreSQL would sort a million keys on the disk.
  if (dialectOf(transaction) === 'postgres') await sql`set local maintenance_work_mem = '512MB'`.execute(transaction);
  for (const { definition } of indexes) await sql.raw(definition).execute(transaction);
}

async function indexesOf(transaction: Transaction, table: string): Promise<Index[]> {
  const query =
    dialectOf(transaction) === 'postgres'
      ? sql<Index>`
          select indexname as name, indexdef as definition from pg_indexes
          where schemaname = current_schema() and tablename = ${table}
            and indexname not in (select conname from pg_constraint where conrelid = to_regclass(${table}))`
      : sql<Index>`
          select name, sql as definition from sqlite_schema where type = 'index' and tbl_name = ${table} and sql is not null`;
  const { rows } = await query.execute(transaction);
  return rows;
}

/** After very many rows were added: PostgreSQL is told what its tables are like now, SQLite moves its log into the file. */
export async function settle(database: Database): Promise<void> {
  const statement = dialectOf(database) === 'postgres' ? 'vacuum analyze' : 'pragma wal_checkpoint(truncate)';
  await sql.raw(statement).execute(database);
}
