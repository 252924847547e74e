import { ChatQuote } from '@atrium/contract/chat';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { keptHere } from './kept-here.ts';

const answering = keptHere('chat-answering', z.record(z.string(), ChatQuote), {});

/** The message that what is written in a conversation will answer, or none; kept as the draft is. */
export function setAnswering(partnerKey: string, quote: ChatQuote | null): void {
  const { [partnerKey]: _, ...others } = answering.read();
  answering.store(quote === null ? others : { ...others, [partnerKey]: quote });
}

export function useAnswering(partnerKey: string): ChatQuote | null {
  return useSyncExternalStore(answering.subscribe, answering.read)[partnerKey] ?? null;
}
