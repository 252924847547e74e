import type { KeyboardEvent } from 'react';
import { besides, goFromCell, goFromEntry, targetOf } from './grid-walk.ts';
import { useStage } from './stage.ts';
import { useCarrying } from './use-carrying.ts';

/**
 * The keys of a view. Arrows go from cell to cell and between the entries of one; space picks an entry up, and then arrows move it, with
 * shift its end; each step is said.
 */
export function useGridKeys(kind: 'days' | 'hours') {
  const stage = useStage();
  const { pickUp, carry } = useCarrying(kind);

  const onEntry = (event: KeyboardEvent<HTMLElement>, element: HTMLElement) => {
    const entry = stage.entryOf(element.dataset.entry);
    const cell = element.closest<HTMLElement>('[data-day]');
    if (!entry) return;
    if (event.key === ' ') pickUp(entry);
    else if (event.key === 'Delete' && stage.canMove(entry))
      stage.remove(entry, besides(event.currentTarget, element, cell));
    else if (event.key === 'Escape' && cell) targetOf(cell)?.focus();
    else if (!goFromEntry(event, element, cell, stage)) return;
    event.preventDefault();
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    // What is drawn elsewhere on the page, such as a list of more, is not in the grid.
    if (!event.currentTarget.contains(target)) return;
    const draft = stage.draft();
    const entry = target.closest<HTMLElement>('[data-entry]');
    if (draft) {
      if (draft.by === 'keys') carry(event, draft);
    } else if (entry) onEntry(event, entry);
    else if (target.dataset.target !== undefined && goFromCell(event, target, kind, stage)) event.preventDefault();
  };
}
