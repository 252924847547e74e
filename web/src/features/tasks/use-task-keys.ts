import type { Task } from '@atrium/contract/tasks';
import { type KeyboardEvent, useEffect } from 'react';
import { isDialogOpen } from '../../ui/is-dialog-open.ts';
import { isTyping } from '../../ui/is-typing.ts';

/** Keys for the whole page, as long as nobody writes and no dialog is open. */
export function usePageKeys(commands: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const command = commands[event.key];
      if (!command || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (isDialogOpen()) return;
      event.preventDefault();
      command();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}

export type RowKeys = Readonly<Record<string, ((task: Task) => void) | undefined>>;

/** Keys in the list: up and down go through its tasks, others do something with the one that has the focus. */
export function moveAmongTasks(event: KeyboardEvent<HTMLElement>, tasks: readonly Task[], keys: RowKeys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const titles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-task-title]')];
  const place = titles.findIndex((title) => title.closest('li')?.contains(document.activeElement));
  const target = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: titles.length - 1 }[event.key];
  const task = tasks[place];
  const command = keys[event.key];
  if (target === undefined && !(task && command)) return;
  event.preventDefault();
  if (target !== undefined) titles[target]?.focus();
  else if (task) command?.(task);
}
