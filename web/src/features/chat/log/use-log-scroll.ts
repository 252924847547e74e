import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MessageWindow } from './message-window.ts';

/** Where the log is to be scrolled to: its end, a row at the top, or a row in the middle. */
export type Arrival = ({ to: 'end' } | { to: 'row'; selector: string; at: 'start' | 'center' }) & {
  /** The row gets the focus. */
  takesFocus?: boolean;
};

const loadingDistance = 1_200;
const endDistance = 40;

interface LogScroll {
  scroller: RefObject<HTMLElement | null>;
  onScroll: () => void;
  isAtEnd: boolean;
}

/**
 * Keeps in its place what is read, whatever comes above or below it; at the end of the conversation it stays at the end. Each time it comes to
 * rest it says which message is the last that can be seen.
 */
export function useLogScroll(
  window: MessageWindow,
  rows: readonly unknown[],
  arrival: Arrival | null,
  onSeen: (messageId: number) => void,
): LogScroll {
  const scroller = useRef<HTMLElement>(null);
  const anchor = useRef<Anchor | null>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const lastTop = useRef(0);

  const look = useCallback(() => {
    const log = scroller.current;
    if (!log) return;
    lastTop.current = log.scrollTop;
    const below = log.scrollHeight - log.scrollTop - log.clientHeight;
    const atEnd = below < endDistance && !window.state().hasAfter;
    anchor.current = atEnd ? null : anchorOf(log);
    setIsAtEnd(atEnd);
    if (log.scrollTop < loadingDistance) window.loadBefore();
    if (below < loadingDistance) window.loadAfter();
    const seen = document.visibilityState === 'visible' ? lastSeen(log) : null;
    if (seen !== null) onSeen(seen);
  }, [window, onSeen]);

  const settle = useCallback(() => {
    const log = scroller.current;
    if (!log) return;
    restore(log, anchor.current);
    look();
  }, [look]);

  useAnchorBeforeChanges(window, scroller, anchor);

  useLayoutEffect(() => {
    if (rows.length > 0) settle();
  }, [rows, settle]);

  useLayoutEffect(() => {
    const log = scroller.current;
    if (!log || !arrival) return;
    anchor.current = null;
    arriveAt(log, arrival);
    look();
  }, [arrival, look]);

  useChangesOfSize(scroller, lastTop, settle, look);

  return { scroller, onScroll: look, isAtEnd };
}

/** What is in view is noted before React changes the page. */
function useAnchorBeforeChanges(
  window: MessageWindow,
  scroller: RefObject<HTMLElement | null>,
  anchor: RefObject<Anchor | null>,
): void {
  useEffect(
    () =>
      window.subscribe(() => {
        if (scroller.current && anchor.current) anchor.current = anchorOf(scroller.current);
      }),
    [window, scroller, anchor],
  );
}

/** Settles when the log or what is in it becomes larger or smaller; whoever has scrolled meanwhile goes on from there. */
function useChangesOfSize(
  scroller: RefObject<HTMLElement | null>,
  lastTop: RefObject<number>,
  settle: () => void,
  look: () => void,
): void {
  useEffect(() => {
    const log = scroller.current;
    if (!log) return;
    const observer = new ResizeObserver(() => (Math.abs(log.scrollTop - lastTop.current) > 1 ? look() : settle()));
    observer.observe(log);
    if (log.firstElementChild) observer.observe(log.firstElementChild);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [scroller, lastTop, settle, look]);
}

function arriveAt(log: HTMLElement, arrival: Arrival): void {
  const row = arrival.to === 'row' ? log.querySelector<HTMLElement>(arrival.selector) : null;
  if (row && arrival.to === 'row') log.scrollTop = placeOf(log, row, arrival.at);
  else log.scrollTop = log.scrollHeight;
  if (arrival.takesFocus) focusMenu(row);
}

interface Anchor {
  key: string;
  /** How far below the upper edge of the log its row begins. */
  offset: number;
}

/** The messages: a line above a day goes elsewhere when earlier messages of that day come. */
function rowsIn(log: HTMLElement): NodeListOf<HTMLElement> {
  return log.querySelectorAll<HTMLElement>('[data-message]');
}

/** The first message that can be seen. */
function anchorOf(log: HTMLElement): Anchor | null {
  for (const row of rowsIn(log)) {
    const offset = row.offsetTop - log.scrollTop;
    if (offset + row.offsetHeight > 0) return { key: row.dataset.row ?? '', offset };
  }
  return null;
}

function restore(log: HTMLElement, anchor: Anchor | null): void {
  if (!anchor) {
    log.scrollTop = log.scrollHeight;
    return;
  }
  const row = log.querySelector<HTMLElement>(`[data-row="${CSS.escape(anchor.key)}"]`);
  if (row) log.scrollTop = row.offsetTop - anchor.offset;
}

/** What was pressed to come here may be gone. */
function focusMenu(row: HTMLElement | null): void {
  row?.querySelector<HTMLElement>(':scope > button')?.focus({ preventScroll: true });
}

function placeOf(log: HTMLElement, row: HTMLElement, at: 'start' | 'center'): number {
  const above = at === 'start' ? 12 : (log.clientHeight - row.offsetHeight) / 2;
  return row.offsetTop - above;
}

function lastSeen(log: HTMLElement): number | null {
  const end = log.scrollTop + log.clientHeight;
  const seen = [...rowsIn(log)].findLast((row) => row.offsetTop + row.offsetHeight / 2 <= end);
  return seen ? Number(seen.dataset.message) : null;
}
