import { PlaceOrder } from '@atrium/contract/orders';
import * as z from 'zod/mini';

const storageKey = 'unanswered-order';
const Kept = z.object({ accountId: z.int(), order: PlaceOrder });
const listeners = new Set<() => void>();
let cached: { text: string | null; accountId: number; order: PlaceOrder | null } | undefined;

/** An order that was sent and not answered: whether it was placed, only its key can tell. It outlives a reload. */
export function unansweredOrder(accountId: number): PlaceOrder | null {
  const text = sessionStorage.getItem(storageKey);
  if (cached?.text !== text || cached.accountId !== accountId)
    cached = { text, accountId, order: read(text, accountId) };
  return cached.order;
}

function read(text: string | null, accountId: number): PlaceOrder | null {
  if (text === null) return null;
  try {
    const kept = Kept.parse(JSON.parse(text));
    return kept.accountId === accountId ? kept.order : null;
  } catch {
    return null;
  }
}

export function keepUnanswered(accountId: number, order: PlaceOrder): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ accountId, order }));
  for (const listener of listeners) listener();
}

export function forgetUnanswered(): void {
  sessionStorage.removeItem(storageKey);
  for (const listener of listeners) listener();
}

export function onUnansweredChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
