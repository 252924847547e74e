import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The order that moves lead to, for whoever moves something to write: the next key may come before the step of the last one is on the
 * page. Once the page has another order, as `places` tells, it is that.
 */
export function useOrderAhead<Item>(items: readonly Item[], places: string): RefObject<readonly Item[]> {
  const ahead = useRef(items);
  const known = useRef(places);
  useLayoutEffect(() => {
    if (known.current === places) return;
    known.current = places;
    ahead.current = items;
  }, [items, places]);
  return ahead;
}
