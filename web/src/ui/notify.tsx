import type { Place } from '../navigation/place.ts';
import { onSessionChange, storedAccount } from '../session/stored-session.ts';

export interface Notice {
  message: string;
  tone?: 'success' | 'error' | 'info';
  /** The change that the toast's Undo (and Ctrl+Z) takes back. */
  undoChangeId?: number | null;
  /** Takes back what is not a recorded change. */
  undo?: () => Promise<unknown>;
  /** Where that is of which it speaks. */
  opens?: Place | null;
  /** Is told when one goes there. */
  opened?: () => void;
}

export interface ShownNotice extends Notice {
  id: number;
}

/** So many stand at once, and errors for as long as they take; whoever works fast is not in a cloud of them. Ctrl+Z knows the others too. */
export const mostToasts = 2;

type Listener = () => void;

let lastId = 0;
let waiting: readonly ShownNotice[] = [];
let undoable: readonly ShownNotice[] = [];
const listeners = new Set<Listener>();

/** Says something in a toast, to whoever is signed in. What shows toasts is loaded with the first of them. */
export function notify(notice: Notice): void {
  // What was still on its way when they signed out is refused, and is no news for whoever comes next.
  if (storedAccount() === null) return;
  lastId += 1;
  const shown = { ...notice, id: lastId };
  waiting = [...waiting, shown];
  if (canUndo(notice)) undoable = [...undoable, shown];
  for (const listener of listeners) listener();
}

export function canUndo({ undo, undoChangeId }: Notice): boolean {
  return undo !== undefined || (undoChangeId ?? null) !== null;
}

export function waitingNotices(): readonly ShownNotice[] {
  return waiting;
}

export function takeNotices(): readonly ShownNotice[] {
  const taken = waiting;
  waiting = [];
  for (const listener of listeners) listener();
  return taken;
}

/** What Ctrl+Z takes back: the latest that was not taken back yet. */
export function latestUndoable(): ShownNotice | undefined {
  return undoable.at(-1);
}

export function forgetUndoable(id: number): void {
  undoable = undoable.filter((notice) => notice.id !== id);
}

export function subscribeToNotices(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

onSessionChange(() => {
  if (storedAccount() !== null) return;
  undoable = [];
  takeNotices();
});
