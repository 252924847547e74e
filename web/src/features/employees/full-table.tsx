import type { EmployeeRecord } from '@atrium/contract/employee-records';
import { employeeStatuses } from '@atrium/contract/employee-status';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../ui/data-table/answer-of.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { DataFilter } from '../../ui/data-table/data-table.types.ts';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { useEmployeeColumns, withPerson } from './employee-columns.tsx';
import { EmployeeListSearch, latestFirst } from './employee-search.ts';
import { employeeListQuery, filtersOf, loadEmployeeExport, loadEmployees } from './employees.queries.ts';
import { idOf, NoEmployees, nameOf } from './plain-table.tsx';
import { useEmployeeActions } from './use-employee-actions.tsx';

const columnIds = ['fullName', 'email', 'startDate', 'salary', 'age', 'status', 'city', 'experience', 'id'] as const;
const hiddenAtFirst: readonly string[] = ['city', 'experience', 'id'];
const pageSizes = [7, 10, 25, 50, 100];

interface FullTableProps {
  onOpen: (employee: EmployeeRecord) => void;
  onEdit: (employee: EmployeeRecord) => void;
  addButton: ReactNode;
}

/** All that one can do with employees. */
export function FullTable({ onOpen, onEdit, addButton }: FullTableProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [state, onChange] = useListSearch(EmployeeListSearch, latestFirst);
  const list = useQuery(employeeListQuery(state));
  const plain = useEmployeeColumns(columnIds);
  const columns = useMemo(
    () =>
      withPerson(t, plain, onOpen).map((column) => ({
        ...column,
        isHiddenByDefault: hiddenAtFirst.includes(column.id),
      })),
    [t, plain, onOpen],
  );
  const actions = useEmployeeActions({ onOpen, onEdit, filters: filtersOf(state) });
  return (
    <>
      <DataTable
        list="employees"
        label={t('employees.full.title')}
        columns={columns}
        rowId={idOf}
        rowLabel={nameOf}
        answer={answerOf(list, ({ employees }) => employees)}
        state={state}
        onChange={onChange}
        searchLabel={t('employees.search')}
        filters={useEmployeeFilters()}
        empty={<NoEmployees action={addButton} />}
        onOpen={onOpen}
        {...(actions.remove && { onDelete: actions.remove })}
        rowActions={actions.ofRow}
        {...(actions.ofRows.length > 0 && { bulkActions: actions.ofRows })}
        export={{
          fileName: t('employees.fileName'),
          load: (exported, signal, format) => loadEmployeeExport(state, exported, signal, format),
          rows: (page) => loadEmployees(client, state, page),
        }}
        pageSizes={pageSizes}
        hasSavedViews
        prefetch={(page) => void client.prefetchQuery(employeeListQuery({ ...state, page }))}
      />
      {actions.dialog}
    </>
  );
}

function useEmployeeFilters(): readonly DataFilter[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'status',
        label: t('employees.fields.status'),
        options: employeeStatuses.map((name, place) => ({
          value: String(place + 1),
          label: t(`employees.statuses.${name}`),
        })),
      },
      {
        id: 'archive',
        label: t('employees.archive'),
        options: [{ value: 'archived', label: t('employees.archived') }],
      },
    ],
    [t],
  );
}
