import * as z from 'zod/mini';
import { employeeStatuses } from './employees.ts';
import { listParameters, tableFormat, tableWording, workbookMedia } from './lists.ts';
import { route } from './route.ts';
import { ImportOutcome, ImportPreview, TableImport, TableToImport } from './table-imports.ts';
import {
  anyOfParameter,
  day,
  emailAddress,
  id,
  idempotencyKey,
  idParameter,
  line,
  moment,
  numberParameter,
  requiredLine,
} from './text.ts';

const status = () => {
  const message = 'Choose one of the statuses.';
  return z.int(message).check(z.gte(1, message), z.lte(employeeStatuses.length, message));
};
const salary = () => {
  const atMost = 'Give a salary of at most 10,000,000.';
  // What is more than any whole number is too much as well.
  return z
    .int({ error: ({ code }) => (code === 'too_big' ? atMost : 'Give an amount.'), abort: true })
    .check(z.gte(0, 'Give an amount from zero up.'), z.lte(1_000_000_000, atMost));
};
const age = () => {
  const message = 'Give an age from 14 to 100.';
  return z.int(message).check(z.gte(14, message), z.lte(100, message));
};
const years = () => {
  const message = 'Give a number of years from 0 to 80.';
  return z.int(message).check(z.gte(0, message), z.lte(80, message));
};

/** An employee as those who keep the records have them; the salary is in cents. */
export const EmployeeRecord = z.object({
  id: id(),
  fullName: z.string(),
  post: z.string(),
  email: z.string(),
  city: z.string(),
  startDate: day(),
  salaryCents: z.int(),
  age: z.int(),
  experienceYears: z.int(),
  status: z.int(),
  avatar: z.string(),
  archivedAt: z.nullable(moment()),
});
export type EmployeeRecord = z.infer<typeof EmployeeRecord>;

const fields = {
  fullName: requiredLine(120),
  post: requiredLine(80),
  email: emailAddress(),
  city: line(80),
  startDate: day(),
  salaryCents: salary(),
  age: age(),
  experienceYears: years(),
  status: status(),
};

export const NewEmployee = z.object({
  ...fields,
  city: z._default(fields.city, ''),
  experienceYears: z._default(fields.experienceYears, 0),
  status: z._default(fields.status, 1),
});
export type NewEmployee = z.infer<typeof NewEmployee>;

export const EmployeeChanges = z.partial(z.object(fields));
export type EmployeeChanges = z.infer<typeof EmployeeChanges>;

export const employeeColumns = [
  'id',
  'fullName',
  'post',
  'email',
  'city',
  'startDate',
  'salary',
  'age',
  'experience',
  'status',
] as const;
export type EmployeeColumn = (typeof employeeColumns)[number];

export const archiveStates = ['current', 'archived'] as const;

const part = () => z.optional(line(200));

/** Every one that is given has to hold. Texts are parts, in whatever case; salaries are in cents; both ends of a span count. */
const filters = {
  q: listParameters.q,
  name: part(),
  email: part(),
  post: part(),
  city: part(),
  from: z.optional(day()),
  to: z.optional(day()),
  salaryFrom: z.optional(numberParameter(z.gte(0), z.lte(1_000_000_000))),
  salaryTo: z.optional(numberParameter(z.gte(0), z.lte(1_000_000_000))),
  status: z.optional(numberParameter(z.gte(1), z.lte(employeeStatuses.length))),
  archive: z._default(z.enum(archiveStates), 'current'),
};
export const EmployeeFilters = z.object(filters);
export type EmployeeFilters = z.infer<typeof EmployeeFilters>;

const order = { sort: listParameters.sort, sortColumn: z._default(z.enum(employeeColumns), 'id') };

export const EmployeeRecordQuery = z.object({
  ...filters,
  ...order,
  page: listParameters.page,
  perPage: listParameters.perPage,
});
export type EmployeeRecordQuery = z.infer<typeof EmployeeRecordQuery>;

/** So many can be chosen at once by what they match. */
export const mostMatching = 1_000;

/** Those with these ids; or those that match, of whom there have to be as many as whoever asks has seen. */
export const ChosenEmployees = z
  .object({
    ids: z.optional(
      z
        .array(id())
        .check(z.minLength(1, 'Choose at least one employee.'), z.maxLength(100, 'Choose at most 100 employees.')),
    ),
    matching: z.optional(EmployeeFilters),
    total: z.optional(z.int().check(z.gte(1))),
  })
  .check(
    z.refine(
      ({ ids, matching, total }) => (ids === undefined) === (matching !== undefined && total !== undefined),
      'Choose employees by their ids, or by what they match and how many they are.',
    ),
  );
export type ChosenEmployees = z.infer<typeof ChosenEmployees>;

const read = { action: 'read', subject: 'Employee' } as const;
const create = { action: 'create', subject: 'Employee' } as const;
const update = { action: 'update', subject: 'Employee' } as const;
const remove = { action: 'delete', subject: 'Employee' } as const;
const employeeId = { parameters: z.object({ id: idParameter() }) };

export const listEmployeeRecords = route({
  name: 'listEmployeeRecords',
  method: 'GET',
  path: '/api/v1/employees',
  summary:
    'A page of employees. `q` searches name, post, e-mail, age, salary and start date; every other filter that is given has to hold too. Archived ones are there when they are asked for.',
  access: read,
  query: EmployeeRecordQuery,
  status: 200,
  response: z.object({ employees: z.array(EmployeeRecord), total: z.int() }),
});

export const exportEmployees = route({
  name: 'exportEmployees',
  method: 'GET',
  path: '/api/v1/employees/export',
  summary:
    'The filtered and sorted list as CSV or as an Excel workbook, streamed. `columns` chooses columns and their order, `headings` what they are called, `cellWords` how values read.',
  access: read,
  query: z.object({
    format: tableFormat(),
    ...filters,
    ...order,
    columns: z.optional(anyOfParameter(z.enum(employeeColumns))),
    ...tableWording,
  }),
  status: 200,
  response: { media: 'text/csv', alsoMedia: [workbookMedia] },
});

export const getEmployee = route({
  name: 'getEmployee',
  method: 'GET',
  path: '/api/v1/employees/{id}',
  summary: 'One employee.',
  access: read,
  ...employeeId,
  status: 200,
  response: z.object({ employee: EmployeeRecord }),
});

export const addEmployee = route({
  name: 'addEmployee',
  method: 'POST',
  path: '/api/v1/employees',
  summary: 'Add an employee.',
  access: create,
  body: z.object({ ...NewEmployee.shape, ...idempotencyKey }),
  example: {
    fullName: 'Mira Okafor',
    post: 'Lamp Fitter',
    email: 'mira.okafor@lanternworks.example',
    startDate: '2026-03-02',
    salaryCents: 3_100_000,
    age: 31,
  },
  status: 201,
  response: z.object({ employee: EmployeeRecord, changeId: id() }),
});

export const updateEmployee = route({
  name: 'updateEmployee',
  method: 'PATCH',
  path: '/api/v1/employees/{id}',
  summary: 'Change some fields of an employee. `changeId` is null when they are so already.',
  access: update,
  ...employeeId,
  body: EmployeeChanges,
  example: { post: 'Workshop Lead' },
  status: 200,
  response: z.object({ employee: EmployeeRecord, changeId: z.nullable(id()) }),
});

export const archiveEmployees = route({
  name: 'archiveEmployees',
  method: 'POST',
  path: '/api/v1/employees/archiving',
  summary:
    'Archive employees, or bring them back: all of them, or none when one is missing. `changeId` is null when they are so already.',
  access: update,
  body: z.object({ chosen: ChosenEmployees, isArchived: z.boolean() }),
  example: { chosen: { ids: [1] }, isArchived: true },
  status: 201,
  response: z.object({ changed: z.int(), changeId: z.nullable(id()) }),
});

export const deleteEmployees = route({
  name: 'deleteEmployees',
  method: 'POST',
  path: '/api/v1/employees/deletions',
  summary: 'Delete employees: all of them, or none when one is missing.',
  access: remove,
  body: z.object({ chosen: ChosenEmployees }),
  example: { chosen: { ids: [1] } },
  status: 201,
  response: z.object({ deleted: z.int(), changeId: id() }),
});

export const previewEmployeeImport = route({
  name: 'previewEmployeeImport',
  method: 'POST',
  path: '/api/v1/employees/import-previews',
  summary: 'What an import of this CSV would do with each row. Nothing is changed.',
  access: create,
  records: false,
  body: TableToImport,
  example: { csv: 'Name,E-mail\nMira Okafor,mira.okafor@lanternworks.example' },
  status: 201,
  response: ImportPreview,
});

export const importEmployees = route({
  name: 'importEmployees',
  method: 'POST',
  path: '/api/v1/employees/imports',
  summary:
    'Import employees from CSV: a row whose ID or e-mail address somebody has changes them, another one is added. Nothing is imported when a row is refused, unless `leavesOutRefused`. One undo takes all of it back.',
  access: create,
  body: TableImport,
  example: {
    csv: 'Name,Post,E-mail,Started,Salary,Age\nMira Okafor,Lamp Fitter,mira.okafor@lanternworks.example,2026-03-02,31000,31',
  },
  status: 201,
  response: ImportOutcome,
});
