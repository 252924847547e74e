import { useMemo, useSyncExternalStore } from 'react';
import { storedAccount } from '../../session/stored-session.ts';

const listeners = new Set<() => void>();

interface TrustedSenders {
  has: (sender: string) => boolean;
  add: (sender: string) => void;
  remove: (sender: string) => void;
}

/** Whose pictures an account wants to see always. */
export function useTrustedSenders(): TrustedSenders {
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(storageKey()) ?? '');
  return useMemo(() => {
    const senders = new Set(text.split(' '));
    return { has: (sender) => senders.has(sender.toLowerCase()), add: trust, remove: distrust };
  }, [text]);
}

function trust(sender: string): void {
  write([...read().filter((other) => other !== sender.toLowerCase()), sender.toLowerCase()]);
}

function distrust(sender: string): void {
  write(read().filter((other) => other !== sender.toLowerCase()));
}

function read(): string[] {
  return (localStorage.getItem(storageKey()) ?? '').split(' ').filter((sender) => sender !== '');
}

function write(senders: readonly string[]): void {
  localStorage.setItem(storageKey(), senders.join(' '));
  for (const listener of listeners) listener();
}

function storageKey(): string {
  return `mail-pictures-${storedAccount()?.id ?? 0}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
