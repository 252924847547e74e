import { FlexRender, type RowData, Subscribe } from '@tanstack/react-table';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import type { RowAction } from './data-table.types.ts';
import { ExpandButton } from './expand-button.tsx';
import { roles } from './grid-roles.ts';
import { RowMenuButton } from './row-menu-button.tsx';
import { SelectBox } from './select-box.tsx';
import classes from './table.module.css';
import {
  actionsColumn,
  expandColumn,
  type Model,
  type ModelColumn,
  type ModelRow,
  placeOf,
  selectColumn,
} from './table-model.ts';

/** What the rows tell the table. The object stays the same, or every row would render again. */
export interface RowEvents {
  onFocus: (id: string) => void;
  /** Left out where rows cannot be selected. */
  onSelect: ((id: string, extends_: boolean) => void) | undefined;
  onOpen: ((id: string) => void) | undefined;
  onClick: ((id: string) => void) | undefined;
  actionsOf: (id: string) => readonly RowAction[];
  /** Left out where rows show nothing below themselves. */
  onExpand: ((id: string) => void) | undefined;
}

interface DataRowProps<Row extends RowData> {
  row: ModelRow<Row>;
  columns: readonly ModelColumn<Row>[];
  rowSelection: Model<Row>['atoms']['rowSelection'];
  label: string;
  /** Its place in the whole list, for screen readers; the header is the first. */
  ariaIndex: number;
  isActive: boolean;
  isOpen: boolean;
  events: RowEvents;
  /** What the row shows below itself; null while it does not. */
  expansion?: ReactNode;
  /** All rows are selected but those that the selection names. */
  isInverted?: boolean;
}

/** One row. It renders again when its own data, selection or place changes, not when those of others do. */
export function DataRow<Row extends RowData>(props: DataRowProps<Row>) {
  const {
    row,
    columns,
    rowSelection,
    label,
    ariaIndex,
    isActive,
    isOpen,
    events,
    expansion = null,
    isInverted = false,
  } = props;
  return useMemo(
    () => (
      <Subscribe source={rowSelection} selector={(selection) => (selection[row.id] === true) !== isInverted}>
        {(isSelected: boolean) => (
          <>
            <tr
              {...roles.row}
              className={classes.row}
              data-row-id={row.id}
              data-open={isOpen || undefined}
              data-clickable={(events.onClick ?? events.onExpand) ? true : undefined}
              data-expanded={expansion !== null || undefined}
              aria-selected={events.onSelect ? isSelected : undefined}
              aria-rowindex={ariaIndex}
              tabIndex={isActive ? 0 : -1}
              onFocus={() => events.onFocus(row.id)}
              onClick={(event) => onRowClick(event, row.id, events)}
              onDoubleClick={(event) => isFree(event) && events.onOpen?.(row.id)}
            >
              {columns.map((column) => (
                <Cell
                  key={column.id}
                  row={row}
                  column={column}
                  label={label}
                  isSelected={isSelected}
                  isExpanded={expansion !== null}
                  events={events}
                />
              ))}
            </tr>
            {expansion !== null && (
              <tr {...roles.row} className={classes.expansion} id={expansionId(row.id)}>
                <td {...roles.cell} colSpan={columns.length}>
                  {expansion}
                </td>
              </tr>
            )}
          </>
        )}
      </Subscribe>
    ),
    [row, columns, rowSelection, label, ariaIndex, isActive, isOpen, events, expansion, isInverted],
  );
}

/** Ctrl and a click selects, Shift and a click selects a range; a plain click opens where the list says so. */
function onRowClick(event: MouseEvent<HTMLElement>, id: string, events: RowEvents): void {
  if (!isFree(event)) return;
  if (events.onSelect && (event.shiftKey || event.ctrlKey || event.metaKey)) events.onSelect(id, event.shiftKey);
  else if (getSelection()?.isCollapsed !== false) (events.onClick ?? events.onExpand)?.(id);
}

function expansionId(id: string): string {
  return `below-${id}`;
}

/** Not on a control in the row, nor in a menu that belongs to it. */
function isFree({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest('a, button, input, label') === null;
}

interface CellProps<Row extends RowData> {
  row: ModelRow<Row>;
  column: ModelColumn<Row>;
  label: string;
  isSelected: boolean;
  isExpanded: boolean;
  events: RowEvents;
}

function Cell<Row extends RowData>({ row, column, label, isSelected, isExpanded, events }: CellProps<Row>) {
  const { meta, header } = column.columnDef;
  return (
    <td
      {...roles.cell}
      className={classes.cell}
      data-column={column.id}
      data-pin={column.getIsPinned() || undefined}
      data-align={meta?.align}
      data-card={meta?.card}
      data-label={typeof header === 'string' ? header : undefined}
      style={placeOf(column)}
    >
      {column.id === expandColumn && (
        <ExpandButton
          label={label}
          controls={expansionId(row.id)}
          isExpanded={isExpanded}
          onToggle={() => events.onExpand?.(row.id)}
        />
      )}
      {column.id === selectColumn && (
        <SelectBox label={label} isSelected={isSelected} onSelect={(extends_) => events.onSelect?.(row.id, extends_)} />
      )}
      {column.id === actionsColumn && <RowMenuButton label={label} actionsOf={() => events.actionsOf(row.id)} />}
      {meta && <CellContent row={row} column={column} />}
    </td>
  );
}

function CellContent<Row extends RowData>({ row, column }: Pick<CellProps<Row>, 'row' | 'column'>) {
  const cell = row.getAllCellsByColumnId()[column.id];
  return cell ? <FlexRender cell={cell} /> : null;
}
