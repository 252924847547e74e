import { sql } from 'kysely';
import { numberField, recordsTable, textField } from '../database/dialect.ts';
import type { Engine, Transaction } from '../database/engine.ts';
import type { Schema } from '../database/schema.ts';

/** What is to stand in the columns of a row, which are written as the schema has them. */
type Folded = { readonly id: number } & { readonly [column: string]: string | number };

/** Answers the next rows to fold, by their ids; none when all are done. */
type FoldAfter = (transaction: Transaction, id: number) => Promise<readonly Folded[]>;

/** Brings old rows of a table into a search that is younger: a step of the schema cannot fold words. Some at a time, and each time for good. */
export async function foldOld(engine: Engine, table: keyof Schema, foldAfter: FoldAfter): Promise<void> {
  let last: number | undefined = 0;
  while (last !== undefined) {
    const after: number = last;
    last = await engine.write(async (transaction) => {
      const folded = await foldAfter(transaction, after);
      await storeFolded(transaction, table, folded);
      return folded.at(-1)?.id;
    });
  }
}

async function storeFolded(transaction: Transaction, table: keyof Schema, rows: readonly Folded[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).filter((column) => column !== 'id');
  const set = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`folded.${column}`)}`);
  const texts = columns.map((column) => sql`${textField(column)} as ${sql.ref(column)}`);
  await sql`
    update ${sql.table(table)} set ${sql.join(set)}
    from (select ${numberField('id')} as id, ${sql.join(texts)} from ${recordsTable(transaction, rows)}) as folded
    where ${sql.ref(`${table}.id`)} = folded.id`.execute(transaction);
}
