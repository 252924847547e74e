import {
  type ChosenEmployees,
  type EmployeeChanges,
  type EmployeeRecord,
  mostMatching,
  type NewEmployee,
} from '@atrium/contract/employee-records';
import { addOnce, type Keyed, stillThere } from '../../changes/added-once.ts';
import { differenceOf, givenFields } from '../../changes/difference.ts';
import { type ChangeToRecord, recordEach } from '../../changes/record.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextIds } from '../../database/sequences.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { employeeIds, employeeRequest } from './employees.filter.ts';
import { employeesIndex } from './employees.list.ts';
import { findEmployees } from './employees.queries.ts';
import { type EmployeeMove, insertEmployees, removeEmployees, replaceEmployees } from './employees.store.ts';

interface Added {
  employee: EmployeeRecord;
  changeId: number;
}

export function addEmployee(context: Context, { idempotencyKey, ...input }: Keyed<NewEmployee>): Promise<Added> {
  return addOnce<Added>(context, {
    entity: 'employee',
    idempotencyKey,
    add: (transaction) => insertEmployee(transaction, context, input),
    idOf: ({ employee }) => employee.id,
    again: async (transaction, { entityId, changeId }) => {
      const [employee] = await findEmployees(transaction, [entityId]);
      return { employee: stillThere(employee), changeId };
    },
  });
}

async function insertEmployee(transaction: Transaction, context: Context, input: NewEmployee): Promise<Added> {
  const [employee] = await numbered(transaction, [input]);
  if (!employee) throw notFound('employee');
  const [changeId = 0] = await storeEmployees(transaction, context, [employee]);
  return { employee, changeId };
}

/** New ones with ids of their own. */
export async function numbered(transaction: Transaction, inputs: readonly NewEmployee[]): Promise<EmployeeRecord[]> {
  if (inputs.length === 0) return [];
  const firstId = await nextIds(transaction, employeesIndex.name, inputs.length);
  return inputs.map((input, place) => ({ ...input, id: firstId + place, avatar: '', archivedAt: null }));
}

export async function storeEmployees(
  transaction: Transaction,
  context: Context,
  employees: readonly EmployeeRecord[],
): Promise<number[]> {
  await insertEmployees(transaction, employees, context.services.tuning);
  const changes = employees.map((employee) => employeeChange(employee, null, employee));
  return recordEach(transaction, context, changes);
}

/** Changes the fields that are given. Nothing is recorded, and `changeId` is null, when they are so already. */
export function updateEmployee(context: Context, id: number, changes: EmployeeChanges) {
  return context.services.engine.write(async (transaction) => {
    const [before] = await requireEmployees(transaction, [id]);
    if (!before) throw notFound('employee');
    const employee = { ...before, ...givenFields(changes) };
    const [changeId = null] = await changeEmployees(transaction, context, [{ before, after: employee }]);
    return { employee, changeId };
  });
}

export function archiveEmployees(context: Context, chosen: ChosenEmployees, isArchived: boolean) {
  return context.services.engine.write(async (transaction) => {
    const employees = await chosenEmployees(transaction, context, chosen);
    const moves = employees
      .filter(({ archivedAt }) => (archivedAt !== null) !== isArchived)
      .map((before) => ({ before, after: { ...before, archivedAt: isArchived ? context.now : null } }));
    const [changeId = null] = await changeEmployees(transaction, context, moves);
    return { changed: moves.length, changeId };
  });
}

export function deleteEmployees(context: Context, chosen: ChosenEmployees) {
  return context.services.engine.write(async (transaction) => {
    const employees = await chosenEmployees(transaction, context, chosen);
    const [changeId = 0] = await dropEmployees(transaction, context, employees);
    return { deleted: employees.length, changeId };
  });
}

/** Records of each what is different, and answers the ids of those records. */
export async function changeEmployees(
  transaction: Transaction,
  context: Context,
  moves: readonly EmployeeMove[],
): Promise<number[]> {
  const different = moves.flatMap((move) => {
    const difference = differenceOf(move.before, move.after);
    return difference ? [{ move, change: employeeChange(move.after, difference.before, difference.after) }] : [];
  });
  if (different.length === 0) return [];
  const moved = different.map(({ move }) => move);
  await replaceEmployees(transaction, moved, context.services.tuning);
  const changes = different.map(({ change }) => change);
  return recordEach(transaction, context, changes);
}

export async function dropEmployees(
  transaction: Transaction,
  context: Context,
  employees: readonly EmployeeRecord[],
): Promise<number[]> {
  await removeEmployees(transaction, employees, context.services.tuning);
  const changes = employees.map((employee) => employeeChange(employee, employee, null));
  return recordEach(transaction, context, changes);
}

async function requireEmployees(transaction: Transaction, ids: readonly number[]): Promise<EmployeeRecord[]> {
  const wanted = [...new Set(ids)];
  const employees = await findEmployees(transaction, wanted);
  if (employees.length < wanted.length) throw notFound('employee');
  return employees;
}

/** Whoever chose all that match has seen how many they are: when it is another number now, they did not mean these. */
async function chosenEmployees(
  transaction: Transaction,
  { lists }: Context,
  { ids, matching, total = 0 }: ChosenEmployees,
): Promise<EmployeeRecord[]> {
  if (ids !== undefined || matching === undefined) return requireEmployees(transaction, ids ?? []);
  if (total > mostMatching)
    throw badInput([{ path: 'chosen.total', message: 'Choose at most 1,000 employees at once: narrow the list.' }]);
  const reader = { ...lists, database: transaction };
  const found: number[] = [];
  const request = employeeRequest(matching, { sort: 'asc', sortColumn: 'id' });
  for await (const some of employeeIds(reader, matching, request)) {
    found.push(...some);
    if (found.length > total) break;
  }
  if (found.length !== total) throw conflict('Others match by now. Look at the list again.');
  return findEmployees(transaction, found);
}

function employeeChange(
  { id, fullName }: Pick<EmployeeRecord, 'id' | 'fullName'>,
  before: object | null,
  after: object | null,
): ChangeToRecord {
  return { entity: 'employee', entityId: id, entityName: fullName, before, after, isUndoable: true };
}
