import {
  type EmployeeRecord,
  type ImportedEmployee,
  mostImportedEmployees,
  NewEmployee,
} from '@atrium/contract/employee-records';
import type { SignedInContext } from '../../context.ts';
import type { Database } from '../../database/engine.ts';
import { badInput, notAllowed } from '../../errors.ts';
import { fold } from '../../search/fold.ts';
import { readCsv } from '../../tables/csv-reader.ts';
import { changeEmployees, differentFields, numbered, storeEmployees } from './employees.changes.ts';
import { type Given, givenOf, knownColumns } from './employees.import-cells.ts';
import { findEmployees } from './employees.queries.ts';
import { findIdsByEmail } from './employees.store.ts';

/** A row of the file, and what it makes of an employee. */
interface ReadRow extends ImportedEmployee {
  before: EmployeeRecord | null;
  after: NewEmployee | null;
}

export async function previewEmployeeImport({ services }: SignedInContext, csv: string): Promise<ImportedEmployee[]> {
  const rows = await readRows(services.engine.read, csv);
  return rows.map(({ row, name, action, id, errors }) => ({ row, name, action, id, errors }));
}

/** Every change is of one request, so that one undo takes it back. */
export function importEmployees(context: SignedInContext, csv: string, leavesOutRefused: boolean) {
  return context.services.engine.write(async (transaction) => {
    const rows = await readRows(transaction, csv);
    if (!leavesOutRefused) refuseBad(rows);
    const moves = rows.flatMap(({ action, before, after }) =>
      action === 'change' && before && after ? [{ before, after: { ...before, ...after } }] : [],
    );
    if (moves.length > 0 && context.ability.cannot('update', 'Employee')) throw notAllowed();
    const changed = await changeEmployees(transaction, context, moves);
    const added = await numbered(
      transaction,
      rows.flatMap(({ action, after }) => (action === 'add' && after ? [after] : [])),
    );
    const stored = added.length > 0 ? await storeEmployees(transaction, context, added) : [];
    const leftOut = rows.filter(({ action }) => action === 'refused').length;
    return { added: added.length, changed: moves.length, leftOut, changeId: changed[0] ?? stored[0] ?? null };
  });
}

function refuseBad(rows: readonly ReadRow[]): void {
  const errors = rows.flatMap(({ row, errors }) =>
    errors.map(({ column, message }) => ({ path: `csv.${row}.${column}`, message })),
  );
  if (errors.length > 0) throw badInput(errors.slice(0, 20));
}

async function readRows(database: Database, csv: string): Promise<ReadRow[]> {
  const [head = [], ...body] = readCsv(csv);
  const filled = body.map((cells, index) => ({ cells, row: index + 2 })).filter(({ cells }) => cells.some(Boolean));
  const known = knownColumns(head);
  if (!known.some(Boolean)) throw badInput([{ path: 'csv', message: 'The first row has to name the columns.' }]);
  if (filled.length === 0) throw badInput([{ path: 'csv', message: 'There is nothing below the first row.' }]);
  if (filled.length > mostImportedEmployees)
    throw badInput([{ path: 'csv', message: `Import at most ${mostImportedEmployees} employees at once.` }]);
  const read = filled.map(({ cells, row }) => ({ row, given: givenOf(known, cells) }));
  const findKnownOf = await findKnown(
    database,
    read.map(({ given }) => given),
  );
  const seen = new Set<string>();
  return read.map(({ row, given }) => {
    const before = findKnownOf(given);
    const key = before ? `#${before.id}` : fold(String(given.email ?? ''));
    const isTwice = key !== '' && seen.has(key);
    seen.add(key);
    return rowOf(row, given, before, isTwice);
  });
}

/** Whom a row is about: whoever has its id, or else its address. */
async function findKnown(database: Database, given: readonly Given[]) {
  const emails = await findIdsByEmail(
    database,
    given.flatMap(({ email }) => (typeof email === 'string' ? [email] : [])),
  );
  const wanted = given.flatMap(({ id }) => (Number.isSafeInteger(id) ? [Number(id)] : []));
  const found = await findEmployees(database, [...new Set([...wanted, ...emails.values()])]);
  const employees = new Map(found.map((employee) => [employee.id, employee]));
  return ({ id, email }: Given): EmployeeRecord | null => {
    const wantedId = id === undefined ? emails.get(fold(String(email ?? ''))) : Number(id);
    return wantedId === undefined ? null : (employees.get(wantedId) ?? null);
  };
}

function rowOf(row: number, given: Given, before: EmployeeRecord | null, isTwice: boolean): ReadRow {
  const { id: wanted, ...written } = given;
  const name = String(given.fullName ?? before?.fullName ?? '');
  const refused = (errors: ImportedEmployee['errors']): ReadRow => {
    return { row, name, action: 'refused', id: before?.id ?? null, errors, before, after: null };
  };
  if (isTwice) return refused([{ column: 'email', message: 'This employee is in another row already.' }]);
  if (wanted !== undefined && !before) return refused([{ column: 'id', message: 'There is no such employee.' }]);
  const { data: after, error } = NewEmployee.safeParse({ ...before, ...written });
  if (error) return refused(error.issues.map(errorOf));
  const isSame = before !== null && differentFields(before, { ...before, ...after }).length === 0;
  const action = before === null ? 'add' : isSame ? 'same' : 'change';
  return { row, name, action, id: before?.id ?? null, errors: [], before, after };
}

function errorOf({ path, message, code }: { path: PropertyKey[]; message: string; code: string }) {
  const column = String(path[0] ?? '').replace('Cents', '');
  return { column, message: code === 'invalid_type' && !message.includes(' a') ? 'Fill this in.' : message };
}
