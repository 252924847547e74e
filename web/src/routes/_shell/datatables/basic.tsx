import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../backend/query-client.ts';
import { BasicTablesPage } from '../../../features/employees/basic-page.tsx';
import { EmployeeListSearch, latestFirst } from '../../../features/employees/employee-search.ts';
import { employeeListQuery } from '../../../features/employees/employees.queries.ts';
import { requireAbility } from '../../../session/guards.ts';
import { parseListSearch } from '../../../ui/data-table/list-search.ts';

export const Route = createFileRoute('/_shell/datatables/basic')({
  staticData: { titleKey: 'employees.basicTitle' },
  beforeLoad: () => requireAbility('read', 'Employee'),
  loader: ({ location }) => {
    const search = parseListSearch(EmployeeListSearch, latestFirst, location.search);
    void queryClient.prefetchQuery(employeeListQuery(search));
  },
  component: BasicTablesPage,
});
