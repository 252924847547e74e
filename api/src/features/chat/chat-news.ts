import type { Author } from '../../changes/record.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { scheduleJob } from '../../jobs/jobs.ts';
import { withdrawNotifications } from '../../notifications/notifications.ts';
import type { ContactRow } from './chat.shapes.ts';
import type { Membership } from './conversations.queries.ts';
import { findFirstUnread } from './messages/chat-messages.queries.ts';

export const newsKind = 'chat-news';
export const newsNotification = { kind: 'chat-message', entity: 'chat-message' } as const;
export const groupNotification = { kind: 'chat-group-message', entity: 'chat-group' } as const;

/** Whoever looks at the chat has read it by then, and is told nothing. */
export const newsMilliseconds = 5_000;

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
export async function forgetNews(transaction: Transaction, author: Author, before: Membership): Promise<void> {
  if (before.unreadCount === 0) return;
  const { accountId, conversationId, groupName } = before;
  const inGroup = { ...groupNotification, entityId: conversationId, accountIds: [accountId] };
  if (groupName !== null) return withdrawNotifications(transaction, author, inGroup);
  const entityId = await findFirstUnread(transaction, before);
  if (entityId !== undefined) await withdrawNotifications(transaction, author, { ...newsNotification, entityId });
}
