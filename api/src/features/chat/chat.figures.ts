import { dayOf } from '@atrium/contract/days';
import type { ChatMessageRow } from '../../database/chat-schema.ts';
import type { Figure } from '../../figures/figures.ts';

type Sent = Pick<ChatMessageRow, 'senderId' | 'sentAt'>;

export function conversationFigure(startedAt: string): Figure {
  return { measure: 'conversations', day: dayOf(startedAt), amount: 1 };
}

/** That a message was written, and, if it follows one of somebody else, how long that waited for an answer. */
export function messageFigures(previous: Sent | undefined, message: Sent): Figure[] {
  const day = dayOf(message.sentAt);
  const written = { measure: 'chat-messages', day, amount: 1 };
  if (!previous || previous.senderId === message.senderId) return [written];
  const seconds = Math.round((Date.parse(message.sentAt) - Date.parse(previous.sentAt)) / 1_000);
  return [written, { measure: 'answers', day, amount: 1 }, { measure: 'answer-seconds', day, amount: seconds }];
}
