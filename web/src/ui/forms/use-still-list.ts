import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { isOptionPointed, onOptionPointed } from './pointed-option.ts';

/**
 * What there is to choose from, of a list that is found anew while one types. While the pointer is at one of its options it stays as it is:
 * an answer that comes between the press and the release would take the option away from under it, and nothing, or another one, would
 * be chosen. For the keys, the field has a `FollowMark`.
 */
export function useStillList<List>(list: List): List {
  const isPointed = useSyncExternalStore(onOptionPointed, isOptionPointed, isOptionPointed);
  const before = useRef(list);
  useLayoutEffect(() => {
    if (!isPointed) before.current = list;
  });
  return isPointed ? before.current : list;
}
