import {
  type Employee,
  type EmployeeListQuery,
  employeeSortColumns,
  employeeStatuses,
  listAllEmployees,
  listEmployees,
} from '@atrium/contract/employees';
import { sortDirections } from '@atrium/contract/lists';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { expectedEmployees, searchedFields } from './reference.ts';

const app = await openApp();
const admin = await app.signIn('admin');
const everybody = await admin.call(listAllEmployees);

/** Words that are found often, seldom and never, or a part of what somebody has. */
const search = fc.oneof(
  fc.constantFrom('', 'a', 'an', '$', '.', '/', '20', '26', '0', 'baker', 'example', '%', '_', '\\', '$1', 'a 4', '\n'),
  fc
    .record({ row: fc.nat(99), field: fc.nat(5), start: fc.nat(12), length: fc.integer({ min: 1, max: 7 }) })
    .map(partOf),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
);

const question = fc.record({
  q: search,
  status: fc.option(fc.constantFrom(...employeeStatuses), { nil: undefined, freq: 2 }),
  sort: fc.constantFrom(...sortDirections),
  sortColumn: fc.constantFrom(...employeeSortColumns),
  page: fc.oneof(fc.constantFrom(1, 2), fc.integer({ min: 1, max: 40 })),
  perPage: fc.constantFrom(1, 3, 7, 10, 25, 100),
});

function partOf({ row, field, start, length }: { row: number; field: number; start: number; length: number }): string {
  const employee = everybody[row];
  const characters = [...((employee && searchedFields(employee)[field]) ?? '')];
  return characters.slice(start, start + length).join('');
}

async function expectTrueAnswer(query: Partial<EmployeeListQuery>): Promise<void> {
  const { page = 1, perPage = 10 } = query;
  const allData = expectedEmployees(everybody, query);
  const invoices = allData.slice((page - 1) * perPage, page * perPage);
  expect(await admin.call(listEmployees, { query }), JSON.stringify(query)).toEqual({
    allData,
    invoices,
    total: allData.length,
  });
}

async function allPages(query: Partial<EmployeeListQuery>): Promise<Employee[]> {
  const found: Employee[] = [];
  for (let page = 1; ; page += 1) {
    const { invoices } = await admin.call(listEmployees, { query: { ...query, page, perPage: 7, allData: false } });
    found.push(...invoices);
    if (invoices.length < 7) return found;
  }
}

test('Whatever is searched, filtered, sorted and paged: the answer is the one that a plain look at all employees gives', async () => {
  await fc.assert(fc.asyncProperty(question, expectTrueAnswer), { numRuns: 300 });
});

test('Every column sorts both ways, and the pages together are the whole list', async () => {
  for (const sortColumn of employeeSortColumns) {
    for (const sort of sortDirections) {
      const query = { sortColumn, sort };
      expect(await allPages(query), `${sortColumn} ${sort}`).toEqual(expectedEmployees(everybody, query));
    }
  }
});

test('Age, salary and start date are found as they are shown', async () => {
  for (const employee of everybody) {
    const q = `${employee.age} ${employee.salary} ${employee.start_date}`;
    const { invoices } = await admin.call(listEmployees, { query: { q, allData: false } });
    expect(invoices, q).toContainEqual(employee);
  }
});

test('The sample data has a hundred employees of every status, each with an address of their own', () => {
  expect(everybody.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  expect(new Set(everybody.map(({ email }) => email)).size).toBe(100);
  expect(new Set(everybody.map(({ status }) => status))).toEqual(new Set(employeeStatuses));
});
