import { type FocusEvent, useCallback, useEffect, useRef } from 'react';
import { useLatest } from '../use-latest.ts';

/**
 * Checks a field when one leaves it. While the mouse is pressed it waits: a complaint that appears then moves the button
 * away from under it, and the click is lost.
 */
export function useCheckOnLeave(
  check: (path: string, field: HTMLElement) => void,
): (event: FocusEvent<HTMLElement>) => void {
  const latest = useLatest(check);
  const isPressed = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true };
    document.addEventListener('pointerdown', () => setPressed(true), options);
    document.addEventListener('pointerup', () => setTimeout(() => setPressed(false)), options);
    document.addEventListener('pointercancel', () => setPressed(false), options);
    return () => stop.abort();

    function setPressed(isNow: boolean): void {
      isPressed.current = isNow;
    }
  }, []);
  return useCallback(
    ({ target }) => {
      const { path } = target.dataset;
      if (path === undefined) return;
      if (!isPressed.current) latest.current(path, target);
      else document.addEventListener('pointerup', () => setTimeout(() => latest.current(path, target)), { once: true });
    },
    [latest],
  );
}
