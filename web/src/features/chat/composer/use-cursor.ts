import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Puts the cursor where it belongs, or selects as far as an end, once what is written stands in the field. */
export function useCursor(field: RefObject<HTMLTextAreaElement | null>): (start: number, end?: number) => void {
  const wanted = useRef<readonly [number, number]>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    field.current?.setSelectionRange(...wanted.current);
    field.current?.focus();
    wanted.current = null;
  });
  return (start, end = start) => {
    wanted.current = [start, end];
  };
}
