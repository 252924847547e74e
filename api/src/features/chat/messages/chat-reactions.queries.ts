import type { ChatReactionRow } from '../../../database/chat-schema.ts';
import type { Database, Transaction } from '../../../database/engine.ts';

/** Of all these messages. */
export async function findReactions(database: Database, messageIds: readonly number[]): Promise<ChatReactionRow[]> {
  if (messageIds.length === 0) return [];
  return database
    .selectFrom('chatReactions')
    .selectAll()
    .where('messageId', 'in', messageIds)
    .orderBy('messageId')
    .orderBy('accountId')
    .execute();
}

export async function hasReacted(
  transaction: Transaction,
  { messageId, accountId, kind }: ChatReactionRow,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('chatReactions')
    .select('messageId')
    .where('messageId', '=', messageId)
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertReaction(transaction: Transaction, reaction: ChatReactionRow): Promise<void> {
  await transaction.insertInto('chatReactions').values(reaction).execute();
}

export async function removeReaction(
  transaction: Transaction,
  { messageId, accountId, kind }: ChatReactionRow,
): Promise<void> {
  await transaction
    .deleteFrom('chatReactions')
    .where('messageId', '=', messageId)
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .execute();
}
