import { type RefObject, useEffect, useRef } from 'react';

/** What takes the place of a button that was pressed takes the focus too, which would be nowhere otherwise. */
export function useKeptFocus(shown: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement !== document.body) return;
    // Of radio buttons it is the chosen one that the keys lead to.
    place.current?.querySelector<HTMLElement>('input:not([type="radio"]:not(:checked)), button')?.focus();
  }, [shown]);
  return place;
}
