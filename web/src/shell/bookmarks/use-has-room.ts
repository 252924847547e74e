import { useSyncExternalStore } from 'react';

/** From 992 pixels up, at the usual text size; narrower screens have their bookmarks in the search. */
const wideEnough = matchMedia('(min-width: 62em)');

export function useHasRoom(): boolean {
  return useSyncExternalStore(subscribe, hasRoom, hasRoom);
}

function subscribe(listener: () => void): () => void {
  wideEnough.addEventListener('change', listener);
  return () => wideEnough.removeEventListener('change', listener);
}

function hasRoom(): boolean {
  return wideEnough.matches;
}
