import type { Author } from '../../changes/record.ts';
import type { Context } from '../../context.ts';
import type { ConversationMemberRow } from '../../database/chat-schema.ts';
import type { Transaction } from '../../database/engine.ts';
import { scheduleJob } from '../../jobs/jobs.ts';
import { withdrawNotifications } from '../../notifications/notifications.ts';
import type { ContactRow } from './chat.shapes.ts';
import { findFirstUnread } from './chat-messages.queries.ts';

export const newsKind = 'chat-news';
export const newsNotification = { kind: 'chat-message', entity: 'chat-message' } as const;

/** Whoever looks at the chat has read it by then, and is told nothing. */
const newsMilliseconds = 5_000;

/** Has the contact told that somebody wrote, unless they read it soon. */
export async function planNews(
  transaction: Transaction,
  { now }: Pick<Context, 'now'>,
  contact: ContactRow,
  conversationId: number,
): Promise<void> {
  if (contact.canSignIn === 0) return;
  const dueAt = new Date(Date.parse(now) + newsMilliseconds).toISOString();
  await scheduleJob(transaction, { kind: newsKind, key: `${conversationId}-${contact.id}`, dueAt });
}

/** What an account has read it need not be told of any more. */
export async function forgetNews(
  transaction: Transaction,
  author: Author,
  before: ConversationMemberRow,
): Promise<void> {
  const entityId = before.unreadCount > 0 ? await findFirstUnread(transaction, before) : undefined;
  if (entityId !== undefined) await withdrawNotifications(transaction, author, { ...newsNotification, entityId });
}
