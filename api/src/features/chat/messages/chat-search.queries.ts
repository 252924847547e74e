import { sql } from 'kysely';
import type { ChatMessageRow } from '../../../database/chat-schema.ts';
import { containsUnindexed } from '../../../database/dialect.ts';
import type { Database } from '../../../database/engine.ts';
import type { Nullable } from '../chat.shapes.ts';
import { messagesWithSides } from './chat-messages.queries.ts';

/** Messages by their ids: `from` is the first of them, `before` the first that is not. */
export interface MessageSpan {
  from: number;
  before: number;
}

/** With who wrote it, and who is on the other side, or which group it is. */
export type FoundMessageRow = Pick<
  ChatMessageRow,
  'id' | 'conversationId' | 'text' | 'senderId' | 'sentAt' | 'editedAt' | 'clientKey' | 'attachments'
> &
  Nullable<{ groupName: string; contactId: number; senderName: string; contactName: string }>;

/** The last in a span of those that an account sees and that have all of these folded words; the latest first. */
export function findMessagesInSpan(
  database: Database,
  accountId: number,
  words: readonly string[],
  { from, before }: MessageSpan,
  limit: number,
): Promise<FoundMessageRow[]> {
  const folded = sql<string>`coalesce(message.folded, lower(message.text))`;
  return messagesWithSides(database, accountId)
    .leftJoin('accounts as contact', 'contact.id', 'their.accountId')
    .leftJoin('accounts as sender', 'sender.id', 'message.senderId')
    .select(['conversations.name as groupName', nameOf('contact').as('contactName'), nameOf('sender').as('senderName')])
    .where('message.id', '>=', from)
    .where('message.id', '<', before)
    .whereRef('message.id', '>', 'own.clearedUntil')
    .where('message.deletedAt', 'is', null)
    .where((where) => where.and(words.map((word) => containsUnindexed(folded, word))))
    .orderBy('message.id', 'desc')
    .limit(limit)
    .execute();
}

/** What an account is called; nothing once it is closed. */
function nameOf(account: 'contact' | 'sender') {
  const [fullName, username, closedAt] = ['full_name', 'username', 'closed_at'].map((column) =>
    sql.ref(`${account}.${column}`),
  );
  return sql<string | null>`case when ${closedAt} is null then coalesce(nullif(${fullName}, ''), ${username}) end`;
}

/** Of all messages there are; 0 for none. */
export async function findLatestMessageId(database: Database): Promise<number> {
  const { latest } = await database
    .selectFrom('chatMessages')
    .select(({ fn }) => fn.max('id').as('latest'))
    .executeTakeFirstOrThrow();
  return latest ?? 0;
}
