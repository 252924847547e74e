import type { Signal } from '@atrium/contract/signals';
import { useSyncExternalStore } from 'react';

type Typing = Extract<Signal, { type: 'typing' }>;

/** Whoever types says so again before this. */
const typingMilliseconds = 6_000;

let present: ReadonlySet<number> = new Set();
/** Who types where, each until they are forgotten: in a group, or to this account alone. */
const typing = new Map<string, Pick<Typing, 'accountId' | 'groupId'> & { end: ReturnType<typeof setTimeout> }>();
const typists = new Map<number, readonly number[]>();
const nobody: readonly number[] = [];
const listeners = new Set<() => void>();

/** What the live stream told; the tab that holds it passes it on. */
export function takeSignal(signal: Signal): void {
  if (signal.type === 'present') present = new Set(signal.accountIds);
  else if (signal.type === 'presence') present = withPresence(signal.accountId, signal.isPresent);
  else setTyping(signal);
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

function setTyping({ accountId, groupId, isTyping }: Typing): void {
  const key = keyOf(accountId, groupId);
  clearTimeout(typing.get(key)?.end);
  typing.delete(key);
  if (isTyping) {
    const stop = () => takeSignal({ type: 'typing', accountId, groupId, isTyping: false });
    typing.set(key, { accountId, groupId, end: setTimeout(stop, typingMilliseconds) });
  }
  if (groupId === undefined) return;
  const here = [...typing.values()].flatMap((each) => (each.groupId === groupId ? [each.accountId] : []));
  // Not in the order of their keys: whoever goes on would change places with the others.
  typists.set(
    groupId,
    here.sort((one, other) => one - other),
  );
}

function keyOf(accountId: number, groupId?: number): string {
  return groupId === undefined ? String(accountId) : `${accountId} in ${groupId}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is here: whoever has a page of the app open. */
export function usePresent(): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, () => present);
}

/** Whether somebody types to this account at this moment, and to nobody else. */
export function useIsTyping(accountId: number): boolean {
  return useSyncExternalStore(subscribe, () => typing.has(keyOf(accountId)));
}

/** Who types in a group at this moment. */
export function useTypingIn(groupId: number): readonly number[] {
  return useSyncExternalStore(subscribe, () => typists.get(groupId) ?? nobody);
}
