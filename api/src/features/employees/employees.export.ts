import type { EmployeeColumn, EmployeeFilters, EmployeeRecord } from '@atrium/contract/employee-records';
import { employeeColumns } from '@atrium/contract/employee-records';
import { employeeStatuses } from '@atrium/contract/employee-status';
import type { Context } from '../../context.ts';
import { type AskedFile, type Cell, type TableColumn, tableFile } from '../../tables/table-file.ts';
import { employeeIds, employeeRequest } from './employees.filter.ts';
import { findEmployees } from './employees.queries.ts';

interface Column extends TableColumn {
  readonly value: (employee: EmployeeRecord) => Cell;
}

const columnOf: Readonly<Record<EmployeeColumn, Column>> = {
  id: { heading: 'ID', kind: 'number', value: ({ id }) => id },
  fullName: { heading: 'Name', value: ({ fullName }) => fullName },
  post: { heading: 'Position', value: ({ post }) => post },
  email: { heading: 'Email', width: 36, value: ({ email }) => email },
  city: { heading: 'City', value: ({ city }) => city },
  startDate: { heading: 'Started', kind: 'day', value: ({ startDate }) => startDate },
  salary: { heading: 'Salary', kind: 'money', value: ({ salaryCents }) => salaryCents / 100 },
  age: { heading: 'Age', kind: 'number', value: ({ age }) => age },
  experience: { heading: 'Experience', kind: 'number', value: ({ experienceYears }) => experienceYears },
  status: { heading: 'Status', width: 14, value: ({ status }) => employeeStatuses[status - 1] ?? '' },
};

type ExportQuery = EmployeeFilters &
  AskedFile & {
    sort: 'asc' | 'desc';
    sortColumn: EmployeeColumn;
    columns?: EmployeeColumn[] | undefined;
  };

/** Rows are read some at a time while the file is being fetched, so the size of the list does not matter. */
export function employeesAsFile({ lists, now }: Context, query: ExportQuery): Response {
  const columns = (query.columns ?? employeeColumns).map((name) => ({ name, ...columnOf[name] }));
  async function* batches() {
    for await (const ids of employeeIds(lists, query, employeeRequest(query, query))) {
      const employees = await findEmployees(lists.database, ids);
      yield employees.map((employee) => columns.map(({ value }) => value(employee)));
    }
  }
  return tableFile({ name: `employees-${now.slice(0, 10)}`, columns, batches: batches() }, query);
}
