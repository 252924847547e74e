import '../mantine-styles.ts';
import type { RowData } from '@tanstack/react-table';
import { useMemo } from 'react';
import { ErrorState } from '../error-state.tsx';
import { useFocusNearby } from '../use-focus-nearby.ts';
import { BulkBar } from './bulk-bar.tsx';
import { shownColumns } from './column-layout.ts';
import classes from './data-table.module.css';
import type { DataTableProps } from './data-table.types.ts';
import type { Sorting } from './header-cell.tsx';
import { lastPage, Pager } from './pager.tsx';
import { TableBody } from './table-body.tsx';
import { TableFrame } from './table-frame.tsx';
import { TableHead } from './table-head.tsx';
import { useTableModel } from './table-model.ts';
import { LoadingRows, NoMatch, PastTheEnd, StaleAlert } from './table-states.tsx';
import { Toolbar } from './toolbar.tsx';
import { type ListLook, useColumnLayout } from './use-column-layout.ts';
import { useRowSelection } from './use-row-selection.ts';

/**
 * The one table of every list: the server pages, sorts, searches and filters; the address holds that state; columns,
 * selection, bulk actions, export, saved views and keyboard are the table's own.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { answer, state, onChange } = props;
  useFocusNearby();
  const look = useColumnLayout(props.list, props.columns, state, onChange);
  const sorting: Sorting = {
    column: state.sortColumn,
    direction: state.sort,
    sortBy: (sortColumn, sort) => onChange({ sortColumn, sort }),
  };
  const filterIds = props.filters?.map(({ id }) => id) ?? [];
  const isNarrowed = (state.q ?? '') !== '' || filterIds.some((id) => state[id] !== undefined);
  const clearFilters = () => onChange(Object.fromEntries(['q', ...filterIds].map((id) => [id, undefined])));
  return (
    <section className={classes.card} aria-label={props.label}>
      <Toolbar table={props} look={look} sorting={sorting} isNarrowed={isNarrowed} onClearFilters={clearFilters} />
      {answer.error != null && answer.rows && <StaleAlert error={answer.error} onRetry={answer.retry} />}
      <Content table={props} look={look} sorting={sorting} isNarrowed={isNarrowed} onClearFilters={clearFilters} />
      {(answer.total ?? 0) > 0 && (
        <Pager
          page={state.page}
          perPage={state.perPage}
          total={answer.total}
          onPage={(page) => onChange({ page })}
          onPerPage={(perPage) => onChange({ perPage })}
          prefetch={props.prefetch}
          pageSizes={props.pageSizes}
        />
      )}
    </section>
  );
}

interface ContentProps<Row extends RowData> {
  table: DataTableProps<Row>;
  look: ListLook;
  sorting: Sorting;
  isNarrowed: boolean;
  onClearFilters: () => void;
}

/** The rows, or why there are none. */
function Content<Row extends RowData>({ table, look, sorting, isNarrowed, onClearFilters }: ContentProps<Row>) {
  const { answer, state, onChange } = table;
  if (!answer.rows && answer.error != null) return <ErrorState error={answer.error} onRetry={answer.retry} />;
  if (!answer.rows)
    return <LoadingRows count={state.perPage} columns={look.layout.order.length - look.layout.hidden.length} />;
  if (answer.rows.length > 0) return <Rows table={table} rows={answer.rows} look={look} sorting={sorting} />;
  if (isNarrowed && answer.total === 0) return <NoMatch onClear={onClearFilters} />;
  if (state.page > lastPage(answer.total ?? 0, state.perPage))
    return <PastTheEnd onFirst={() => onChange({ page: 1 })} />;
  return table.empty;
}

interface RowsProps<Row extends RowData> {
  table: DataTableProps<Row>;
  rows: readonly Row[];
  look: ListLook;
  sorting: Sorting;
}

function Rows<Row extends RowData>({ table, rows, look, sorting }: RowsProps<Row>) {
  const { rowId, answer } = table;
  const model = useTableModel({
    columns: table.columns,
    rows,
    rowId,
    layout: look.layout,
    hasSelection: table.bulkActions !== undefined,
    hasActions: table.rowActions !== undefined,
    hasExpansion: table.expand !== undefined,
  });
  const ids = useMemo(() => rows.map((row) => String(rowId(row))), [rows, rowId]);
  const selection = useRowSelection(model, ids);
  const columns = model.getVisibleLeafColumns();
  return (
    <>
      <TableFrame
        label={table.label}
        columns={columns}
        widths={look.layout.widths}
        density={look.density}
        rowCount={answer.total ?? rows.length}
        isSelectable={table.bulkActions !== undefined}
        isFetching={answer.isFetching}
        isPrevious={answer.isPrevious}
      >
        <TableHead
          model={model}
          columns={columns}
          definitions={table.columns}
          sorting={sorting}
          layout={look.layout}
          changeLayout={look.changeLayout}
          rowCount={rows.length}
          selection={selection}
        />
        <TableBody model={model} columns={columns} ids={ids} selection={selection} table={table} />
      </TableFrame>
      {table.bulkActions && (
        <BulkBar
          model={model}
          table={table}
          shown={shownColumns(look.layout)}
          actions={table.bulkActions}
          onSelectAll={selection.selectAll}
          onClear={selection.clear}
        />
      )}
    </>
  );
}
