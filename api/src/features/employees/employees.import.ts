import { EmployeeChanges, type EmployeeRecord, NewEmployee } from '@atrium/contract/employee-records';
import { employeeStatuses } from '@atrium/contract/employee-status';
import type { Database } from '../../database/engine.ts';
import { fold } from '../../search/fold.ts';
import { asCents, asDay, asNumber, asText, type Given } from '../../tables/import-cells.ts';
import type { ImportTarget } from '../../tables/import-rows.ts';
import { changeEmployees, numbered, storeEmployees } from './employees.changes.ts';
import { findEmployees } from './employees.queries.ts';
import { findIdsByEmail } from './employees.store.ts';

type Field = 'id' | keyof NewEmployee;

export const employeesImport: ImportTarget<Field, EmployeeRecord, NewEmployee> = {
  subject: 'Employee',
  columns: {
    fields: {
      id: 'id',
      name: 'fullName',
      fullname: 'fullName',
      post: 'post',
      position: 'post',
      email: 'email',
      city: 'city',
      office: 'city',
      started: 'startDate',
      startdate: 'startDate',
      joiningdate: 'startDate',
      date: 'startDate',
      salary: 'salaryCents',
      age: 'age',
      experience: 'experienceYears',
      experienceyears: 'experienceYears',
      status: 'status',
    },
    readers: {
      id: asNumber,
      fullName: asText,
      post: asText,
      email: asText,
      city: asText,
      startDate: asDay,
      salaryCents: asCents,
      age: asNumber,
      experienceYears: (text) => asNumber(text.replace(/\s*years?$/i, '')),
      status: asStatus,
    },
  },
  find: findKept,
  nameOf: ({ fullName }, before) => String(fullName ?? before?.fullName ?? ''),
  newOnes: NewEmployee,
  changes: EmployeeChanges,
  missing: { column: 'id', message: 'There is no such employee.' },
  twice: { column: 'email', message: 'This employee is in another row already.' },
  add: async (transaction, context, contents) =>
    storeEmployees(transaction, context, await numbered(transaction, contents)),
  change: changeEmployees,
};

function asStatus(text: string): number {
  const place = employeeStatuses.findIndex((word) => word.toLowerCase() === text.toLowerCase());
  return place < 0 ? asNumber(text) : place + 1;
}

/** Whom a row is about: whoever has its id, or else its address. */
async function findKept(database: Database, given: readonly Given<Field>[]) {
  const emails = await findIdsByEmail(
    database,
    given.flatMap(({ email }) => (typeof email === 'string' ? [email] : [])),
  );
  const wanted = given.flatMap(({ id }) => (Number.isSafeInteger(id) ? [Number(id)] : []));
  const found = await findEmployees(database, [...new Set([...wanted, ...emails.values()])]);
  const employees = new Map(found.map((employee) => [employee.id, employee]));
  return ({ id, email = '' }: Given<Field>) => {
    const address = fold(String(email));
    const before = employees.get(id === undefined ? (emails.get(address) ?? 0) : Number(id)) ?? null;
    return { before, isMissing: id !== undefined && before === null, key: before?.id ?? (address || null) };
  };
}
