import type { Engine, Transaction } from '../../database/engine.ts';
import { seedList } from '../../lists/seed.ts';
import { userRow, usersIndex } from './users.list.ts';
import { seededUser } from './users.seed-rows.ts';

/** Appends made-up users. */
export function seedUsers(
  engine: Engine,
  rows: number,
  report: (done: number) => void,
  now = new Date().toISOString(),
): Promise<void> {
  return seedList(engine, { index: usersIndex, entity: 'user', insert: insertUsers }, rows, report, now);
}

async function insertUsers(transaction: Transaction, firstId: number, count: number, now: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => userRow(seededUser(firstId + index, now)));
  await transaction.insertInto('users').values(rows).execute();
}
