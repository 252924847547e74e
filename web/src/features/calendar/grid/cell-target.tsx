import type { MouseEvent } from 'react';
import classes from './cell-target.module.css';
import type { Spot } from './gestures.ts';
import { spotAt } from './use-grid-pointer.ts';

interface CellTargetProps {
  label: string;
  isTabStop: boolean;
}

/** What is free of a cell: it has the focus for the cell, and is pressed to add something there. */
export function CellTarget({ label, isTabStop }: CellTargetProps) {
  return (
    <button type="button" className={classes.target} data-target aria-label={label} tabIndex={isTabStop ? 0 : -1} />
  );
}

/** Tells where one pressed: with a pointer the very place, with a key the beginning of the cell. */
export function onTarget(onPress: (spot: Spot) => void) {
  return (event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget, detail } = event;
    if (!(target instanceof HTMLElement) || target.dataset.target === undefined) return;
    const { day, from } = target.closest<HTMLElement>('[data-day]')?.dataset ?? {};
    if (day === undefined) return;
    const start = { day, place: from === undefined ? null : Number(from) };
    onPress((detail > 0 && spotAt(currentTarget, event)) || start);
  };
}
