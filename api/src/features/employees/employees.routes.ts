import * as records from '@atrium/contract/employee-records';
import * as routes from '@atrium/contract/employees';
import { allDataLimit } from '@atrium/contract/lists';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { handle } from '../../handle.ts';
import { findPage, type PageRequest } from '../../lists/page.ts';
import { importRows, previewImport } from '../../tables/import-rows.ts';
import { addEmployee, archiveEmployees, deleteEmployees, updateEmployee } from './employees.changes.ts';
import { employeesAsFile } from './employees.export.ts';
import { employeeRequest, findEmployeePage } from './employees.filter.ts';
import { employeesImport } from './employees.import.ts';
import { employeesIndex, shownEmployee } from './employees.list.ts';
import { findEmployees, findFirstEmployees } from './employees.queries.ts';

export const employeeEndpoints = [
  handle(routes.listAllEmployees, async ({ services }) => {
    const employees = await findFirstEmployees(services.engine.read, allDataLimit);
    return employees.map((employee) => shownEmployee(employee, services.settings.currency));
  }),

  handle(routes.listEmployees, async (context, { query }) => {
    const { page, perPage } = query;
    const request = { ...employeeRequest({ ...query, archive: 'current' }, query), page, perPage };
    const { total, employees } = await findShownPage(context, request);
    if (!query.allData) return { total, invoices: employees };
    const all = await findShownPage(context, { ...request, page: 1, perPage: allDataLimit });
    return { total, invoices: employees, allData: all.employees };
  }),

  handle(records.listEmployeeRecords, async ({ lists }, { query }) => {
    const { page, perPage } = query;
    const { total, ids } = await findEmployeePage(lists, query, { ...employeeRequest(query, query), page, perPage });
    return { total, employees: await findEmployees(lists.database, ids) };
  }),

  handle(records.exportEmployees, async (context, { query }) => employeesAsFile(context, query)),

  handle(records.getEmployee, async ({ services }, { parameters }) => {
    const [employee] = await findEmployees(services.engine.read, [parameters.id]);
    if (!employee) throw notFound('employee');
    return { employee };
  }),

  handle(records.addEmployee, (context, { body }) => addEmployee(context, body)),
  handle(records.previewEmployeeImport, (context, { body }) => previewImport(context, employeesImport, body)),
  handle(records.importEmployees, (context, { body }) => importRows(context, employeesImport, body)),
  handle(records.updateEmployee, (context, { parameters, body }) => updateEmployee(context, parameters.id, body)),
  handle(records.archiveEmployees, (context, { body }) => archiveEmployees(context, body.chosen, body.isArchived)),
  handle(records.deleteEmployees, (context, { body }) => deleteEmployees(context, body.chosen)),
];

async function findShownPage({ lists, services }: Pick<Context, 'lists' | 'services'>, request: PageRequest) {
  const { total, ids } = await findPage(lists, employeesIndex, request);
  const employees = await findEmployees(lists.database, ids);
  return { total, employees: employees.map((employee) => shownEmployee(employee, services.settings.currency)) };
}
