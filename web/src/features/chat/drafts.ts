import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { home } from '../../backend/home.ts';
import { storedAccount } from '../../session/stored-session.ts';

const Drafts = z.record(z.string(), z.string());
type Drafts = z.infer<typeof Drafts>;

const listeners = new Set<() => void>();
let cached: { key: string; text: string | null; drafts: Drafts } | undefined;

function storageKey(): string {
  return `chat-drafts:${home}:${storedAccount()?.id ?? 0}`;
}

function read(): Drafts {
  const key = storageKey();
  const text = localStorage.getItem(key);
  if (cached?.key !== key || cached.text !== text) cached = { key, text, drafts: parse(text) };
  return cached.drafts;
}

function parse(text: string | null): Drafts {
  try {
    return Drafts.parse(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** What was written to a contact and not sent: it outlives a reload and the closing of the browser. */
export function draftTo(contactId: number): string {
  return read()[contactId] ?? '';
}

export function keepDraft(contactId: number, text: string): void {
  const { [contactId]: _, ...others } = read();
  const drafts = text.trim() === '' ? others : { ...others, [contactId]: text };
  localStorage.setItem(storageKey(), JSON.stringify(drafts));
  for (const listener of listeners) listener();
}

/** Of all contacts, by their ids. */
export function useDrafts(): Readonly<Record<string, string>> {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
