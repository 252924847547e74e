import type { EmployeeRecord } from '@atrium/contract/employee-records';
import { isIdIn } from '../../database/dialect.ts';
import type { Database } from '../../database/engine.ts';
import { type Placeholders, prepared } from '../../database/prepared.ts';
import { inOrder } from '../../lists/in-order.ts';

const columns = [
  'id',
  'fullName',
  'post',
  'email',
  'city',
  'startDate',
  'salaryCents',
  'age',
  'experienceYears',
  'status',
  'avatar',
  'archivedAt',
] as const;

const employeesWithIds = prepared((database, { ids }: Placeholders<{ ids: readonly number[] }>) =>
  database.selectFrom('employees').select(columns).where(isIdIn(database, ids)).compile(),
);

/** Employees by their ids, in the order of the ids. */
export async function findEmployees(database: Database, ids: readonly number[]): Promise<EmployeeRecord[]> {
  if (ids.length === 0) return [];
  return inOrder(ids, await employeesWithIds(database, { ids }));
}

export function findFirstEmployees(database: Database, limit: number): Promise<EmployeeRecord[]> {
  return database
    .selectFrom('employees')
    .select(columns)
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}
