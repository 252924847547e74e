import { recordChange } from '../../changes/record.ts';
import { settle, withoutIndexes } from '../../database/bulk.ts';
import type { Engine, Transaction } from '../../database/engine.ts';
import { nextIds } from '../../database/sequences.ts';
import { rebuild } from '../../lists/rebuild.ts';
import { userRow, usersIndex } from './users.list.ts';
import { seededUser } from './users.seed-rows.ts';

// Each value is a parameter of its own, and SQLite takes 32,766 of them.
const rowsAtOnce = 1_000;

/** Appends made-up users, up to millions of them, and reports every now and then how many there are. All of them come, or none. */
export async function seedUsers(
  engine: Engine,
  rows: number,
  report: (done: number) => void,
  now = new Date().toISOString(),
): Promise<void> {
  await engine.write(async (transaction) => {
    const firstId = await nextIds(transaction, usersIndex.name, rows);
    const insert = async () => {
      for (let done = 0; done < rows; done += rowsAtOnce) {
        const count = Math.min(rowsAtOnce, rows - done);
        await insertUsers(transaction, firstId + done, count, Date.parse(now));
        report(done + count);
      }
    };
    // For few rows beside many, making all indexes anew would be the larger part.
    if (rows < firstId / 10) await insert();
    else await withoutIndexes(transaction, usersIndex.name, insert);
    await rebuild(transaction, usersIndex);
    await recordSeeding(transaction, firstId, rows, now);
  });
  await settle(engine.read);
}

async function insertUsers(transaction: Transaction, firstId: number, count: number, now: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => userRow(seededUser(firstId + index, now)));
  await transaction.insertInto('users').values(rows).execute();
}

/** One record for all of them: nobody wants to read a million. */
function recordSeeding(transaction: Transaction, firstId: number, rows: number, now: string): Promise<number> {
  const author = { caller: null, now, requestId: `seed-${firstId}` };
  return recordChange(transaction, author, {
    entity: 'user',
    entityId: firstId,
    entityName: `${rows} made-up users`,
    before: null,
    after: { seeded: rows, firstId },
  });
}
