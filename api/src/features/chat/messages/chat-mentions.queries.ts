import type { ChatMessageRow } from '../../../database/chat-schema.ts';
import type { Database, Transaction } from '../../../database/engine.ts';

/** Who is in the conversation of a message, and whether they have read so far or were told that it mentions them. */
export function findMembersToMention(database: Database, { id, conversationId }: ChatMessageRow) {
  return database
    .selectFrom('conversationMembers as member')
    .innerJoin('accounts', 'accounts.id', 'member.accountId')
    .leftJoin('notifications as told', (join) =>
      join
        .onRef('told.accountId', '=', 'member.accountId')
        .on('told.kind', '=', 'chat-mention')
        .on('told.entity', '=', 'chat-message')
        .on('told.entityId', '=', id),
    )
    .select(['accounts.id', 'accounts.fullName', 'accounts.username', 'accounts.canSignIn', 'accounts.suspendedAt'])
    .select(['member.lastReadMessageId', 'told.id as toldId'])
    .where('member.conversationId', '=', conversationId)
    .execute();
}

/** The messages of a conversation of which one of these accounts was told that they mention it, and has not read so. */
export async function findMentionsToldOf(
  transaction: Transaction,
  conversationId: number,
  accountIds: readonly number[],
): Promise<number[]> {
  const messages = await transaction
    .selectFrom('notifications as told')
    .innerJoin('chatMessages as message', 'message.id', 'told.entityId')
    .select('message.id')
    .distinct()
    .where('told.accountId', 'in', accountIds)
    .where('told.kind', '=', 'chat-mention')
    .where('told.entity', '=', 'chat-message')
    .where('told.readAt', 'is', null)
    .where('message.conversationId', '=', conversationId)
    .execute();
  return messages.map(({ id }) => id);
}
