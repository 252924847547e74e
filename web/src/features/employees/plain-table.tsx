import type { EmployeeColumn, EmployeeRecord } from '@atrium/contract/employee-records';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../ui/data-table/answer-of.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useEmployeeColumns } from './employee-columns.tsx';
import { EmployeeListSearch } from './employee-search.ts';
import { employeeListQuery } from './employees.queries.ts';

interface PlainTableProps {
  prefix: string;
  label: string;
  columns: readonly EmployeeColumn[];
  defaults: Readonly<Record<string, unknown>>;
  searchLabel?: string;
  expand?: (employee: EmployeeRecord) => ReactNode;
  pageSizes?: readonly number[];
}

/** A list of employees to look at. */
export function PlainTable({ prefix, label, columns, defaults, searchLabel, expand, pageSizes }: PlainTableProps) {
  const [state, onChange] = useListSearch(EmployeeListSearch, defaults, prefix);
  const list = useQuery(employeeListQuery(state));
  return (
    <DataTable
      list={`employees-${prefix}`}
      prefix={prefix}
      label={label}
      columns={useEmployeeColumns(columns)}
      rowId={idOf}
      rowLabel={nameOf}
      answer={answerOf(list, ({ employees }) => employees)}
      state={state}
      onChange={onChange}
      {...(searchLabel !== undefined && { searchLabel })}
      {...(expand && { expand })}
      {...(pageSizes && { pageSizes })}
      empty={<NoEmployees />}
    />
  );
}

export const idOf = ({ id }: EmployeeRecord) => id;
export const nameOf = ({ fullName }: EmployeeRecord) => fullName;

export function NoEmployees({ action }: { action?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconUsers size={20} stroke={1.5} />}
      title={t('employees.empty')}
      text={t('employees.emptyText')}
      {...(action && { action })}
    />
  );
}
