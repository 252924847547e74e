import { Skeleton } from '@mantine/core';
import type { RowData } from '@tanstack/react-table';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pressedKey } from '../pressed-key.ts';
import { type Awaited, whenDrawn } from './awaited-row.ts';
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
        const waiting = { columns: columns.length, height: rowHeight };
        if (!row && place === keys.active)
          return <AwaitedRow key={`at-${place}`} {...waiting} ariaIndex={place + 2} onLeave={keys.forget} />;
        if (!row) return <WaitingRow key={`at-${place}`} {...waiting} />;
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

interface WaitingRowProps {
  columns: number;
  height: number;
}

function WaitingRow({ columns, height }: WaitingRowProps) {
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={columns} className={classes.waiting}>
        <Skeleton height={10} width="60%" animate={false} />
      </td>
    </tr>
  );
}

interface AwaitedRowProps extends WaitingRowProps {
  ariaIndex: number;
  onLeave: () => void;
}

/** Stands in for the row that the keys have gone to: they go on from here, and the focus with them. */
function AwaitedRow({ columns, height, ariaIndex, onLeave }: AwaitedRowProps) {
  const { t } = useTranslation();
  return (
    <tr
      {...roles.row}
      aria-rowindex={ariaIndex}
      aria-busy
      tabIndex={0}
      style={{ height }}
      onBlur={({ currentTarget }) => {
        // Another window that comes in front takes nothing from it.
        if (document.activeElement !== currentTarget) onLeave();
      }}
    >
      <td {...roles.cell} colSpan={columns} className={classes.waiting} aria-label={t('table.loading')}>
        <Skeleton height={10} width="60%" animate={false} />
      </td>
    </tr>
  );
}

/** The arrows move from row to row through the whole list; the table scrolls along. */
function useScrollKeys<Row extends RowData>({ places, total, rowHeight, viewport, selection }: ScrollBodyProps<Row>) {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [wanted, setWanted] = useState(0);
  const awaited = useRef<Awaited>(null);
  const active = places.includes(wanted) ? wanted : places[0];

  useEffect(() => {
    const row = bodyRef.current?.querySelector<HTMLElement>(`[aria-rowindex="${wanted + 2}"]`);
    const inPlace = row ? (row.dataset.rowId === undefined ? 'stand-in' : 'row') : 'nothing';
    const next = whenDrawn(awaited.current, { inPlace, hasMovedOn: isElsewhere(bodyRef.current) });
    awaited.current = next.awaited;
    if (next.takesFocus) row?.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLTableRowElement)) return;
    const id = event.target.dataset.rowId;
    const place = Number(event.target.getAttribute('aria-rowindex')) - 2;
    const target = targetOf(event.key, place, total);
    if (target !== undefined) {
      awaited.current = 'asked';
      setWanted(target);
      bringIntoSight(viewport.current, target, rowHeight);
    } else if (event.key === ' ' && id !== undefined) selection.toggle(id);
    else if (event.key === 'Escape') selection.clear();
    else if (pressedKey(event).toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) selection.selectAll();
    else return;
    event.preventDefault();
  };
  const forget = () => {
    awaited.current = null;
  };
  return { active, activate: setWanted, forget, onKeyDown, bodyRef };
}

/** Whether something has the focus that is no row: with a row that goes away it goes nowhere. */
function isElsewhere(body: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && body?.contains(focused) !== true;
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
