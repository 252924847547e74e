import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Stage } from './grid/stage.ts';

interface Wish {
  selector: string;
  /** Whoever has gone on with the focus before it is drawn keeps it. */
  isIfLost: boolean;
  /** What was given the focus: what stands there meanwhile may be drawn anew, and lose it again. */
  given?: HTMLElement;
}

/** Gives the focus to what is drawn later. `isIfLost` leaves it where it is, if it is anywhere. */
export function useLateFocus(): Stage['focus'] {
  const wish = useRef<Wish>(undefined);
  useLayoutEffect(() => {
    if (!wish.current) return;
    if (isOpen(wish.current)) fulfil(wish.current);
    if (!isOpen(wish.current)) wish.current = undefined;
  });
  return useCallback((selector, isIfLost = false) => {
    if (isIfLost && !isLost()) return;
    const wanted: Wish = { selector, isIfLost };
    wish.current = wanted;
    // What stays where it is is not drawn again.
    requestAnimationFrame(() => {
      if (wish.current === wanted && (!isIfLost || isLost())) fulfil(wanted);
    });
  }, []);
}

/** Wherever one has gone with the focus since it was given, it stays. */
function isOpen({ isIfLost, given }: Wish): boolean {
  return given ? !given.isConnected && isLost() : !isIfLost || isLost();
}

function isLost(): boolean {
  return document.activeElement === document.body;
}

function fulfil(wish: Wish): void {
  const element = document.querySelector<HTMLElement>(wish.selector);
  if (!element) return;
  wish.given = element;
  if (document.activeElement !== element) element.focus();
}
