import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { RowData } from '@tanstack/react-table';
import { type PointerEvent, useRef } from 'react';
import type { ColumnLayout } from './column-layout.ts';
import { roles } from './grid-roles.ts';
import { HeaderMenu } from './header-menu.tsx';
import { ResizeHandle } from './resize-handle.tsx';
import classes from './table.module.css';
import { type ModelColumn, placeOf } from './table-model.ts';

export interface Sorting {
  column: string | undefined;
  direction: 'asc' | 'desc' | undefined;
  sortBy: (column: string, direction: 'asc' | 'desc') => void;
}

export type ChangeLayout = (change: (layout: ColumnLayout) => ColumnLayout) => void;

interface HeaderCellProps<Row extends RowData> {
  column: ModelColumn<Row>;
  isHideable: boolean;
  sorting: Sorting;
  layout: ColumnLayout;
  changeLayout: ChangeLayout;
  drop: 'before' | 'after' | undefined;
  isDragged: boolean;
  onDragStart: (event: PointerEvent<HTMLElement>, id: string) => void;
  endedDrag: () => boolean;
}

/** The head of a column: a click sorts, dragging moves, the edge makes it wider, and its menu does all that by keyboard. */
export function HeaderCell<Row extends RowData>(props: HeaderCellProps<Row>) {
  const { column, sorting, drop, isDragged } = props;
  const { meta, header } = column.columnDef;
  const direction = sorting.column === column.id ? sorting.direction : undefined;
  const head = useRef<HTMLTableCellElement>(null);
  const measure = () => head.current?.offsetWidth ?? column.getSize();
  return (
    <th
      ref={head}
      {...roles.head}
      scope="col"
      className={classes.head}
      data-drag-id={column.id}
      data-column={column.id}
      data-pin={column.getIsPinned() || undefined}
      data-align={meta?.align}
      data-drop={drop}
      data-dragged={isDragged || undefined}
      aria-sort={meta?.isSortable ? (direction ? `${direction}ending` : 'none') : undefined}
      style={placeOf(column)}
    >
      <div className={classes.headContent}>
        <HeaderLabel {...props} text={typeof header === 'string' ? header : ''} direction={direction} />
        <HeaderMenu {...props} label={typeof header === 'string' ? header : ''} measure={measure} />
      </div>
      <ResizeHandle column={column.id} changeLayout={props.changeLayout} />
    </th>
  );
}

interface HeaderLabelProps<Row extends RowData> extends HeaderCellProps<Row> {
  text: string;
  direction: 'asc' | 'desc' | undefined;
}

function HeaderLabel<Row extends RowData>(props: HeaderLabelProps<Row>) {
  const { column, text, direction, sorting, onDragStart, endedDrag } = props;
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'touch') onDragStart(event, column.id);
  };
  if (!column.columnDef.meta?.isSortable) {
    return (
      <span className={classes.headLabel} onPointerDown={onPointerDown}>
        {text}
      </span>
    );
  }
  const Arrow = direction === 'desc' ? IconArrowDown : IconArrowUp;
  return (
    <button
      type="button"
      className={classes.headLabel}
      data-sorted={direction !== undefined || undefined}
      onPointerDown={onPointerDown}
      onClick={() => !endedDrag() && sorting.sortBy(column.id, direction === 'asc' ? 'desc' : 'asc')}
    >
      <span className={classes.headText}>{text}</span>
      <Arrow size={14} stroke={2} aria-hidden className={classes.arrow} />
    </button>
  );
}
