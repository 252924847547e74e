import type { Entity } from '@atrium/contract/changes';
import { recordChange } from '../changes/record.ts';
import { settle, withoutIndexes } from '../database/bulk.ts';
import type { Engine, Transaction } from '../database/engine.ts';
import { nextIds } from '../database/sequences.ts';
import { type ListIndex, tableOf } from './list-index.ts';
import { rebuild } from './rebuild.ts';

// Each value is a parameter of its own, and SQLite takes 32,766 of them.
const rowsAtOnce = 1_000;

/** How to fill a list with made-up rows. */
export interface Seeding {
  readonly index: ListIndex;
  readonly entity: Entity;
  /** Makes so many rows with ids that follow each other, at this moment in milliseconds since 1970. */
  insert(transaction: Transaction, firstId: number, count: number, now: number): Promise<void>;
}

/** Appends made-up rows to a list, up to millions of them, and reports every now and then how many there are. All of them come, or none. */
export async function seedList(
  engine: Engine,
  { index, entity, insert }: Seeding,
  rows: number,
  report: (done: number) => void,
  now: string,
): Promise<void> {
  await engine.write(async (transaction) => {
    const firstId = await nextIds(transaction, tableOf(index), rows);
    const insertAll = async () => {
      for (let done = 0; done < rows; done += rowsAtOnce) {
        const count = Math.min(rowsAtOnce, rows - done);
        await insert(transaction, firstId + done, count, Date.parse(now));
        report(done + count);
      }
    };
    // For few rows beside many, making all indexes anew would be the larger part.
    if (rows < firstId / 10) await insertAll();
    else await withoutIndexes(transaction, tableOf(index), insertAll);
    await rebuild(transaction, index);
    // One record for all of them: nobody wants to read a million.
    await recordChange(
      transaction,
      { caller: null, now, requestId: `seed-${entity}-${firstId}` },
      {
        entity,
        entityId: firstId,
        entityName: `${rows} made-up ${index.name}`,
        before: null,
        after: { seeded: rows, firstId },
      },
    );
  });
  await settle(engine.read);
}
