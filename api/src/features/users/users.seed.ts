import type { Engine, Transaction } from '../../database/engine.ts';
import { seedRows } from '../../lists/seed.ts';
import { userRow, usersIndex } from './users.list.ts';
import { countUsers } from './users.queries.ts';
import { seededUser } from './users.seed-rows.ts';

/** Appends made-up users. */
export function seedUsers(
  engine: Engine,
  rows: number,
  report: (done: number) => void,
  now = new Date().toISOString(),
): Promise<void> {
  const insert = (transaction: Transaction, firstId: number, count: number) =>
    insertUsers(transaction, firstId, count, Date.parse(now));
  return seedRows(engine, rows, report, now, async () => ({ index: usersIndex, entity: 'user', insert }));
}

async function insertUsers(transaction: Transaction, firstId: number, count: number, now: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => userRow(seededUser(firstId + index, now)));
  await transaction.insertInto('users').values(rows).execute();
  await countUsers(transaction, rows, 1);
}
