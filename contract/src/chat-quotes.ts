import type { ChatMessage, ChatQuote } from './chat.ts';
import { withoutMarks } from './message-marks.ts';

/** How much of a message is quoted. */
export const quotedLength = 160;

type QuotedMessage = Pick<ChatMessage, 'id' | 'senderId' | 'message' | 'attachments'>;

/** A message as one that answers it quotes it: its words, without the marks that say how they look. */
export function quoteOf({ id, senderId, message, attachments }: QuotedMessage): ChatQuote {
  const beginning = [...withoutMarks(message)].slice(0, quotedLength).join('').replace(/\s+/g, ' ');
  return { id, senderId, words: beginning || attachments.map(({ name }) => name).join(', '), gone: null };
}
