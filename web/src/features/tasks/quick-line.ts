import { useSyncExternalStore } from 'react';
import { storedAccount } from '../../session/stored-session.ts';

const listeners = new Set<() => void>();

/** What was written and not added yet: it stays while one goes from view to view, and through a reload. */
export function useQuickLine(): string {
  return useSyncExternalStore(subscribe, quickLine);
}

export function quickLine(): string {
  return sessionStorage.getItem(storageKey()) ?? '';
}

export function setQuickLine(line: string): void {
  sessionStorage.setItem(storageKey(), line);
  for (const listener of listeners) listener();
}

function storageKey(): string {
  return `task-line ${String(storedAccount()?.id ?? 0)}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
