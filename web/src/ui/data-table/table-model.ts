import {
  type Column,
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  metaHelper,
  type ReactTable,
  type RowData,
  rowSelectionFeature,
  type Row as TableRow,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type ColumnLayout, inPlace, narrowest, type Pin, widest } from './column-layout.ts';
import type { DataColumn } from './data-table.types.ts';

/** What a header or a cell must know of its column; columns that hold no data (checkbox, menu) have none of it. */
interface ColumnMeta {
  isSortable?: boolean;
  align?: 'end';
  card?: 'heading' | 'plain' | 'detail' | 'none';
}

/** What the model keeps. Sorting, filtering and paging are the server's. */
const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});
type Features = typeof features;

export type Model<Row extends RowData> = ReactTable<Features, Row, null>;
export type ModelRow<Row extends RowData> = TableRow<Features, Row>;
export type ModelColumn<Row extends RowData> = Column<Features, Row>;

export const selectColumn = 'select';
export const actionsColumn = 'actions';
export const expandColumn = 'expand';
const defaultWidth = 160;
const controlWidth = 44;

interface ModelInput<Row extends RowData> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => number;
  layout: ColumnLayout;
  hasSelection: boolean;
  hasActions: boolean;
  hasExpansion?: boolean;
}

/** Its selection changes without rendering whoever holds it: each row and the bulk bar listen for themselves. */
export function useTableModel<Row extends RowData>(input: ModelInput<Row>): Model<Row> {
  const { rows, rowId, layout, hasSelection, hasActions, hasExpansion = false } = input;
  const columns = useMemo(
    () => columnDefinitions(input.columns, { hasSelection, hasActions, hasExpansion }),
    [input.columns, hasSelection, hasActions, hasExpansion],
  );
  const state = useMemo(() => modelState(layout), [layout]);
  return useTable(
    { features, columns, data: rows, getRowId: (row) => String(rowId(row)), state },
    // Nobody above the rows needs to know what is selected.
    () => null,
  );
}

function columnDefinitions<Row extends RowData>(
  columns: readonly DataColumn<Row>[],
  { hasSelection, hasActions, hasExpansion }: { hasSelection: boolean; hasActions: boolean; hasExpansion: boolean },
): ColumnDef<Features, Row>[] {
  const control = (id: string): ColumnDef<Features, Row> => ({ id, header: '', size: controlWidth });
  return [
    ...(hasExpansion ? [control(expandColumn)] : []),
    ...(hasSelection ? [control(selectColumn)] : []),
    ...columns.map(
      (column): ColumnDef<Features, Row> => ({
        id: column.id,
        header: column.header,
        cell: ({ row }) => column.cell(row.original),
        size: column.width ?? defaultWidth,
        minSize: narrowest,
        maxSize: widest,
        meta: {
          isSortable: column.isSortable ?? false,
          card: column.card ?? 'detail',
          ...(column.align && { align: column.align }),
        },
      }),
    ),
    ...(hasActions ? [control(actionsColumn)] : []),
  ];
}

function modelState(layout: ColumnLayout) {
  const pinned = (pin: Pin) => layout.order.filter((id) => layout.pins[id] === pin);
  return {
    columnOrder: [expandColumn, selectColumn, ...inPlace(layout), actionsColumn],
    columnVisibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
    columnPinning: { start: [expandColumn, selectColumn, ...pinned('start')], end: [...pinned('end'), actionsColumn] },
    columnSizing: { ...layout.widths },
  };
}

/**
 * The widths and the places of pinned columns as CSS variables of the table, so that making a column wider renders no row.
 * Columns that nobody made wider share the room that is left; when all were, the last one takes it.
 */
export function columnVariables<Row extends RowData>(
  columns: readonly ModelColumn<Row>[],
  widths: Readonly<Record<string, number>>,
): Record<string, string> {
  const elastic = elasticColumns(columns, widths);
  const elasticTotal = sumOfSizes(elastic);
  const variables: Record<string, string> = { '--total': `${sumOfSizes(columns)}px` };
  for (const column of columns) {
    const share = elastic.includes(column) ? column.getSize() / elasticTotal : 0;
    variables[`--width-${column.id}`] =
      `calc(${column.getSize()}px + max(0px, 100cqi - var(--total)) * ${share.toFixed(4)})`;
    if (column.getIsPinned() === 'start') variables[`--start-${column.id}`] = `${column.getStart('start')}px`;
    if (column.getIsPinned() === 'end') variables[`--end-${column.id}`] = `${column.getAfter('end')}px`;
  }
  return variables;
}

function elasticColumns<Row extends RowData>(
  columns: readonly ModelColumn<Row>[],
  widths: Readonly<Record<string, number>>,
): readonly ModelColumn<Row>[] {
  const loose = columns.filter((column) => !column.getIsPinned());
  const untouched = loose.filter(({ id }) => widths[id] === undefined);
  return untouched.length > 0 ? untouched : loose.slice(-1);
}

function sumOfSizes<Row extends RowData>(columns: readonly ModelColumn<Row>[]): number {
  return columns.reduce((sum, column) => sum + column.getSize(), 0);
}

/** Where a pinned column sticks. */
export function placeOf<Row extends RowData>(column: ModelColumn<Row>) {
  const pin = column.getIsPinned();
  if (pin === 'start') return { insetInlineStart: `var(--start-${column.id})` };
  if (pin === 'end') return { insetInlineEnd: `var(--end-${column.id})` };
  return undefined;
}
