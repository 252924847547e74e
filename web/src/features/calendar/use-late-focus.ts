import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Stage } from './stage.ts';

/** Gives the focus to what is drawn later. `isIfLost` leaves it where it is, if it is anywhere. */
export function useLateFocus(): Stage['focus'] {
  const wanted = useRef<string>(undefined);
  const attempt = useCallback(() => {
    if (wanted.current === undefined) return;
    const element = document.querySelector<HTMLElement>(wanted.current);
    if (!element) return;
    if (document.activeElement !== element) element.focus();
  }, []);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    attempt();
    if (document.querySelector(wanted.current)) wanted.current = undefined;
  });
  return useCallback(
    (selector, isIfLost = false) => {
      if (isIfLost && document.activeElement !== document.body) return;
      wanted.current = selector;
      // What stays where it is is not drawn again.
      requestAnimationFrame(attempt);
    },
    [attempt],
  );
}
