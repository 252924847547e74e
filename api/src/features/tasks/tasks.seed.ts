import type { Engine, Transaction } from '../../database/engine.ts';
import { ownedBy } from '../../lists/list-index.ts';
import { seedRows } from '../../lists/seed.ts';
import { taskRow, tasksIndex } from './tasks.list.ts';
import { seededTask } from './tasks.seed-rows.ts';

/** Appends made-up tasks of the past years to those of the first account. */
export function seedTasks(
  engine: Engine,
  rows: number,
  report: (done: number) => void,
  now = new Date().toISOString(),
): Promise<void> {
  return seedRows(engine, rows, report, now, async (transaction) => {
    const accountId = await firstAccount(transaction);
    const insert = (transaction: Transaction, firstId: number, count: number) =>
      insertSeeded(transaction, accountId, firstId, count, Date.parse(now));
    return { index: ownedBy(tasksIndex, accountId), entity: 'task', insert };
  });
}

/** The demo admin where there is sample data. */
async function firstAccount(transaction: Transaction): Promise<number> {
  const account = await transaction.selectFrom('accounts').select('id').orderBy('id').limit(1).executeTakeFirst();
  if (!account) throw new Error('Tasks are seeded for the first account, and there is no account yet.');
  return account.id;
}

async function insertSeeded(
  transaction: Transaction,
  accountId: number,
  firstId: number,
  count: number,
  now: number,
): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => taskRow(seededTask(firstId + index, accountId, now)));
  await transaction.insertInto('tasks').values(rows).execute();
}
