import type { KeyboardEvent } from 'react';
import { addDays, firstOfWeek, turned } from '../calendar-days.ts';
import { stepOf } from './grid-arrows.ts';
import { cellSelector, entrySelector, type Stage } from './stage.ts';

// Where the focus goes in a view, by the keys.

/** Whether the key led anywhere: between the entries of a cell, or to the cell beside it. */
export function goFromEntry(
  event: KeyboardEvent<HTMLElement>,
  element: HTMLElement,
  cell: HTMLElement | null,
  stage: Stage,
): boolean {
  const by = stepOf(event);
  if (!by) return false;
  if (by.across !== 0 && cell?.dataset.day) {
    stage.focus(cellSelector(addDays(cell.dataset.day, by.across), cell.dataset.row ?? ''));
    return true;
  }
  const group = cell ?? event.currentTarget;
  const entries = [...group.querySelectorAll<HTMLElement>('[data-entry]')];
  const next = entries[entries.indexOf(element) + by.down];
  if (next) next.focus();
  else if (by.down < 0 && cell) targetOf(cell)?.focus();
  return true;
}

export function targetOf(cell: HTMLElement): HTMLElement | null {
  return cell.querySelector('[data-target]');
}

/** Whether the key led anywhere. */
export function goFromCell(
  event: KeyboardEvent<HTMLElement>,
  target: HTMLElement,
  kind: 'days' | 'hours',
  stage: Stage,
) {
  const { day = '', row = '' } = target.closest<HTMLElement>('[data-day]')?.dataset ?? {};
  const by = stepOf(event);
  if (by && (kind === 'days' || by.across !== 0)) {
    return goToCell(event.currentTarget, addDays(day, by.across + by.down * 7), row, stage);
  }
  if (by) {
    event.currentTarget.querySelector<HTMLElement>(cellSelector(day, Number(row) + by.down))?.focus();
    return true;
  }
  const week = firstOfWeek(day, stage.weekStart);
  if (event.key === 'Home') return goToCell(event.currentTarget, week, row, stage);
  if (event.key === 'End') return goToCell(event.currentTarget, addDays(week, 6), row, stage);
  const page = event.key === 'PageUp' ? -1 : event.key === 'PageDown' ? 1 : 0;
  if (page === 0) return false;
  return goToCell(event.currentTarget, turned(stage.view, day, page), row, stage);
}

/** A day that is not shown is turned to. */
function goToCell(grid: HTMLElement, day: string, row: string, stage: Stage): true {
  const selector = cellSelector(day, row);
  const cell = grid.querySelector<HTMLElement>(selector);
  if (cell) {
    cell.focus();
    return true;
  }
  stage.goTo(day);
  stage.focus(selector);
  return true;
}

/** What has the focus when an entry is gone: its cell, or where there are none the next entry, else the one before. */
export function besides(view: HTMLElement, entry: HTMLElement, cell: HTMLElement | null): string | undefined {
  if (cell?.dataset.day) return cellSelector(cell.dataset.day, cell.dataset.row ?? '');
  const entries = [...view.querySelectorAll<HTMLElement>('[data-entry]')];
  const place = entries.indexOf(entry);
  const key = (entries[place + 1] ?? entries[place - 1])?.dataset.entry;
  return key === undefined ? undefined : entrySelector(key);
}
