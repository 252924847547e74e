import { Skeleton } from '@mantine/core';
import type { RowData } from '@tanstack/react-table';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { pressedKey } from '../pressed-key.ts';
import { DataRow } from './data-row.tsx';
import { roles } from './grid-roles.ts';
import classes from './scroll-table.module.css';
import { useRowEvents } from './table-body.tsx';
import type { Model, ModelColumn } from './table-model.ts';
import type { ScrollSelection } from './use-scroll-selection.ts';

interface ScrollBodyProps<Row extends RowData> {
  model: Model<Row>;
  columns: readonly ModelColumn<Row>[];
  /** Those that are drawn, as they follow each other in the whole list. */
  places: readonly number[];
  rowAt: (place: number) => Row | undefined;
  total: number;
  rowHeight: number;
  viewport: RefObject<HTMLElement | null>;
  selection: ScrollSelection<Row>;
  rowId: (row: Row) => number;
  rowLabel: (row: Row) => string;
}

/** The rows in sight, with as much room above and below as all the others take. */
export function ScrollBody<Row extends RowData>(props: ScrollBodyProps<Row>) {
  const { model, columns, places, rowAt, total, rowHeight, selection, rowId, rowLabel } = props;
  const keys = useScrollKeys(props);
  const first = places[0] ?? 0;
  const rows = new Map(model.getRowModel().rows.map((row) => [row.id, row]));
  const modelRowAt = (place: number) => {
    const row = rowAt(place);
    return row === undefined ? undefined : rows.get(String(rowId(row)));
  };
  const events = useRowEvents({
    onFocus: (id) => {
      const place = places.find((at) => modelRowAt(at)?.id === id);
      if (place !== undefined) keys.activate(place);
    },
    onSelect: selection.toggle,
    onOpen: undefined,
    onClick: undefined,
    onExpand: undefined,
    actionsOf: () => [],
  });
  return (
    <tbody {...roles.group} ref={keys.bodyRef} onKeyDown={keys.onKeyDown}>
      <Room height={first * rowHeight} />
      {places.map((place) => {
        const row = modelRowAt(place);
        if (!row) return <WaitingRow key={`at-${place}`} columns={columns.length} height={rowHeight} />;
        return (
          <DataRow
            key={row.id}
            row={row}
            columns={columns}
            rowSelection={model.atoms.rowSelection}
            isInverted={selection.isAll}
            label={rowLabel(row.original)}
            ariaIndex={place + 2}
            isActive={place === keys.active}
            isOpen={false}
            events={events}
          />
        );
      })}
      <Room height={Math.max(0, total - first - places.length) * rowHeight} />
    </tbody>
  );
}

function Room({ height }: { height: number }) {
  return height === 0 ? null : <tr aria-hidden style={{ height }} />;
}

function WaitingRow({ columns, height }: { columns: number; height: number }) {
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={columns} className={classes.waiting}>
        <Skeleton height={10} width="60%" animate={false} />
      </td>
    </tr>
  );
}

/** The arrows move from row to row through the whole list; the table scrolls along. */
function useScrollKeys<Row extends RowData>({ places, total, rowHeight, viewport, selection }: ScrollBodyProps<Row>) {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [wanted, setWanted] = useState(0);
  const isMoving = useRef(false);
  const active = places.includes(wanted) ? wanted : places[0];

  useEffect(() => {
    if (!isMoving.current) return;
    const row = bodyRef.current?.querySelector<HTMLElement>(`[aria-rowindex="${wanted + 2}"]`);
    if (!row) return;
    isMoving.current = false;
    row.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLTableRowElement)) return;
    const id = event.target.dataset.rowId;
    const place = Number(event.target.getAttribute('aria-rowindex')) - 2;
    const target = targetOf(event.key, place, total);
    if (target !== undefined) {
      isMoving.current = true;
      setWanted(target);
      bringIntoSight(viewport.current, target, rowHeight);
    } else if (event.key === ' ' && id !== undefined) selection.toggle(id);
    else if (event.key === 'Escape') selection.clear();
    else if (pressedKey(event).toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) selection.selectAll();
    else return;
    event.preventDefault();
  };
  return { active, activate: setWanted, onKeyDown, bodyRef };
}

const rowsOfScreen = 8;

function targetOf(key: string, place: number, total: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: rowsOfScreen,
    PageUp: -rowsOfScreen,
    Home: -total,
    End: total,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.min(total - 1, Math.max(0, place + step));
}

const headHeight = 40;

function bringIntoSight(viewport: HTMLElement | null, place: number, rowHeight: number): void {
  if (!viewport) return;
  const top = place * rowHeight;
  const lowest = top + rowHeight + headHeight - viewport.clientHeight;
  if (viewport.scrollTop > top) viewport.scrollTop = top;
  else if (viewport.scrollTop < lowest) viewport.scrollTop = lowest;
}
