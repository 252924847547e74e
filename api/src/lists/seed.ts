import { type ChangeToRecord, recordChange } from '../changes/record.ts';
import { insertInBatches, settle } from '../database/bulk.ts';
import type { Engine, Transaction } from '../database/engine.ts';
import { nextIds } from '../database/sequences.ts';
import { type ListIndex, tableOf } from './list-index.ts';
import { rebuild } from './rebuild.ts';

/** How made-up rows of a list come into being. */
export interface Seeding {
  readonly index: ListIndex;
  readonly entity: ChangeToRecord['entity'];
  /** Adds `count` rows from this id on, after `done` others; the list counts them later. */
  insert(transaction: Transaction, firstId: number, count: number, done: number): Promise<void>;
}

/** Appends made-up rows, up to millions of them, and reports every now and then how many there are. All of them come, or none. */
export async function seedRows(
  engine: Engine,
  rows: number,
  report: (done: number) => void,
  now: string,
  seedingIn: (transaction: Transaction) => Promise<Seeding>,
): Promise<void> {
  await engine.write(async (transaction) => {
    const seeding = await seedingIn(transaction);
    const { index } = seeding;
    const firstId = await nextIds(transaction, tableOf(index), rows);
    const insert = (done: number, count: number) => seeding.insert(transaction, firstId + done, count, done);
    await insertInBatches(transaction, { table: tableOf(index), firstId, rows, report, insert });
    await rebuild(transaction, index);
    await recordSeeding(transaction, seeding, firstId, rows, now);
  });
  await settle(engine.read);
}

/** One record for all of them: nobody wants to read a million. */
function recordSeeding(
  transaction: Transaction,
  { index, entity }: Seeding,
  firstId: number,
  rows: number,
  now: string,
): Promise<number> {
  const author = { caller: null, now, requestId: `seed-${entity}-${firstId}` };
  return recordChange(transaction, author, {
    entity,
    entityId: firstId,
    entityName: `${rows} made-up ${tableOf(index)}`,
    before: null,
    after: { seeded: rows, firstId },
    ...(index.owner && { ownerId: index.owner.accountId }),
  });
}
