import { undoChange } from '@atrium/contract/changes';
import * as routes from '@atrium/contract/employee-records';
import { sortDirections } from '@atrium/contract/lists';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { employeesIndex } from '../../src/features/employees/employees.list.ts';
import { seedEmployees } from '../../src/features/employees/employees.seed.ts';
import { foldSearched } from '../../src/search/fold.ts';
import { expectUndoable } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { expectTrueCounts } from '../lists/counts.ts';
import { addFitter, lampFitter } from '../routes/employee-records.proofs.ts';

const app = await openApp();
const admin = await app.signIn('admin');
const all = { perPage: 100 } as const;
const archivedIds = [4, 9, 33, 71];
await admin.call(routes.archiveEmployees, { body: { chosen: { ids: archivedIds }, isArchived: true } });
const lists = await Promise.all(
  routes.archiveStates.map((archive) => admin.call(routes.listEmployeeRecords, { query: { ...all, archive } })),
);
const everybody = lists.flatMap(({ employees }) => employees);

type Query = Partial<routes.EmployeeRecordQuery>;

/** The list in plain words: what the API answers has to be the same. */
function expected(query: Query): routes.EmployeeRecord[] {
  const { sort = 'asc', sortColumn = 'id' } = query;
  const upwards = everybody
    .filter((employee) => holds(employee, query))
    .toSorted((one, other) => {
      const [a, b] = [shownIn(one, sortColumn), shownIn(other, sortColumn)];
      const order =
        typeof a === 'number'
          ? a - Number(b)
          : Buffer.compare(Buffer.from(foldSearched(a)), Buffer.from(foldSearched(String(b))));
      return order || one.id - other.id;
    });
  return sort === 'asc' ? upwards : upwards.reverse();
}

function shownIn(employee: routes.EmployeeRecord, column: routes.EmployeeColumn): string | number {
  if (column === 'salary') return employee.salaryCents;
  return column === 'experience' ? employee.experienceYears : employee[column];
}

function holds(employee: routes.EmployeeRecord, query: Query): boolean {
  const contains = (text: string, part = '') => foldSearched(text).includes(foldSearched(part));
  const { from = '', to = '9', salaryFrom = 0, salaryTo = Number.POSITIVE_INFINITY, status, archive, q = '' } = query;
  const [year, month, day] = employee.startDate.split('-');
  const shown = [employee.fullName, employee.post, employee.email, String(employee.age)];
  const searched = [...shown, `$${(employee.salaryCents / 100).toFixed(2)}`, `${month}/${day}/${year}`];
  return [
    (employee.archivedAt !== null) === (archive === 'archived'),
    contains(employee.fullName, query.name),
    contains(employee.email, query.email),
    contains(employee.post, query.post),
    contains(employee.city, query.city),
    employee.startDate >= from && employee.startDate <= to,
    employee.salaryCents >= salaryFrom && employee.salaryCents <= salaryTo,
    status === undefined || employee.status === status,
    foldSearched(q)
      .split(' ')
      .every((word) => searched.some((field) => foldSearched(field).includes(word))),
  ].every(Boolean);
}

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const part = (values: string[]) => maybe(fc.constantFrom('', 'a', 'AN', 'é', '%', '_', '\\', ' ', ...values));
const day = fc.nat(8_000).map((days) => new Date(Date.UTC(2006, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const cents = fc.integer({ min: 1_900_000, max: 5_600_000 });
const question = fc.record({
  q: fc.constantFrom('', 'a', 'example', '3', '$2', 'er a'),
  name: part(['Okafor', 'ł', '佐藤']),
  email: part(['@', '.example', 'rye']),
  post: part(['Apprentice', "ship's", 'ER']),
  city: part(['o', 'lagos', 'ą']),
  from: maybe(day),
  to: maybe(day),
  salaryFrom: maybe(cents),
  salaryTo: maybe(cents),
  status: maybe(fc.constantFrom(1, 2, 3, 4, 5)),
  archive: fc.constantFrom(...routes.archiveStates),
  sort: fc.constantFrom(...sortDirections),
  sortColumn: fc.constantFrom(...routes.employeeColumns),
  page: fc.integer({ min: 1, max: 4 }),
  perPage: fc.constantFrom(3, 7, 50, 100),
});

test('Whatever is asked together: the answer is the one that a plain look at all employees gives', async () => {
  const isTrue = async (query: Query & { page: number; perPage: number }) => {
    const found = expected(query);
    const employees = found.slice((query.page - 1) * query.perPage, query.page * query.perPage);
    const answer = await admin.call(routes.listEmployeeRecords, { query });
    expect(answer, JSON.stringify(query)).toEqual({ employees, total: found.length });
  };
  await fc.assert(fc.asyncProperty(question, isTrue), { numRuns: 250 });
});

test('A start day is found as it is shown, in any language, and as it is sent', async () => {
  const { id } = await addFitter(admin, { startDate: '1999-03-04' });
  for (const q of ['03/04/1999', '04.03.1999', '4. März 1999', '4 mars 1999', 'Mar 4, 1999', '4 de março de 1999']) {
    const { employees } = await admin.call(routes.listEmployeeRecords, { query: { q } });
    expect(
      employees.map((employee) => employee.id),
      q,
    ).toEqual([id]);
  }
  expect((await admin.call(routes.listEmployeeRecords, { query: { q: '04/03/1999' } })).total).toBe(0);
  await admin.call(routes.deleteEmployees, { body: { chosen: { ids: [id] } } });
});

test('A file has what the list has', async () => {
  for (const query of [{}, { post: 'er', sortColumn: 'city' }, { from: '2020-01-01', sort: 'desc' }] as Query[]) {
    const { text } = await admin.send(routes.exportEmployees, { query: { ...query, columns: ['id'] } });
    expect(text.trim().split('\r\n').slice(1).map(Number)).toEqual(expected(query).map(({ id }) => id));
  }
});

test('Whatever is done to employees can be undone, done again, and undone again', async () => {
  const { id } = await addFitter(admin);
  const csv = `ID,Post\n${id},Baker\n7,Baker`;
  const seen = () => admin.call(routes.listEmployeeRecords, { query: { ...all, sort: 'desc' } });
  const deeds = {
    adding: () => admin.call(routes.addEmployee, { body: lampFitter }),
    changing: () => admin.call(routes.updateEmployee, { parameters: { id }, body: { post: 'Baker', age: 40 } }),
    archiving: () => admin.call(routes.archiveEmployees, { body: { chosen: { ids: [id, 3] }, isArchived: true } }),
    importing: () => admin.call(routes.importEmployees, { body: { csv } }),
    deleting: () => admin.call(routes.deleteEmployees, { body: { chosen: { ids: [id, 5, 6] } } }),
  };
  for (const [deed, act] of Object.entries(deeds)) await expectUndoable(admin, { deed, act, seen });
  await expectTrueCounts(app.engine.read, employeesIndex);
});

test('A thousand can be archived at once, and one undo takes that back', async () => {
  await seedEmployees(app.engine, 1_000, () => undefined, app.services.now().toISOString());
  const matching = { email: 'employee.' };
  const body = { chosen: { matching, total: 1_000 }, isArchived: true };
  const { changed, changeId } = await admin.call(routes.archiveEmployees, { body });
  expect(changed).toBe(1_000);
  await admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect((await admin.call(routes.listEmployeeRecords, { query: { ...matching } })).total).toBe(1_000);
  await expectTrueCounts(app.engine.read, employeesIndex);
});

test('Who is made up was grown up when they began, and has worked as long as they are here at least', async () => {
  const now = app.services.now().getTime();
  await seedEmployees(app.engine, 100, () => undefined, new Date(now).toISOString());
  const query = { ...all, sort: 'desc' } as const;
  const { employees } = await admin.call(routes.listEmployeeRecords, { query });
  const madeUp = employees.filter(({ email }) => email.startsWith('employee.'));
  expect(madeUp.length).toBeGreaterThanOrEqual(100);
  for (const { fullName, age, experienceYears, startDate } of madeUp) {
    const yearsHere = Math.floor((now - Date.parse(startDate)) / 86_400_000 / 366);
    expect(age - yearsHere, fullName).toBeGreaterThanOrEqual(18);
    expect(experienceYears, fullName).toBeGreaterThanOrEqual(yearsHere);
    expect(experienceYears, fullName).toBeLessThanOrEqual(age - 18);
  }
});
