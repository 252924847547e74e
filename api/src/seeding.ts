import { type ChangeToRecord, recordChange } from './changes/record.ts';
import { insertInBatches, settle } from './database/bulk.ts';
import type { Engine, Transaction } from './database/engine.ts';
import { nextIds } from './database/sequences.ts';

/** How made-up rows of a table come into being, in the transaction in which all of them come. */
interface TableSeeding extends Pick<ChangeToRecord, 'entity' | 'ownerId' | 'audience'> {
  readonly table: string;
  /** Adds `count` rows from this id on, after `done` others. */
  insert(firstId: number, count: number, done: number): Promise<void>;
  /** What follows from the rows, the first of which has this id. */
  finish?(firstId: number): Promise<void>;
}

/** Appends made-up rows, up to millions of them, and reports every now and then how many there are. All of them come, or none. */
export async function seedTable(
  engine: Engine,
  rows: number,
  report: (done: number) => void,
  now: string,
  seedingIn: (transaction: Transaction) => Promise<TableSeeding>,
): Promise<void> {
  await engine.write(async (transaction) => {
    const seeding = await seedingIn(transaction);
    const { table, finish } = seeding;
    const firstId = await nextIds(transaction, table, rows);
    const insert = (done: number, count: number) => seeding.insert(firstId + done, count, done);
    await insertInBatches(transaction, { table, firstId, rows, report, insert });
    await finish?.(firstId);
    await recordSeeding(transaction, seeding, firstId, rows, now);
  });
  await settle(engine.read);
}

/** One record for all of them: nobody wants to read a million. */
function recordSeeding(
  transaction: Transaction,
  { table, entity, ownerId, audience }: TableSeeding,
  firstId: number,
  rows: number,
  now: string,
): Promise<number> {
  const author = { caller: null, now, requestId: `seed-${entity}-${firstId}` };
  return recordChange(transaction, author, {
    entity,
    entityId: firstId,
    entityName: `${rows} made-up ${table.replaceAll('_', ' ')}`,
    before: null,
    after: { seeded: rows, firstId },
    ...(ownerId !== undefined && { ownerId }),
    ...(audience && { audience }),
  });
}
