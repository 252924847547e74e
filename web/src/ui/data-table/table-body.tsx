import type { RowData } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { useLatest } from '../use-latest.ts';
import { DataRow, type RowEvents } from './data-row.tsx';
import type { DataTableProps } from './data-table.types.ts';
import { roles } from './grid-roles.ts';
import classes from './table.module.css';
import type { Model, ModelColumn } from './table-model.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { RowSelection } from './use-row-selection.ts';

interface TableBodyProps<Row extends RowData> {
  model: Model<Row>;
  columns: readonly ModelColumn<Row>[];
  ids: readonly string[];
  selection: RowSelection;
  table: DataTableProps<Row>;
}

export function TableBody<Row extends RowData>({ model, columns, ids, selection, table }: TableBodyProps<Row>) {
  const find = (id: string) => table.answer.rows?.find((row) => String(table.rowId(row)) === id);
  const withRow = (command: ((row: Row) => void) | undefined) =>
    command &&
    ((id: string) => {
      const row = find(id);
      if (row) command(row);
    });
  const expanded = useExpanded();
  const keys = useRowKeys(ids, {
    open: withRow(table.onOpen) ?? (table.expand && expanded.toggle),
    remove: withRow(table.onDelete),
    selection: table.bulkActions && selection,
  });
  const actionsOf = (id: string) => {
    const row = find(id);
    return row ? (table.rowActions?.(row) ?? []) : [];
  };
  const events = useRowEvents({
    onFocus: keys.activate,
    onSelect: table.bulkActions && ((id, extends_) => (extends_ ? selection.extendTo(id) : selection.toggle(id))),
    onOpen: withRow(table.onOpen),
    onClick: table.opensOnClick ? withRow(table.onOpen) : undefined,
    actionsOf,
    onExpand: table.expand && expanded.toggle,
  });
  const firstIndex = (table.state.page - 1) * table.state.perPage + 2;
  return (
    <tbody {...roles.group} ref={keys.bodyRef} onKeyDown={keys.onKeyDown} className={classes.body}>
      {model.getRowModel().rows.map((row, index) => (
        <DataRow
          key={row.id}
          row={row}
          columns={columns}
          rowSelection={model.atoms.rowSelection}
          label={table.rowLabel(row.original)}
          ariaIndex={firstIndex + index}
          isActive={row.id === keys.activeId}
          isOpen={String(table.openId) === row.id}
          events={events}
          expansion={expanded.ids.has(row.id) ? table.expand?.(row.original) : null}
        />
      ))}
    </tbody>
  );
}

/** Which rows show what is below them. */
function useExpanded() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setIds((before) =>
      before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]),
    );
  return { ids, toggle };
}

/** The same object for as long as the table can do the same: what it calls is always the latest. */
export function useRowEvents(events: RowEvents): RowEvents {
  const latest = useLatest(events);
  const canSelect = events.onSelect !== undefined;
  const canOpen = events.onOpen !== undefined;
  const canClick = events.onClick !== undefined;
  const canExpand = events.onExpand !== undefined;
  return useMemo(
    () => ({
      onFocus: (id) => latest.current.onFocus(id),
      onSelect: canSelect ? (id, extends_) => latest.current.onSelect?.(id, extends_) : undefined,
      onOpen: canOpen ? (id) => latest.current.onOpen?.(id) : undefined,
      onClick: canClick ? (id) => latest.current.onClick?.(id) : undefined,
      onExpand: canExpand ? (id) => latest.current.onExpand?.(id) : undefined,
      actionsOf: (id) => latest.current.actionsOf(id),
    }),
    [latest, canSelect, canOpen, canClick, canExpand],
  );
}
