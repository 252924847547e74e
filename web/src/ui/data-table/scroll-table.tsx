import '../mantine-styles.ts';
import type { RowData } from '@tanstack/react-table';
import { type RefObject, useRef } from 'react';
import { ErrorState } from '../error-state.tsx';
import { shownColumns } from './column-layout.ts';
import { ColumnsButton } from './columns-button.tsx';
import type { ChangeList, DataColumn } from './data-table.types.ts';
import type { Sorting } from './header-cell.tsx';
import type { ListState } from './list-search.ts';
import { ScrollBody } from './scroll-body.tsx';
import { type RowSource, useScrolledRows } from './scroll-rows.ts';
import { ScrollSelectionBar } from './scroll-selection-bar.tsx';
import classes from './scroll-table.module.css';
import { TableFrame } from './table-frame.tsx';
import { TableHead } from './table-head.tsx';
import { useTableModel } from './table-model.ts';
import { LoadingRows, StaleAlert } from './table-states.tsx';
import { useColumnLayout } from './use-column-layout.ts';
import { useScrollSelection } from './use-scroll-selection.ts';
import { useScrollWindow } from './use-scroll-window.ts';

interface ScrollTableProps<Row extends RowData> {
  list: string;
  label: string;
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => number;
  rowLabel: (row: Row) => string;
  source: RowSource<Row>;
  state: ListState & Readonly<Record<string, unknown>>;
  onChange: ChangeList;
}

/** A list without pages: one scrolls from its first row to its last, and only what is in sight is drawn and loaded. */
export function ScrollTable<Row extends RowData>(props: ScrollTableProps<Row>) {
  const { list, label, columns, rowId, source, state, onChange } = props;
  const look = useColumnLayout(list, columns, state, onChange);
  const viewport = useRef<HTMLDivElement>(null);
  const rowHeight = look.density === 'compact' ? 36 : 52;
  const { places, total, rowAt, isFetching, error, retry } = useRowsInSight(source, viewport, rowHeight);
  const model = useTableModel({
    columns,
    rows: useShownRows(places, rowAt),
    rowId,
    layout: look.layout,
    hasSelection: true,
    hasActions: false,
  });
  const selection = useScrollSelection(model, (id) =>
    places.map(rowAt).find((row) => row !== undefined && String(rowId(row)) === id),
  );
  const shown = model.getVisibleLeafColumns();
  const sorting: Sorting = {
    column: state.sortColumn,
    direction: state.sort,
    sortBy: (sortColumn, sort) => {
      viewport.current?.scrollTo({ top: 0 });
      onChange({ sortColumn, sort });
    },
  };
  if (total === undefined)
    return error === null ? <LoadingRows count={10} columns={6} /> : <ErrorState error={error} onRetry={retry} />;
  return (
    <section className={classes.card} aria-label={label}>
      <div className={classes.tools}>
        <ScrollSelectionBar
          model={model}
          selection={selection}
          table={props}
          shown={shownColumns(look.layout)}
          total={total}
        />
        <ColumnsButton columns={columns} look={look} />
      </div>
      {error !== null && <StaleAlert error={error} onRetry={retry} />}
      <TableFrame
        label={label}
        columns={shown}
        widths={look.layout.widths}
        density={look.density}
        rowCount={total}
        isSelectable
        isFetching={isFetching}
        isPrevious={false}
        viewport={viewport}
      >
        <TableHead
          model={model}
          columns={shown}
          definitions={columns}
          sorting={sorting}
          layout={look.layout}
          changeLayout={look.changeLayout}
          rowCount={total}
          selection={selection}
        />
        <ScrollBody
          model={model}
          columns={shown}
          places={places}
          rowAt={rowAt}
          total={total}
          rowHeight={rowHeight}
          viewport={viewport}
          selection={selection}
          rowId={rowId}
          rowLabel={props.rowLabel}
        />
      </TableFrame>
    </section>
  );
}

/** The rows that are drawn, and their places in the list. */
function useRowsInSight<Row>(source: RowSource<Row>, viewport: RefObject<HTMLElement | null>, rowHeight: number) {
  const view = useScrollWindow(viewport, rowHeight);
  const rows = useScrolledRows(source, view.first, view.last);
  // While nothing is there, the viewport is not either; the next one begins at its top.
  if (rows.total === undefined && view.first > 0) view.reset();
  const last = Math.min(view.last, (rows.total ?? 0) - 1);
  const places = Array.from({ length: Math.max(0, last - view.first + 1) }, (_, index) => view.first + index);
  return { ...rows, places };
}

/** The same array for as long as the same rows are in sight. */
function useShownRows<Row>(places: readonly number[], rowAt: (place: number) => Row | undefined): readonly Row[] {
  const before = useRef<readonly Row[]>([]);
  const rows = places.map(rowAt).filter((row) => row !== undefined);
  if (rows.length !== before.current.length || rows.some((row, index) => row !== before.current[index]))
    before.current = rows;
  return before.current;
}
