import type { KeyboardEvent } from 'react';
import { hasModifier } from './has-modifier.ts';

/**
 * Moves the focus through the horizontal menu as arrow keys promise. Gives the level from which dropdowns are to close,
 * or null for none.
 */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): number | null {
  const item = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('button, a') : null;
  const list = item?.closest('ul');
  if (!item || !list || hasModifier(event)) return null;
  const level = Number(list.dataset.level ?? 0);
  const move = level === 0 ? moveInBar(event, item, list) : moveInList(event, item, list, level);
  if (move === undefined) return null;
  event.preventDefault();
  return move;
}

/** Undefined leaves the key to the browser. */
type Move = number | null | undefined;
type MenuKey = KeyboardEvent<HTMLElement>;

function moveInBar(event: MenuKey, item: HTMLElement, list: HTMLElement): Move {
  if (event.key === 'Escape') return 0;
  if (event.key === 'ArrowDown') return openAndEnter(item);
  const step = sidewaysStep(event);
  if (step === 0) return undefined;
  neighbour(item, list, step)?.focus();
  return 0;
}

function moveInList(event: MenuKey, item: HTMLElement, list: HTMLElement, level: number): Move {
  const step = stepOf(event.key, 'ArrowDown', 'ArrowUp');
  if (step !== 0) {
    neighbour(item, list, step)?.focus();
    return null;
  }
  const sideways = sidewaysStep(event);
  if (sideways === 1 && item.ariaExpanded !== null) return openAndEnter(item);
  if (event.key !== 'Escape' && !(sideways === -1 && level > 1)) return undefined;
  list.parentElement?.querySelector<HTMLElement>(':scope > button')?.focus();
  return level - 1;
}

/** One step on in the reading direction, one back, or none. */
function sidewaysStep({ key, currentTarget }: MenuKey): number {
  const step = stepOf(key, 'ArrowRight', 'ArrowLeft');
  return getComputedStyle(currentTarget).direction === 'rtl' ? -step : step;
}

function stepOf(key: string, next: string, previous: string): number {
  if (key === next) return 1;
  return key === previous ? -1 : 0;
}

function neighbour(item: HTMLElement, list: HTMLElement, step: number): HTMLElement | undefined {
  const items = [...list.querySelectorAll<HTMLElement>(':scope > li > :is(button:enabled, a)')];
  return items.at((items.indexOf(item) + step) % items.length);
}

function openAndEnter(button: HTMLElement): null {
  if (button.ariaExpanded === 'false') button.click();
  requestAnimationFrame(() =>
    button.parentElement?.querySelector<HTMLElement>(':scope > ul :is(button:enabled, a)')?.focus(),
  );
  return null;
}
