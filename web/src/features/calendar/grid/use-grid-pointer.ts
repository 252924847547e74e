import { type PointerEvent, useEffect, useRef } from 'react';
import type { Entry, Times } from '../entries.ts';
import type { TimeAxis } from '../hours/time-axis.ts';
import type { Edge, Put } from './event-moves.ts';
import { dragged, drawnTimes, edgeTimes, type Spot } from './gestures.ts';
import { type Stage, useStage } from './stage.ts';

const threshold = 5;
const holdMilliseconds = 400;
const scrollEdge = 28;

type Gesture =
  | { kind: 'move'; entry: Entry; times: Times }
  | { kind: Edge; entry: Entry; times: Times }
  | { kind: 'draw' };

/** Dragging in a view: an entry, one of its ends, or over what is free. */
export function useGridPointer(axis: TimeAxis | null) {
  const stage = useStage();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  return (down: PointerEvent<HTMLElement>) => {
    const grid = down.currentTarget;
    const from = spotAt(grid, down);
    const gesture = gestureOf(down, stage);
    if (down.button !== 0 || !from || !gesture || stage.draft()) return;
    stop.current?.abort();
    stop.current = new AbortController();
    follow({ down, grid, from, gesture }, stage, axis, stop.current);
  };
}

interface Begun {
  down: PointerEvent<HTMLElement>;
  grid: HTMLElement;
  from: Spot;
  gesture: Gesture;
}

/** Shows what is dragged where the pointer is, until it is let go of. A finger holds first, because it scrolls otherwise. */
function follow({ down, grid, from, gesture }: Begun, stage: Stage, axis: TimeAxis | null, control: AbortController) {
  const isTouch = down.pointerType === 'touch';
  let isDragging = false;
  const hold = isTouch ? setTimeout(begin, holdMilliseconds) : undefined;

  function begin() {
    isDragging = true;
    showAt(from);
  }

  function showAt(to: Spot) {
    const put = putBy(gesture, from, to, stage.zone, axis);
    stage.show({ entry: gesture.kind === 'draw' ? null : gesture.entry, ...put, by: 'pointer' });
  }

  function move(to: globalThis.PointerEvent) {
    if (!isDragging) {
      if (Math.hypot(to.clientX - down.clientX, to.clientY - down.clientY) < threshold) return;
      if (isTouch || (gesture.kind === 'draw' && !stage.canAdd)) return end(false);
      begin();
    }
    scrollNearEdge(grid, to);
    const spot = spotAt(grid, to);
    if (spot) showAt(spot);
    // What is let go beside the days stays where it was.
    else if (gesture.kind === 'move') stage.show(null);
  }

  function end(isDone: boolean) {
    clearTimeout(hold);
    control.abort();
    if (!isDragging) return;
    suppressClick();
    if (isDone) stage.drop();
    else stage.show(null);
  }

  const { pointerId } = down;
  listen({ pointerId, isTouch, isDragging: () => isDragging, move, end }, control.signal);
}

interface Following {
  pointerId: number;
  isTouch: boolean;
  isDragging: () => boolean;
  move: (to: globalThis.PointerEvent) => void;
  end: (isDone: boolean) => void;
}

function listen({ pointerId, isTouch, isDragging, move, end }: Following, signal: AbortSignal): void {
  const onMove = (event: globalThis.PointerEvent) => event.pointerId === pointerId && move(event);
  const onUp = (event: globalThis.PointerEvent) => event.pointerId === pointerId && end(true);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isDragging()) return;
    event.stopPropagation();
    end(false);
  };
  document.addEventListener('pointermove', onMove, { signal });
  document.addEventListener('pointerup', onUp, { signal });
  document.addEventListener('pointercancel', () => end(false), { signal });
  document.addEventListener('touchmove', (touch) => isDragging() && touch.preventDefault(), { signal, passive: false });
  document.addEventListener('contextmenu', (menu) => isTouch && menu.preventDefault(), { signal });
  document.addEventListener('keydown', onKey, { signal, capture: true });
}

function gestureOf({ target, currentTarget }: PointerEvent<HTMLElement>, stage: Stage): Gesture | null {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return null;
  const element = target.closest<HTMLElement>('[data-entry]');
  if (!element) return target.closest('[data-target]') ? { kind: 'draw' } : null;
  const entry = stage.entryOf(element.dataset.entry);
  if (!entry?.event || !stage.canMove(entry)) return null;
  const { start, end, allDay } = entry.event;
  const edge = target.closest<HTMLElement>('[data-edge]')?.dataset.edge;
  return { kind: edge === 'start' || edge === 'end' ? edge : 'move', entry, times: { start, end, allDay } };
}

function putBy(gesture: Gesture, from: Spot, to: Spot, zone: string, axis: TimeAxis | null): Put {
  if (gesture.kind === 'draw')
    return { times: drawnTimes(from, from.place === null ? { ...to, place: null } : hourOf(to, from), axis) };
  if (gesture.kind === 'move') return dragged(gesture.times, from, to, zone, axis);
  return { times: edgeTimes(gesture.times, gesture.kind, to, zone, axis) };
}

/** What is drawn over hours stays there. */
function hourOf(to: Spot, from: Spot): Spot {
  return to.place === null ? { day: to.day, place: from.place } : to;
}

/** By where things are, not by what lies on top: entries reach over other cells. */
export function spotAt(grid: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Spot | null {
  for (const cell of grid.querySelectorAll<HTMLElement>('[data-day]')) {
    const { left, right, top, bottom, height } = cell.getBoundingClientRect();
    if (clientX < left || clientX >= right || clientY < top || clientY >= bottom) continue;
    const { day, from, length } = cell.dataset;
    if (day === undefined) continue;
    if (from === undefined || length === undefined) return { day, place: null };
    return { day, place: Number(from) + ((clientY - top) / height) * Number(length) };
  }
  return null;
}

function scrollNearEdge(grid: HTMLElement, { clientY }: { clientY: number }): void {
  if (grid.scrollHeight <= grid.clientHeight) return;
  const { top, bottom } = grid.getBoundingClientRect();
  if (clientY > bottom - scrollEdge) grid.scrollBy({ top: 12 });
  else if (clientY < top + scrollEdge * 4) grid.scrollBy({ top: -12 });
}

/** The click that ends a drag means nothing else. */
function suppressClick(): void {
  const stop = new AbortController();
  document.addEventListener(
    'click',
    (click) => {
      click.stopPropagation();
      click.preventDefault();
    },
    { capture: true, signal: stop.signal },
  );
  setTimeout(() => stop.abort());
}
