import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { pressedKey } from '../pressed-key.ts';
import { useHadFocus } from '../use-had-focus.ts';
import type { RowSelection } from './use-row-selection.ts';

interface RowCommands {
  open?: ((id: string) => void) | undefined;
  remove?: ((id: string) => void) | undefined;
  selection?: RowSelection | undefined;
}

interface RowKeys {
  /** The one row that Tab reaches. */
  activeId: string | undefined;
  activate: (id: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  bodyRef: RefObject<HTMLTableSectionElement | null>;
}

/** One row of the table takes part in the order of Tab; the arrows move to the others. */
export function useRowKeys(ids: readonly string[], commands: RowCommands): RowKeys {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [wanted, setWanted] = useState<{ id: string; index: number }>({ id: '', index: 0 });
  const activeId = ids.includes(wanted.id) ? wanted.id : ids[Math.min(wanted.index, ids.length - 1)];

  const activate = useCallback((id: string) => setWanted({ id, index: ids.indexOf(id) }), [ids]);
  useLostFocus(bodyRef, activeId);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = focusedRow(event);
    if (id === undefined) return;
    const target = ids[targetIndex(event.key, ids.indexOf(id), ids.length)];
    if (target !== undefined) {
      focusRow(bodyRef.current, target);
      if (event.shiftKey) commands.selection?.extendTo(target, id);
    } else if (!runCommand(event, id, commands)) return;
    event.preventDefault();
  };
  return { activeId, activate, onKeyDown, bodyRef };
}

/** The row that has the focus itself; keys that go to a control inside it are the control's. */
function focusedRow({ target }: KeyboardEvent<HTMLElement>): string | undefined {
  return target instanceof HTMLTableRowElement ? target.dataset.rowId : undefined;
}

function targetIndex(key: string, index: number, count: number): number {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return -1;
}

/** Answers whether the key was a command. */
function runCommand(event: KeyboardEvent, id: string, { open, remove, selection }: RowCommands): boolean {
  const hasControl = event.ctrlKey || event.metaKey;
  if (event.key === 'Enter' && open) open(id);
  else if (event.key === 'Delete' && remove) remove(id);
  else if (event.key === ' ' && selection) event.shiftKey ? selection.extendTo(id) : selection.toggle(id);
  else if (pressedKey(event).toLowerCase() === 'a' && hasControl && selection) selection.selectAll();
  else if (event.key === 'Escape' && selection) selection.clear();
  else return false;
  return true;
}

function focusRow(body: HTMLElement | null, id: string): void {
  body?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(id)}"]`)?.focus();
}

/** When the row that had the focus is gone, such as after Delete, the one in its place takes it. */
function useLostFocus(bodyRef: RefObject<HTMLTableSectionElement | null>, activeId: string | undefined): void {
  const hadFocus = useHadFocus(bodyRef);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body && activeId !== undefined) {
      focusRow(bodyRef.current, activeId);
    }
  });
}
