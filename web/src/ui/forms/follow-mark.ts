import { type ComboboxStore, useComboboxContext } from '@mantine/core';
import { useLayoutEffect } from 'react';

/**
 * In a list of Mantine's whose options come and go, the mark stays at its option; the number beside it, by which Enter takes one and the
 * arrows go on, stays at its place, where another option may be by then. To be called by whoever draws the options.
 */
export function useFollowMark(store: ComboboxStore): void {
  useLayoutEffect(() => {
    const list = store.listId === null ? null : document.getElementById(store.listId);
    if (!list) return;
    const before = store.getSelectedOptionIndex();
    const place = placeOfMark([...list.querySelectorAll('[data-combobox-option]')], before);
    if (place !== before) store.updateSelectedOptionIndex(place);
  });
}

/** The same within a field that keeps its list to itself: it stands in its label. */
export function FollowMark(): null {
  useFollowMark(useComboboxContext().store);
  return null;
}

/** The place of the marked option. Without a mark it is that of the chosen one, where the list was opened at it; -1 where that is gone. */
export function placeOfMark(options: readonly Pick<Element, 'hasAttribute'>[], before: number): number {
  const marked = options.findIndex((option) => option.hasAttribute('data-combobox-selected'));
  if (marked >= 0 || before < 0) return marked;
  return options.findIndex((option) => option.hasAttribute('data-combobox-active'));
}
