import type { Signal } from '@atrium/contract/signals';
import { useSyncExternalStore } from 'react';

/** Whoever types says so again before this. */
const typingMilliseconds = 6_000;

let present: ReadonlySet<number> = new Set();
const typing = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** What the live stream told; the tab that holds it passes it on. */
export function takeSignal(signal: Signal): void {
  if (signal.type === 'present') present = new Set(signal.accountIds);
  else if (signal.type === 'presence') present = withPresence(signal.accountId, signal.isPresent);
  else setTyping(signal.accountId, signal.isTyping);
  for (const listener of listeners) listener();
}

/** For a tab that begins to listen when all has been told already. */
export function presentSignal(): Signal {
  return { type: 'present', accountIds: [...present] };
}

function withPresence(accountId: number, isPresent: boolean): ReadonlySet<number> {
  const others = [...present].filter((id) => id !== accountId);
  return new Set(isPresent ? [...others, accountId] : others);
}

function setTyping(accountId: number, isTyping: boolean): void {
  clearTimeout(typing.get(accountId));
  typing.delete(accountId);
  if (!isTyping) return;
  const end = () => takeSignal({ type: 'typing', accountId, isTyping: false });
  typing.set(accountId, setTimeout(end, typingMilliseconds));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is here: whoever has a page of the app open. */
export function usePresent(): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, () => present);
}

/** Whether somebody types to this account at this moment. */
export function useIsTyping(accountId: number): boolean {
  return useSyncExternalStore(subscribe, () => typing.has(accountId));
}
