import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { keptHere } from './kept-here.ts';

const drafts = keptHere('chat-drafts', z.record(z.string(), z.string()), {});

/** What was written to a contact and not sent. */
export function draftTo(contactId: number): string {
  return drafts.read()[contactId] ?? '';
}

export function keepDraft(contactId: number, text: string): void {
  const { [contactId]: _, ...others } = drafts.read();
  drafts.store(text.trim() === '' ? others : { ...others, [contactId]: text });
}

/** Of all contacts, by their ids. */
export function useDrafts(): Readonly<Record<string, string>> {
  return useSyncExternalStore(drafts.subscribe, drafts.read);
}
