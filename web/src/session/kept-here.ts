import type * as z from 'zod/mini';
import { home } from '../backend/home.ts';
import { storedAccount } from './stored-session.ts';

/** What the account that is signed in keeps in this browser under a name: it outlives a reload and the closing of the browser. */
export function keptHere<Value>(name: string, schema: z.ZodMiniType<Value>, nothing: Value) {
  const listeners = new Set<() => void>();
  let cached: { key: string; text: string | null; value: Value } | undefined;
  const storageKey = () => `${name}:${home}:${storedAccount()?.id ?? 0}`;
  const parse = (text: string | null): Value => {
    if (text === null) return nothing;
    try {
      return schema.parse(JSON.parse(text));
    } catch {
      return nothing;
    }
  };
  return {
    storageKey,
    read(): Value {
      const key = storageKey();
      const text = localStorage.getItem(key);
      if (cached?.key !== key || cached.text !== text) cached = { key, text, value: parse(text) };
      return cached.value;
    },
    store(value: Value): void {
      localStorage.setItem(storageKey(), JSON.stringify(value));
      for (const listener of listeners) listener();
    },
    /** Calls back with each change, in this tab or another. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
  };
}
