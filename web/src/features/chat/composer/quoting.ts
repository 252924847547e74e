import type { ChatMessage } from '@atrium/contract/chat';
import { quoteOf } from '@atrium/contract/chat-quotes';

/** The same messages, those that answer this one with what it says now. */
export function quoting(messages: readonly ChatMessage[], answered: ChatMessage): ChatMessage[] {
  return messages.map((message) =>
    message.answers?.id === answered.id ? { ...message, answers: quoteOf(answered) } : message,
  );
}

/** The same messages, those that answer one that is gone without its words. */
export function quotingNothing(messages: readonly ChatMessage[], goneId: number): ChatMessage[] {
  return messages.map((message) =>
    message.answers?.id === goneId && message.answers.gone === null
      ? { ...message, answers: { ...message.answers, words: '', gone: 'deleted' } }
      : message,
  );
}
