import * as routes from '@atrium/contract/employees';
import { allDataLimit } from '@atrium/contract/lists';
import { handle } from '../../handle.ts';
import { findPage, type ListReader, type PageRequest, pageRequest } from '../../lists/page.ts';
import { employeesIndex, shownEmployee } from './employees.list.ts';
import { findEmployees, findFirstEmployees } from './employees.queries.ts';

export const employeeEndpoints = [
  handle(routes.listAllEmployees, async ({ services }) => {
    const employees = await findFirstEmployees(services.engine.read, allDataLimit);
    return employees.map(shownEmployee);
  }),

  handle(routes.listEmployees, async ({ lists }, { query }) => {
    const request = pageRequest(query, { status: query.status?.toString() });
    const { total, employees } = await findEmployeePage(lists, request);
    if (!query.allData) return { total, invoices: employees };
    const all = await findEmployeePage(lists, { ...request, page: 1, perPage: allDataLimit });
    return { total, invoices: employees, allData: all.employees };
  }),
];

async function findEmployeePage(lists: ListReader, request: PageRequest) {
  const { total, ids } = await findPage(lists, employeesIndex, request);
  const employees = await findEmployees(lists.database, ids);
  return { total, employees: employees.map(shownEmployee) };
}
