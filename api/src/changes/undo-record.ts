import type { Context } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import { conflict } from '../errors.ts';
import type { ChangeToUndo, Undo } from './undo.ts';

type Snapshot = Readonly<Record<string, unknown>>;

/** How the records of one entity are brought back; each function records what it does and answers the id of that change. */
interface UndoableRecord<Kept extends object> {
  /** All that a change may have recorded of it. */
  find(transaction: Transaction, id: number): Promise<Kept | undefined>;
  /** Takes back an adding. */
  remove(transaction: Transaction, context: Context, now: Kept, change: ChangeToUndo): Promise<number>;
  /** Takes back a deletion, whose record holds all there was. */
  restore(transaction: Transaction, context: Context, before: Snapshot, id: number): Promise<number>;
  /** Refuses to take back what is out of the house. */
  refuse?(transaction: Transaction, change: ChangeToUndo): Promise<void>;
  /** Takes back a change of these fields; null when they are so already. */
  revert(transaction: Transaction, context: Context, now: Kept, before: Snapshot): Promise<number | null>;
}

/** Undo takes back one change; it never takes a later one with it. */
export function undoOf<Kept extends object>(record: UndoableRecord<Kept>): Undo {
  return async (transaction, context, change) => {
    const { before, after, entityId, entityName } = change;
    const now = await record.find(transaction, entityId);
    if (before !== null && after === null) {
      if (now) throw conflict(`${entityName} is here already.`);
      return record.restore(transaction, context, before, entityId);
    }
    if (!now) throw conflict(`${entityName} has been deleted since. Undo that first.`);
    refuseChanged(change, now);
    if (before === null) return record.remove(transaction, context, now, change);
    await record.refuse?.(transaction, change);
    const changeId = await record.revert(transaction, context, now, before);
    if (changeId === null) throw conflict(`${entityName} is as it was already.`);
    return changeId;
  };
}

/** Refuses what a later change has changed again: undo would take that with it. */
export function refuseChanged({ after, entityName }: ChangeToUndo, now: object): void {
  const current: Snapshot = { ...now };
  const isAsLeft = Object.entries(after ?? {}).every(
    ([field, value]) => JSON.stringify(current[field]) === JSON.stringify(value),
  );
  if (!isAsLeft) throw conflict(`${entityName} has changed since. Undo what came later first, or edit it.`);
}
