import type { Task } from '@atrium/contract/tasks';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { isControl } from '../../ui/is-control.ts';
import { isDialogOpen } from '../../ui/is-dialog-open.ts';
import { isTyping } from '../../ui/is-typing.ts';
import { pressedKey } from '../../ui/pressed-key.ts';

/** What a key does; false where it was not meant. */
type PageKeys = Readonly<Record<string, ((target: EventTarget | null) => unknown) | undefined>>;

/** Keys for the whole page, as long as nobody writes and no dialog is open. */
export function usePageKeys(commands: PageKeys): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const command = commands[pressedKey(event)];
      if (!command || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || isDialogOpen() || command(event.target) === false) return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}

/** Where none of the tasks has the focus yet, the keys that go through them lead to the first. */
export function useFirstRowKeys(list: RefObject<HTMLElement | null>): void {
  const focusFirst = () => list.current?.querySelector<HTMLElement>('[data-task-title]')?.focus();
  const unlessOnControl = (target: EventTarget | null) => (isControl(target) ? false : focusFirst());
  usePageKeys({ ArrowDown: unlessOnControl, ArrowUp: unlessOnControl, j: focusFirst, k: focusFirst });
}

export type RowKeys = Readonly<Record<string, ((task: Task) => void) | undefined>>;

/** Keys in the list: up and down go through its tasks, others do something with the one that has the focus. */
export function moveAmongTasks(event: KeyboardEvent<HTMLElement>, tasks: readonly Task[], keys: RowKeys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const titles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-task-title]')];
  const place = titles.findIndex((title) => title.closest('li')?.contains(document.activeElement));
  const [next, previous] = [place + 1, place - 1];
  const places = { ArrowDown: next, j: next, ArrowUp: previous, k: previous, Home: 0, End: titles.length - 1 };
  const key = pressedKey(event);
  const target = new Map(Object.entries(places)).get(key);
  const task = tasks[place];
  const command = keys[key];
  if (target === undefined && !(task && command)) return;
  event.preventDefault();
  if (target !== undefined) titles[target]?.focus();
  else if (task) command?.(task);
}
