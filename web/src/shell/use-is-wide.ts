import { useSyncExternalStore } from 'react';

/** From here up there is room for the menu beside the page (1200 pixels at the usual text size). */
const wide = matchMedia('(min-width: 75em)');

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, isWide);
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

function isWide(): boolean {
  return wide.matches;
}
