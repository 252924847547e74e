import type { KeyboardEvent } from 'react';
import { hasModifier } from './has-modifier.ts';

/** Moves through the items of an open menu as arrow keys and first letters promise. */
export function moveInDropMenu(event: KeyboardEvent<HTMLElement>): void {
  if (hasModifier(event)) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')];
  const next = nextItem(items, event);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextItem(items: readonly HTMLElement[], { key }: KeyboardEvent): HTMLElement | undefined {
  const index = items.findIndex((item) => item.matches(':focus'));
  if (key === 'ArrowDown') return items[(index + 1) % items.length];
  if (key === 'ArrowUp') return items.at(index <= 0 ? -1 : index - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const following = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  return following.find(({ textContent }) => textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}
