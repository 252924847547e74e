import { recordChange } from '../../changes/record.ts';
import { insertInBatches, settle } from '../../database/bulk.ts';
import type { Engine, Transaction } from '../../database/engine.ts';
import { nextIds } from '../../database/sequences.ts';
import { insertEvents } from './calendar.queries.ts';
import { seededEvent } from './calendar.seed-rows.ts';

/** Appends made-up events to the calendar of the first admin, over twelve years around now. All of them come, or none. */
export async function seedEvents(
  engine: Engine,
  rows: number,
  report: (done: number) => void,
  now = new Date().toISOString(),
): Promise<void> {
  await engine.write(async (transaction) => {
    const accountId = await firstAdmin(transaction);
    const firstId = await nextIds(transaction, 'events', rows);
    const insert = (done: number, count: number) => {
      const ids = Array.from({ length: count }, (_, index) => firstId + done + index);
      return insertEvents(
        transaction,
        ids.map((id) => seededEvent(id, accountId, Date.parse(now))),
      );
    };
    await insertInBatches(transaction, { table: 'events', firstId, rows, report, insert });
    await recordSeeding(transaction, accountId, firstId, rows, now);
  });
  await settle(engine.read);
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

/** One record for all of them: nobody wants to read a million. */
function recordSeeding(
  transaction: Transaction,
  ownerId: number,
  firstId: number,
  rows: number,
  now: string,
): Promise<number> {
  const author = { caller: null, now, requestId: `seed-events-${firstId}` };
  return recordChange(transaction, author, {
    entity: 'event',
    entityId: firstId,
    entityName: `${rows} made-up events`,
    before: null,
    after: { seeded: rows, firstId },
    ownerId,
  });
}
