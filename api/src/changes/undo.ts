import type { ChangeAction } from '@atrium/contract/changes';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import type { ChangeRow } from '../database/schema.ts';
import { conflict, notFound } from '../errors.ts';

export interface ChangeToUndo {
  action: ChangeAction;
  entityId: number;
  entityName: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** Brings a record back to what it was before a change, or refuses with a conflict when it has changed since. Answers the id of its own change. */
export type Undo = (transaction: Transaction, context: Context, change: ChangeToUndo) => Promise<number>;

/** What can be undone: one function for each entity that records undoable changes. */
export type Undoers = Partial<Record<ChangeRow['entity'], Undo>>;

/** Undoes everything undoable that the request of a change did, the latest first, in one transaction. Answers the ids of what that changed. */
export function undoRequest(context: Context, undoers: Undoers, changeId: number): Promise<number[]> {
  return context.services.engine.write(async (transaction) => {
    const changes = await undoableChanges(transaction, context, changeId);
    const done: number[] = [];
    for (const change of changes) {
      if (change.undoneBy !== null) throw conflict(`What was done to ${change.entityName} has been undone already.`);
      const undo = undoers[change.entity];
      if (!undo) throw new Error(`A change of a ${change.entity} was recorded as undoable, and nothing can undo it.`);
      const undoneBy = await undo(transaction, context, parsed(change));
      await transaction.updateTable('changes').set({ undoneBy }).where('id', '=', change.id).execute();
      done.push(undoneBy);
    }
    return done;
  });
}

async function undoableChanges(transaction: Transaction, { caller }: Context, changeId: number): Promise<ChangeRow[]> {
  const asked = await transaction.selectFrom('changes').selectAll().where('id', '=', changeId).executeTakeFirst();
  if (!asked) throw notFound('change');
  if (asked.isUndoable === 0) throw conflict('This cannot be undone.');
  // What one account owns is as good as not there for any other.
  if (asked.ownerId !== null && asked.ownerId !== caller?.accountId) throw notFound('change');
  return transaction
    .selectFrom('changes')
    .selectAll()
    .where('requestId', '=', asked.requestId)
    .where('isUndoable', '=', 1)
    .orderBy('id', 'desc')
    .execute();
}

function parsed({ action, entityId, entityName, before, after }: ChangeRow): ChangeToUndo {
  return {
    action,
    entityId,
    entityName,
    before: before === null ? null : JSON.parse(before),
    after: after === null ? null : JSON.parse(after),
  };
}
