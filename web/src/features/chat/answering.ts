import { ChatQuote } from '@atrium/contract/chat';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { keptHere } from './kept-here.ts';

const answering = keptHere('chat-answering', z.record(z.string(), ChatQuote), {});

/** The message that what is written to a contact will answer, or none; kept as the draft is. */
export function setAnswering(contactId: number, quote: ChatQuote | null): void {
  const { [contactId]: _, ...others } = answering.read();
  answering.store(quote === null ? others : { ...others, [contactId]: quote });
}

export function useAnswering(contactId: number): ChatQuote | null {
  return useSyncExternalStore(answering.subscribe, answering.read)[contactId] ?? null;
}
