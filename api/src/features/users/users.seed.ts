import { type RawBuilder, sql } from 'kysely';
import { withoutIndexes } from '../../database/bulk.ts';
import { numberField, recordsTable, textField } from '../../database/dialect.ts';
import type { Engine, Transaction } from '../../database/engine.ts';
import type { UserRow } from '../../database/schema.ts';
import { nextIds } from '../../database/sequences.ts';
import { rebuild } from '../../lists/rebuild.ts';
import { userRow, usersIndex } from './users.list.ts';
import { seededUser } from './users.seed-rows.ts';

const rowsAtOnce = 2_000;

/** Appends made-up users, up to millions of them, and reports after each few thousand how many are there. All of them come, or none. */
export async function seedUsers(engine: Engine, rows: number, report: (done: number) => void): Promise<void> {
  const now = Date.now();
  await engine.write(async (transaction) => {
    const t0=Date.now(); const lap=(s:string)=>console.log(s, Date.now()-t0);
    const firstId = await nextIds(transaction, 'users', rows);
    await withoutIndexes(transaction, usersIndex.name, async () => {
      for (let done = 0; done < rows; done += rowsAtOnce) {
        const count = Math.min(rowsAtOnce, rows - done);
        const users = Array.from({ length: count }, (_, index) => userRow(seededUser(firstId + done + index, now)));
        await insertUsers(transaction, users);
        report(done + count);
      }
      lap('rows');
    });
    lap('indexes');
    await rebuild(transaction, usersIndex);
    lap('rebuild');
  });
}

const numberColumns: readonly (keyof UserRow)[] = ['id'];

async function insertUsers(transaction: Transaction, users: readonly UserRow[]): Promise<void> {
  const [first] = users;
  if (!first) return;
  const columns = Object.keys(first) as (keyof UserRow)[];
  const values = columns.map((c): RawBuilder<unknown> => (numberColumns.includes(c) ? numberField(c) : textField(c)));
  await sql`insert into users (${sql.join(columns.map((c) => sql.ref(c)))}) select ${sql.join(values)} from ${recordsTable(transaction, users)}`.execute(transaction);
}
