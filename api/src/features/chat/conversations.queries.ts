import { sql } from 'kysely';
import type { ConversationMemberRow } from '../../database/chat-schema.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { addFigures } from '../../figures/figures.ts';
import { conversationFigure } from './chat.figures.ts';
import { directKey } from './contacts/chat-contacts.queries.ts';

interface Member {
  accountId: number;
  fullName: string;
  username: string;
  /** What the conversation is called, if it is a group. */
  groupName: string | null;
}

export interface Membership extends ConversationMemberRow {
  lastMessageId: number | null;
  groupName: string | null;
}

/** Whose conversation it is, and what they have read of it; nothing for a stranger. */
export function findMembership(
  database: Database,
  accountId: number,
  conversationId: number,
): Promise<Membership | undefined> {
  return database
    .selectFrom('conversationMembers as own')
    .innerJoin('conversations', 'conversations.id', 'own.conversationId')
    .selectAll('own')
    .select(['conversations.lastMessageId', 'conversations.name as groupName'])
    .where('own.accountId', '=', accountId)
    .where('own.conversationId', '=', conversationId)
    .executeTakeFirst();
}

export function findMembers(database: Database, conversationId: number): Promise<Member[]> {
  return database
    .selectFrom('conversationMembers as member')
    .innerJoin('accounts', 'accounts.id', 'member.accountId')
    .innerJoin('conversations', 'conversations.id', 'member.conversationId')
    .select(['member.accountId', 'accounts.fullName', 'accounts.username', 'conversations.name as groupName'])
    .where('member.conversationId', '=', conversationId)
    .orderBy('member.accountId')
    .execute();
}

/** Somebody who has everything before them. */
export const newMember = {
  unreadCount: 0,
  lastReadMessageId: 0,
  seenUntil: 0,
  clearedUntil: 0,
  joinedAfter: 0,
  isMuted: 0,
  isPinned: 0,
  place: 0,
} as const;

export async function insertConversation(
  transaction: Transaction,
  accountIds: readonly [number, number],
  now: string,
): Promise<number> {
  const id = await nextId(transaction, 'conversations');
  const key = directKey(...accountIds);
  await transaction
    .insertInto('conversations')
    .values({ id, directKey: key, name: null, startedAt: now, lastMessageId: null, lastMessageAt: now })
    .execute();
  await addFigures(transaction, [conversationFigure(now)]);
  const nothingRead = { ...newMember, conversationId: id };
  await transaction
    .insertInto('conversationMembers')
    .values(accountIds.map((accountId) => ({ ...nothingRead, accountId })))
    .execute();
  return id;
}

/** A message has come (1) or gone (-1): it counts for each but its sender who has not read so far. */
export async function countUnread(
  transaction: Transaction,
  message: { id: number; conversationId: number; senderId: number },
  by: 1 | -1,
): Promise<void> {
  await transaction
    .updateTable('conversationMembers')
    .set((set) => ({ unreadCount: set('unreadCount', '+', by) }))
    .where('conversationId', '=', message.conversationId)
    .where('accountId', '<>', message.senderId)
    .where('lastReadMessageId', '<', message.id)
    .execute();
}

/** After a message has come or gone. A conversation that has none left keeps its place. */
export async function refreshLastMessage(transaction: Transaction, conversationId: number): Promise<void> {
  const last = transaction
    .selectFrom('chatMessages')
    .where('conversationId', '=', conversationId)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1);
  await transaction
    .updateTable('conversations')
    .set({
      lastMessageId: last.select('id'),
      lastMessageAt: sql`coalesce((${last.select('sentAt')}), last_message_at)`,
    })
    .where('id', '=', conversationId)
    .execute();
}

/** Sets what an account has read, and answers how much it has not: what others sent after that. */
export async function storeRead(
  transaction: Transaction,
  accountId: number,
  conversationId: number,
  lastReadMessageId: number,
): Promise<number> {
  const unread = transaction
    .selectFrom('chatMessages')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('conversationId', '=', conversationId)
    .where('id', '>', lastReadMessageId)
    .where('senderId', '<>', accountId)
    .where('deletedAt', 'is', null);
  const seenUntil = sql<number>`case when seen_until < ${lastReadMessageId} then ${lastReadMessageId} else seen_until end`;
  const { unreadCount } = await transaction
    .updateTable('conversationMembers')
    .set({ lastReadMessageId, unreadCount: unread, seenUntil })
    .where('accountId', '=', accountId)
    .where('conversationId', '=', conversationId)
    .returning('unreadCount')
    .executeTakeFirstOrThrow();
  return unreadCount;
}

export async function storePinned(
  transaction: Transaction,
  accountId: number,
  conversationId: number,
  isPinned: boolean,
): Promise<void> {
  await transaction
    .updateTable('conversationMembers')
    .set({ isPinned: isPinned ? 1 : 0 })
    .where('accountId', '=', accountId)
    .where('conversationId', '=', conversationId)
    .execute();
}

/** All of a conversation's members have read it up to a message. */
export async function storeAllRead(
  transaction: Transaction,
  conversationId: number,
  lastReadMessageId: number,
): Promise<void> {
  await transaction
    .updateTable('conversationMembers')
    .set({ unreadCount: 0, lastReadMessageId, seenUntil: lastReadMessageId })
    .where('conversationId', '=', conversationId)
    .execute();
}

export async function storeCleared(
  transaction: Transaction,
  accountId: number,
  conversationId: number,
  clearedUntil: number,
): Promise<void> {
  await transaction
    .updateTable('conversationMembers')
    .set({ clearedUntil })
    .where('accountId', '=', accountId)
    .where('conversationId', '=', conversationId)
    .execute();
}
