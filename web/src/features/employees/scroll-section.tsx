import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import type { EmployeeRecord } from '@atrium/contract/employee-records';
import { SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowSource } from '../../ui/data-table/scroll-rows.ts';
import { ScrollTable } from '../../ui/data-table/scroll-table.tsx';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { useFormat } from '../../ui/format.ts';
import { useEmployeeColumns } from './employee-columns.tsx';
import { EmployeeListSearch, prefixes } from './employee-search.ts';
import { loadScrolled } from './employees.queries.ts';
import { madeUpCount, madeUpEmployee, madeUpOrder } from './made-up-employees.ts';
import { idOf, nameOf } from './plain-table.tsx';
import { TableSection } from './table-section.tsx';

const columnIds = [
  'id',
  'fullName',
  'email',
  'post',
  'city',
  'startDate',
  'salary',
  'age',
  'experience',
  'status',
] as const;
const defaults = { perPage: 100 } as const;
const sources = ['employees', 'madeUp'] as const;

/** One scrolls through everything, however much it is. */
export function ScrollSection() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [isMadeUp, setIsMadeUp] = useState(false);
  const [state, onChange] = useListSearch(EmployeeListSearch, defaults, prefixes.scroll);
  const source = useEmployeeSource(state, isMadeUp);
  return (
    <TableSection
      title={t('employees.scroll.title')}
      text={t('employees.scroll.text', { formatted: number(madeUpCount) })}
      actions={
        <SegmentedControl
          aria-label={t('employees.scroll.source')}
          value={isMadeUp ? 'madeUp' : 'employees'}
          onChange={(value) => setIsMadeUp(value === 'madeUp')}
          data={sources.map((value) => ({
            value,
            label: t(`employees.scroll.sources.${value}`, { formatted: number(madeUpCount) }),
          }))}
        />
      }
    >
      <ScrollTable
        key={isMadeUp ? 'madeUp' : 'employees'}
        list="employees-scroll"
        label={isMadeUp ? t('employees.scroll.madeUpLabel') : t('employees.scroll.title')}
        columns={useEmployeeColumns(columnIds)}
        rowId={idOf}
        rowLabel={nameOf}
        source={source}
        state={state}
        onChange={onChange}
      />
    </TableSection>
  );
}

function useEmployeeSource(state: EmployeeListSearch, isMadeUp: boolean): RowSource<EmployeeRecord> {
  return useMemo(() => {
    const { sort, sortColumn } = state;
    if (!isMadeUp) {
      return {
        key: ['employee', 'list', 'scroll', sort, sortColumn],
        load: (page, signal) => loadScrolled(state, page, signal),
      };
    }
    let order: Uint32Array | undefined;
    return {
      key: ['made-up-employees', sort, sortColumn],
      load: async (page) => {
        order ??= madeUpOrder(sortColumn, sort);
        const ids = order.subarray((page - 1) * 100, page * 100);
        return { rows: Array.from(ids, madeUpEmployee), total: madeUpCount };
      },
    };
  }, [state, isMadeUp]);
}
