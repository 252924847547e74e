import type { Context } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import { conflict } from '../errors.ts';
import type { ChangeToUndo, UndoTogether } from './undo.ts';
import { refuseChanged } from './undo-record.ts';

/** How many records of one entity are brought back at once; each function records what it does and answers the id of each change, in order. */
interface UndoableRecords<Kept extends { id: number }> {
  /** All that a change may have recorded of those that there are. */
  find(transaction: Transaction, ids: readonly number[]): Promise<Kept[]>;
  parse(snapshot: object): Kept;
  /** Takes back addings. */
  remove(transaction: Transaction, context: Context, now: readonly Kept[]): Promise<number[]>;
  /** Takes back deletions. */
  restore(transaction: Transaction, context: Context, before: readonly Kept[]): Promise<number[]>;
  /** Takes back changes of fields. */
  revert(transaction: Transaction, context: Context, moves: readonly Move<Kept>[]): Promise<number[]>;
}

interface Move<Kept> {
  before: Kept;
  after: Kept;
}

/** Takes back what one request did to them, a thousand of them too: a request changes each of them once. */
export function undoTogetherOf<Kept extends { id: number }>(records: UndoableRecords<Kept>): UndoTogether {
  return {
    async together(transaction, context, changes) {
      const ids = changes.map(({ entityId }) => entityId);
      const found = new Map((await records.find(transaction, ids)).map((kept) => [kept.id, kept]));
      const { deleted, changed, added } = sorted(records, changes, found);
      const done = [
        ...(deleted.length > 0 ? paired(deleted, await records.restore(transaction, context, deleted)) : []),
        ...(changed.length > 0
          ? paired(changed.map(idOfMove), await records.revert(transaction, context, changed))
          : []),
        ...(added.length > 0 ? paired(added, await records.remove(transaction, context, added)) : []),
      ];
      const changeIds = new Map(done);
      return ids.map((id) => changeIds.get(id) ?? 0);
    },
  };
}

/** What was done to each; refuses what has changed since. */
function sorted<Kept extends { id: number }>(
  records: UndoableRecords<Kept>,
  changes: readonly ChangeToUndo[],
  found: ReadonlyMap<number, Kept>,
) {
  const deleted: Kept[] = [];
  const changed: Move<Kept>[] = [];
  const added: Kept[] = [];
  for (const change of changes) {
    const { before, after, entityId, entityName } = change;
    if (before === null) added.push(asLeft(change, found));
    else if (after === null) {
      if (found.has(entityId)) throw conflict(`${entityName} is here already.`);
      deleted.push(records.parse(before));
    } else {
      const now = asLeft(change, found);
      changed.push({ before: now, after: records.parse({ ...now, ...before }) });
    }
  }
  return { deleted, changed, added };
}

function asLeft<Kept extends object>(change: ChangeToUndo, found: ReadonlyMap<number, Kept>): Kept {
  const now = found.get(change.entityId);
  if (!now) throw conflict(`${change.entityName} has been deleted since. Undo that first.`);
  refuseChanged(change, now);
  return now;
}

const idOfMove = ({ after: { id } }: Move<{ id: number }>) => ({ id });

function paired(records: readonly { id: number }[], changeIds: readonly number[]) {
  return records.map(({ id }, place) => [id, changeIds[place] ?? 0] as const);
}
