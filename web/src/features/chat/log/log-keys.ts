import type { KeyboardEvent } from 'react';
import { pressedKey } from '../../../ui/pressed-key.ts';

const menus = '[data-row] > button';

/** On the menu of a message, the arrow keys go to that of the next, and R answers it. */
export function pressInLog(event: KeyboardEvent<HTMLElement>, onAnswer: ((messageId: number) => void) | null): void {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof HTMLElement) || !target.matches(menus) || ctrlKey || metaKey || altKey) return;
  if (pressedKey(event).toLowerCase() === 'r' && onAnswer) {
    event.preventDefault();
    onAnswer(Number(target.closest<HTMLElement>('[data-message]')?.dataset.message));
    return;
  }
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step !== undefined) moveFocus(event, target, step);
}

function moveFocus(event: KeyboardEvent<HTMLElement>, from: HTMLElement, step: number): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(menus)];
  const next = buttons[buttons.indexOf(from) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}
