import { sql } from 'kysely';
import type { Transaction } from './engine.ts';

/**
 * The next id of a table: one more than the highest that was ever given, without gaps, on both engines. An engine's own counter would
 * skip numbers on PostgreSQL and give a deleted one again on SQLite, and an undo could then meet a stranger under its id.
 */
export function nextId(transaction: Transaction, table: string): Promise<number> {
  return nextIds(transaction, table, 1);
}

/** The first of `count` ids that follow each other. */
export async function nextIds(transaction: Transaction, table: string, count: number): Promise<number> {
  const row = await transaction
    .insertInto('sequences')
    .values({ name: table, last: count })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last: sql`sequences.last + ${count}` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return row.last - count + 1;
}

/** Makes the next id come after `highest`: for rows that were added with ids of their own. */
export async function reserveIds(transaction: Transaction, table: string, highest: number): Promise<void> {
  await transaction
    .insertInto('sequences')
    .values({ name: table, last: highest })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ last: highest }).where('sequences.last', '<', highest),
    )
    .execute();
}
