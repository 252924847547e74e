import * as z from 'zod/mini';
import { listParameters } from './lists.ts';
import { route } from './route.ts';
import { id, numberParameter } from './text.ts';

/** 1 current, 2 professional, 3 rejected, 4 resigned, 5 applied. */
export const employeeStatuses = [1, 2, 3, 4, 5] as const;

/** An employee as the data tables have them: dates, money and numbers as a person reads them. */
export const Employee = z.object({
  responsive_id: z.literal(''),
  id: id(),
  avatar: z.string(),
  full_name: z.string(),
  post: z.string(),
  email: z.string(),
  city: z.string(),
  start_date: z.string().check(z.regex(/^\d{2}\/\d{2}\/\d{4}$/)),
  /** With the sign of the house's currency: `$23896.35`. */
  salary: z.string().check(z.regex(/\d+\.\d{2}$/)),
  age: z.string(),
  experience: z.string(),
  status: z.int().check(z.gte(1), z.lte(employeeStatuses.length)),
});
export type Employee = z.infer<typeof Employee>;

export const employeeSortColumns = ['id', 'fullName', 'post', 'email', 'city', 'startDate', 'salary', 'age'] as const;
export type EmployeeSortColumn = (typeof employeeSortColumns)[number];

export const EmployeeListQuery = z.object({
  q: listParameters.q,
  status: z.optional(numberParameter(z.gte(1), z.lte(employeeStatuses.length))),
  sort: listParameters.sort,
  sortColumn: z._default(z.enum(employeeSortColumns), 'id'),
  page: listParameters.page,
  perPage: listParameters.perPage,
  allData: listParameters.allData,
});
export type EmployeeListQuery = z.infer<typeof EmployeeListQuery>;

const readEmployee = { action: 'read', subject: 'Employee' } as const;

export const listAllEmployees = route({
  name: 'listAllEmployees',
  method: 'GET',
  path: '/api/datatables/initial-data',
  summary: 'The first 1,000 employees, by id. For more, page through the list.',
  access: readEmployee,
  status: 200,
  response: z.array(Employee),
});

export const listEmployees = route({
  name: 'listEmployees',
  method: 'GET',
  path: '/api/datatables/data',
  summary:
    'A page of employees, under `invoices`. `q` searches name, post, e-mail, age, salary and start date; `allData` has the first 1,000 of the filtered list.',
  access: readEmployee,
  query: EmployeeListQuery,
  status: 200,
  response: z.object({ allData: z.optional(z.array(Employee)), invoices: z.array(Employee), total: z.int() }),
});
