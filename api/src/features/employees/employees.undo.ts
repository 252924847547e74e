import { EmployeeRecord } from '@atrium/contract/employee-records';
import type { ChangeToUndo, UndoTogether } from '../../changes/undo.ts';
import { refuseChanged } from '../../changes/undo-record.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict } from '../../errors.ts';
import { changeEmployees, dropEmployees, storeEmployees } from './employees.changes.ts';
import { findEmployees } from './employees.queries.ts';

/** Takes back what one request did to them, a thousand of them too: a request changes each of them once. */
export const undoEmployeeChanges: UndoTogether = {
  async together(transaction, context, changes) {
    const ids = changes.map(({ entityId }) => entityId);
    const found = new Map((await findEmployees(transaction, ids)).map((employee) => [employee.id, employee]));
    const changeIds = new Map<number, number>();
    for (const takeBack of [restoreDeleted, revertChanged, removeAdded])
      for (const [id, changeId] of await takeBack(transaction, context, changes, found)) changeIds.set(id, changeId);
    return ids.map((id) => changeIds.get(id) ?? 0);
  },
};

/** The change that was recorded for each id. */
type Pairs = (readonly [id: number, changeId: number])[];
type Found = ReadonlyMap<number, EmployeeRecord>;

async function restoreDeleted(
  transaction: Transaction,
  context: Context,
  changes: readonly ChangeToUndo[],
  found: Found,
): Promise<Pairs> {
  const employees = changes.flatMap(({ before, after, entityId, entityName }) => {
    if (before === null || after !== null) return [];
    if (found.has(entityId)) throw conflict(`${entityName} is here already.`);
    return [EmployeeRecord.parse(before)];
  });
  return employees.length === 0 ? [] : paired(employees, await storeEmployees(transaction, context, employees));
}

async function revertChanged(
  transaction: Transaction,
  context: Context,
  changes: readonly ChangeToUndo[],
  found: Found,
): Promise<Pairs> {
  const moves = changes.flatMap((change) => {
    if (change.before === null || change.after === null) return [];
    const now = asLeft(change, found);
    return [{ before: now, after: EmployeeRecord.parse({ ...now, ...change.before }) }];
  });
  if (moves.length === 0) return [];
  const changeIds = await changeEmployees(transaction, context, moves);
  return paired(
    moves.map(({ after }) => after),
    changeIds,
  );
}

async function removeAdded(
  transaction: Transaction,
  context: Context,
  changes: readonly ChangeToUndo[],
  found: Found,
): Promise<Pairs> {
  const employees = changes.filter(({ before }) => before === null).map((change) => asLeft(change, found));
  return employees.length === 0 ? [] : paired(employees, await dropEmployees(transaction, context, employees));
}

function asLeft(change: ChangeToUndo, found: Found): EmployeeRecord {
  const now = found.get(change.entityId);
  if (!now) throw conflict(`${change.entityName} has been deleted since. Undo that first.`);
  refuseChanged(change, now);
  return now;
}

function paired(employees: readonly EmployeeRecord[], changeIds: readonly number[]): Pairs {
  return employees.map(({ id }, place) => [id, changeIds[place] ?? 0]);
}
