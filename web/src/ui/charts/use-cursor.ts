import { type KeyboardEvent, type PointerEvent, useState } from 'react';

interface Cursor {
  /** The point whose values are shown; null for none. */
  at: number | null;
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/** Which of so many points lies where the pointer is. */
type PlaceAt = (event: PointerEvent<HTMLElement>, count: number) => number;

/** Points at one of the points of a chart, with the pointer or with the arrow keys. Time runs the way that the page reads. */
export function useCursor(count: number, placeAt: PlaceAt = placeAlong): Cursor {
  const [at, setAt] = useState<number | null>(null);
  const follow = (event: PointerEvent<HTMLElement>) => setAt(placeAt(event, count));
  return {
    at: at === null ? null : within(at, count),
    handlers: {
      onKeyDown: (event) => {
        const next = placeAfter(event.key, at ?? 0, count, isRightToLeft(event.currentTarget));
        if (next === undefined) return;
        event.preventDefault();
        setAt(next);
      },
      onPointerMove: follow,
      onPointerDown: (event) => {
        follow(event);
        // What a finger points at stays when it is lifted, until one touches something else, which takes the focus.
        if (event.pointerType === 'touch') event.currentTarget.focus({ preventScroll: true });
      },
      onPointerLeave: ({ pointerType }) => pointerType !== 'touch' && setAt(null),
      onPointerCancel: () => setAt(null),
      onFocus: () => setAt((before) => before ?? count - 1),
      onBlur: () => setAt(null),
    },
  };
}

function placeAlong({ currentTarget, clientX }: PointerEvent<HTMLElement>, count: number): number {
  const box = currentTarget.getBoundingClientRect();
  const share = (clientX - box.left) / box.width;
  return within(Math.floor((isRightToLeft(currentTarget) ? 1 - share : share) * count), count);
}

function placeAfter(key: string, at: number, count: number, isMirrored: boolean): number | null | undefined {
  if (key === 'Escape') return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowUp') return within(at + 1, count);
  if (key === 'ArrowDown') return within(at - 1, count);
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null;
  return step === null ? undefined : within(at + (isMirrored ? -step : step), count);
}

function within(place: number, count: number): number {
  return Math.max(0, Math.min(count - 1, place));
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
