import type { EmployeeRecord } from '@atrium/contract/employee-records';
import { sql } from 'kysely';
import { isTextIn } from '../../database/dialect.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { inStatements, valuesToInsert } from '../../database/store-rows.ts';
import type { ListTuning } from '../../lists/list-index.ts';
import { trackRows } from '../../lists/track.ts';
import { fold } from '../../search/fold.ts';
import { employeeRow, employeesIndex } from './employees.list.ts';

export interface EmployeeMove {
  before: EmployeeRecord;
  after: EmployeeRecord;
}

export async function insertEmployees(
  transaction: Transaction,
  employees: readonly EmployeeRecord[],
  tuning?: ListTuning,
): Promise<void> {
  const rows = employees.map(employeeRow);
  for (const some of inStatements(rows)) await transaction.insertInto('employees').values(some).execute();
  const moves = rows.map((row) => ({ before: null, after: row }));
  await trackRows(transaction, employeesIndex, moves, tuning);
}

export async function replaceEmployees(
  transaction: Transaction,
  moves: readonly EmployeeMove[],
  tuning?: ListTuning,
): Promise<void> {
  const rows = moves.map(({ after }) => employeeRow(after));
  for (const some of inStatements(rows))
    await transaction
      .insertInto('employees')
      .values(some)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(valuesToInsert(some)))
      .execute();
  const rowMoves = moves.map(({ before, after }) => ({ before: employeeRow(before), after: employeeRow(after) }));
  await trackRows(transaction, employeesIndex, rowMoves, tuning);
}

export async function removeEmployees(
  transaction: Transaction,
  employees: readonly EmployeeRecord[],
  tuning?: ListTuning,
): Promise<void> {
  const ids = employees.map(({ id }) => id);
  await transaction.deleteFrom('employees').where('id', 'in', ids).execute();
  const moves = employees.map((employee) => ({ before: employeeRow(employee), after: null }));
  await trackRows(transaction, employeesIndex, moves, tuning);
}

/** Whose addresses these are, in whatever case: the first of those that share one. */
export async function findIdsByEmail(database: Database, emails: readonly string[]): Promise<Map<string, number>> {
  const keys = emails.map(fold);
  const rows = await database
    .selectFrom('employees')
    .select(['id', 'emailKey'])
    .where(isTextIn(database, sql<string>`email_key`, sql`${keys}`))
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ id, emailKey }) => [emailKey, id]));
}
