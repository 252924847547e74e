import { type ChatMessage, ChatQuote } from '@atrium/contract/chat';
import { quoteOf } from '@atrium/contract/chat-quotes';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { keptHere } from '../../../session/kept-here.ts';

const answering = keptHere('chat-answering', z.record(z.string(), ChatQuote), {});

/** The message that what is written in a conversation will answer, or none; kept as the draft is. */
export function setAnswering(partnerKey: string, quote: ChatQuote | null): void {
  const { [partnerKey]: _, ...others } = answering.read();
  answering.store(quote === null ? others : { ...others, [partnerKey]: quote });
}

export function useAnswering(partnerKey: string): ChatQuote | null {
  return useSyncExternalStore(answering.subscribe, answering.read)[partnerKey] ?? null;
}

/** Of what somebody has deleted, nobody keeps the words. */
export function forgetAnswered(messageId: number): void {
  for (const [partnerKey, quote] of Object.entries(answering.read()))
    if (quote.id === messageId && quote.gone === null) setAnswering(partnerKey, gone(quote));
}

/** What is to be answered says what it says by now, among the messages of its conversation that are here, without a gap. */
export function followAnswered(partnerKey: string, messages: readonly ChatMessage[]): void {
  const quote = answering.read()[partnerKey];
  const [first, last] = [messages[0], messages.at(-1)];
  if (!quote || !first || !last || quote.id < first.id || quote.id > last.id) return;
  const message = messages.find(({ id }) => id === quote.id);
  const now = message ? quoteOf(message) : gone(quote);
  if (now.words !== quote.words || now.gone !== quote.gone) setAnswering(partnerKey, now);
}

function gone(quote: ChatQuote): ChatQuote {
  return { ...quote, words: '', gone: 'deleted' };
}
