import { useSyncExternalStore } from 'react';

/** Below that there is no room for titles in the days of a month. */
export const useIsNarrow = media('(max-width: 47.99em)');

/** From there on there is room for a small month beside the large one. */
export const useIsWide = media('(min-width: 62em)');

function media(query: string): () => boolean {
  const list = matchMedia(query);
  const subscribe = (listener: () => void) => {
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => list.matches);
}
