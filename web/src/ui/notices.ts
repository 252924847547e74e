import type { Place } from '../navigation/place.ts';

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

export type Undoable = Pick<Notice, 'undo' | 'undoChangeId'>;

type Listener = () => void;

let lastId = 0;
/** What no toast has said yet. */
let waiting: readonly ShownNotice[] = [];
/** What can be taken back, the latest last. */
let undoable: readonly ShownNotice[] = [];
/** How often all was forgotten. */
let forgotten = 0;
const listeners = new Set<Listener>();

export function addNotice(notice: Notice): void {
  lastId += 1;
  const shown = { ...notice, id: lastId };
  waiting = [...waiting, shown];
  if (canUndo(notice)) undoable = [...undoable, shown];
  tell();
}

export function canUndo({ undo, undoChangeId }: Undoable): boolean {
  return undo !== undefined || (undoChangeId ?? null) !== null;
}

export function waitingNotices(): readonly ShownNotice[] {
  return waiting;
}

export function takeNotices(): readonly ShownNotice[] {
  const taken = waiting;
  waiting = [];
  tell();
  return taken;
}

/** What Ctrl+Z takes back: the latest that was not taken back yet. */
export function latestUndoable(): ShownNotice | undefined {
  return undoable.at(-1);
}

export function isUndoable(notice: ShownNotice): boolean {
  return undoable.includes(notice);
}

/**
 * What is being taken back, from wherever, is offered nowhere else meanwhile. What this answers offers it again, in its place among the
 * others and in a toast: for when it was not taken back, and could be.
 */
export function takeUndoable(what: Undoable): () => void {
  const taken = undoable.filter((notice) => isSame(notice, what));
  undoable = undoable.filter((notice) => !taken.includes(notice));
  waiting = waiting.filter((notice) => !taken.includes(notice));
  tell();
  const known = forgotten;
  return () => {
    if (known !== forgotten) return;
    undoable = [...undoable, ...taken].toSorted((one, other) => one.id - other.id);
    waiting = [...waiting, ...taken];
    tell();
  };
}

function isSame(one: Undoable, other: Undoable): boolean {
  return one.undo === other.undo && (one.undoChangeId ?? null) === (other.undoChangeId ?? null);
}

/** What one person was told is no business of the next. */
export function forgetNotices(): void {
  forgotten += 1;
  undoable = [];
  waiting = [];
  tell();
}

export function subscribeToNotices(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
