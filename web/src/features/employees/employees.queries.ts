import {
  addEmployee,
  archiveEmployees,
  type ChosenEmployees,
  deleteEmployees,
  type EmployeeChanges,
  type EmployeeFilters,
  employeeColumns,
  exportEmployees,
  getEmployee,
  listEmployeeRecords,
  type NewEmployee,
  updateEmployee,
} from '@atrium/contract/employee-records';
import type { TableFormat } from '@atrium/contract/lists';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ifThere } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { askedColumns, type ExportedColumn } from '../../ui/data-table/exported-columns.ts';
import { useFormat } from '../../ui/format.ts';
import { useMakingOnce } from '../../ui/forms/use-adding-once.ts';
import { useCommand } from '../../ui/use-command.ts';
import { useSaving } from '../../ui/use-saving.ts';
import type { EmployeeListSearch } from './employee-search.ts';

const employeeKey = ['employee'] as const;

/** What the list asks for; how it looks is not the server's business. */
function queryOf({ columns: _, density: __, archive = undefined, ...query }: EmployeeListSearch) {
  return { ...query, archive: archive ?? ('current' as const) };
}

/** What the rows are chosen by. */
export function filtersOf(search: EmployeeListSearch): EmployeeFilters {
  const { page: _, perPage: __, sort: ___, sortColumn: ____, ...filters } = queryOf(search);
  return filters;
}

export function employeeListQuery(search: EmployeeListSearch) {
  const query = queryOf(search);
  return queryOptions({
    queryKey: [...employeeKey, 'list', query],
    queryFn: ({ signal }) => call(listEmployeeRecords, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The employee as they are now; null when they are gone. */
export function employeeQuery(id: number) {
  return queryOptions({
    queryKey: [...employeeKey, 'one', id],
    queryFn: ({ signal }) =>
      ifThere(call(getEmployee, { parameters: { id } }, { signal }).then(({ employee }) => employee)),
  });
}

/** The file of what the list shows, with these columns in this order. */
export function loadEmployeeExport(
  search: EmployeeListSearch,
  columns: readonly ExportedColumn[],
  signal: AbortSignal,
  format: TableFormat,
) {
  const { page: _, perPage: __, ...query } = queryOf(search);
  return call(exportEmployees, { query: { ...query, format, ...askedColumns(columns, employeeColumns) } }, { signal });
}

/** A hundred of the rows that the list shows, for paper. */
export async function loadEmployees(client: QueryClient, search: EmployeeListSearch, page: number) {
  return (await client.fetchQuery(employeeListQuery({ ...search, page, perPage: 100 }))).employees;
}

/** A page of the rows that are scrolled through: each asking is one of its own, and none waits for one that began before a change. */
export async function loadScrolled(search: EmployeeListSearch, page: number, signal?: AbortSignal) {
  const query = { ...queryOf(search), q: '', page, perPage: 100 };
  const { employees, total } = await call(listEmployeeRecords, { query }, signal ? { signal } : {});
  return { rows: employees, total };
}

export function useAddEmployee() {
  const once = useMakingOnce();
  return useSaving({
    mutationFn: (body: NewEmployee) =>
      once((idempotencyKey) => call(addEmployee, { body: { ...body, idempotencyKey } })),
    touches: ['employee'],
  });
}

export function useUpdateEmployee(id: number) {
  return useSaving({
    mutationFn: (body: EmployeeChanges) => call(updateEmployee, { parameters: { id }, body }),
    touches: ['employee'],
  });
}

/** Whom a command is for: what they are chosen by, how many they are, and the name of the one if it is one. */
export interface Chosen {
  chosen: ChosenEmployees;
  count: number;
  name?: string;
}

function useEmployeeCommand(said: string, ask: (chosen: ChosenEmployees) => Promise<{ changeId: number | null }>) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return useCommand<Chosen, { changeId: number | null }>({
    ask: ({ chosen }) => ask(chosen),
    said: ({ count, name }) => t(said, { count, formatted: number(count), name }),
    touches: ['employee'],
  });
}

export function useArchiveEmployees(isArchived: boolean) {
  return useEmployeeCommand(isArchived ? 'employees.said.archived' : 'employees.said.broughtBack', (chosen) =>
    call(archiveEmployees, { body: { chosen, isArchived } }),
  );
}

export function useDeleteEmployees() {
  return useEmployeeCommand('employees.said.deleted', (chosen) => call(deleteEmployees, { body: { chosen } }));
}
