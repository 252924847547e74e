import type { Engine, Transaction } from '../../../database/engine.ts';
import { seedTable } from '../../../seeding.ts';
import { insertEvents } from '../calendar.queries.ts';
import { seededEvent } from './calendar.seed-rows.ts';

/** Appends made-up events to the calendar of the first admin, over twelve years around now. All of them come, or none. */
export function seedEvents(
  engine: Engine,
  rows: number,
  report: (done: number) => void,
  now = new Date().toISOString(),
): Promise<void> {
  return seedTable(engine, rows, report, now, async (transaction) => {
    const ownerId = await firstAdmin(transaction);
    const insert = (firstId: number, count: number) => {
      const ids = Array.from({ length: count }, (_, index) => firstId + index);
      return insertEvents(
        transaction,
        ids.map((id) => seededEvent(id, ownerId, Date.parse(now))),
      );
    };
    return { table: 'events', entity: 'event', ownerId, insert };
  });
}

async function firstAdmin(transaction: Transaction): Promise<number> {
  const admin = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!admin) throw new Error('There is no admin whose calendar the events could be in.');
  return admin.id;
}
