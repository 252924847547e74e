import type { ChangeToRecord } from '../changes/record.ts';
import type { Engine, Transaction } from '../database/engine.ts';
import { seedTable } from '../seeding.ts';
import { type ListIndex, tableOf } from './list-index.ts';
import { rebuild } from './rebuild.ts';

/** How made-up rows of a list come into being. */
interface Seeding {
  readonly index: ListIndex;
  readonly entity: ChangeToRecord['entity'];
  /** Adds `count` rows from this id on, after `done` others; the list counts them later. */
  insert(transaction: Transaction, firstId: number, count: number, done: number): Promise<void>;
}

/** Appends made-up rows to a list. */
export function seedRows(
  engine: Engine,
  rows: number,
  report: (done: number) => void,
  now: string,
  seedingIn: (transaction: Transaction) => Promise<Seeding>,
): Promise<void> {
  return seedTable(engine, rows, report, now, async (transaction) => {
    const { index, entity, insert } = await seedingIn(transaction);
    return {
      table: tableOf(index),
      entity,
      ...(index.owner && { ownerId: index.owner.accountId }),
      insert: (firstId, count, done) => insert(transaction, firstId, count, done),
      finish: () => rebuild(transaction, index),
    };
  });
}

interface SimpleSeeding extends Pick<Seeding, 'index' | 'entity'> {
  /** `now` is in milliseconds since 1970. */
  insert(transaction: Transaction, firstId: number, count: number, now: number): Promise<void>;
}

/** For a list whose rows need to know nothing of what is there already. */
export function seederOf({ index, entity, insert }: SimpleSeeding) {
  return (engine: Engine, rows: number, report: (done: number) => void, now = new Date().toISOString()) =>
    seedRows(engine, rows, report, now, async () => ({
      index,
      entity,
      insert: (transaction, firstId, count) => insert(transaction, firstId, count, Date.parse(now)),
    }));
}
