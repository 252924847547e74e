import { quotedLength } from '@atrium/contract/chat-quotes';
import { sql } from 'kysely';
import type { ChatMessageRow, ConversationMemberRow } from '../../../database/chat-schema.ts';
import { containsUnindexed } from '../../../database/dialect.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { foldedOf, type ShownMessageRow } from '../chat.shapes.ts';

/** What one sees of a conversation: all after what one has cleared, and after one came. */
export type View = Pick<ConversationMemberRow, 'conversationId' | 'clearedUntil' | 'joinedAfter'>;

/** How much of a message is read to quote it: marks take some of it. */
const withMarks = 2 * quotedLength;

/** Messages as they are shown, each with what it answers, and who wrote what was forwarded. */
function shownMessages(database: Database) {
  return database
    .selectFrom('chatMessages as message')
    .leftJoin('chatMessages as answered', 'answered.id', 'message.answersId')
    .leftJoin('accounts as author', 'author.id', 'message.forwardedFromId')
    .select(['message.id', 'message.text', 'message.senderId', 'message.sentAt', 'message.editedAt'])
    .select(['message.clientKey', 'message.attachments', 'message.answersId'])
    .select(['answered.senderId as answeredSenderId', 'answered.deletedAt as answeredDeletedAt'])
    .select('answered.attachments as answeredAttachments')
    .select(['message.forwardedFromId', 'author.fullName as authorFullName', 'author.username as authorUsername'])
    .select('author.closedAt as authorClosedAt')
    .select(sql<string | null>`substr(answered.text, 1, ${sql.lit(withMarks)})`.as('answeredText'));
}

function messagesOf(database: Database, { conversationId, clearedUntil }: View) {
  return shownMessages(database)
    .where('message.conversationId', '=', conversationId)
    .where('message.id', '>', clearedUntil)
    .where('message.deletedAt', 'is', null);
}

/** The last so many of these, of all or of those before one, in the order in which they were sent. */
async function lastOf(
  messages: ReturnType<typeof messagesOf>,
  limit: number,
  beforeId = Number.MAX_SAFE_INTEGER,
): Promise<ShownMessageRow[]> {
  const rows = await messages.where('message.id', '<', beforeId).orderBy('message.id', 'desc').limit(limit).execute();
  return rows.reverse();
}

export function findLastMessages(
  database: Database,
  view: View,
  limit: number,
  beforeId?: number,
): Promise<ShownMessageRow[]> {
  return lastOf(messagesOf(database, view), limit, beforeId);
}

export function findMessagesAfter(
  database: Database,
  view: View,
  limit: number,
  afterId: number,
): Promise<ShownMessageRow[]> {
  return messagesOf(database, view).where('message.id', '>', afterId).orderBy('message.id').limit(limit).execute();
}

/** The first that was sent at a moment or after it. */
export async function findFirstSince(database: Database, view: View, moment: string): Promise<number | undefined> {
  const first = await database
    .selectFrom('chatMessages')
    .select('id')
    .where('conversationId', '=', view.conversationId)
    .where('deletedAt', 'is', null)
    .where('sentAt', '>=', moment)
    // Nothing that was cleared was sent after what was not: the index gives the first.
    .where('id', '>', view.clearedUntil)
    .orderBy('sentAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first?.id;
}

/** The last that files went along with. */
export function findMessagesWithFiles(
  database: Database,
  view: View,
  limit: number,
  beforeId?: number,
): Promise<ShownMessageRow[]> {
  return lastOf(messagesOf(database, view).where('message.attachments', 'is not', null), limit, beforeId);
}

/** The last that have all of these folded words. */
export function findMessagesWith(
  database: Database,
  view: View,
  words: readonly string[],
  limit: number,
  beforeId?: number,
): Promise<ShownMessageRow[]> {
  let messages = messagesOf(database, view);
  const folded = sql<string>`coalesce(message.folded, lower(message.text))`;
  for (const word of words) messages = messages.where(containsUnindexed(folded, word));
  return lastOf(messages, limit, beforeId);
}

/** Deleted or not. */
export function findAnyMessage(database: Database, id: number) {
  return database.selectFrom('chatMessages').select('conversationId').where('id', '=', id).executeTakeFirst();
}

/** A message that is not deleted; only its sender's, where one is given. */
export function findMessage(database: Database, id: number, senderId?: number): Promise<ChatMessageRow | undefined> {
  const message = database.selectFrom('chatMessages').selectAll().where('id', '=', id).where('deletedAt', 'is', null);
  return (senderId === undefined ? message : message.where('senderId', '=', senderId)).executeTakeFirst();
}

/** Messages of the conversations that an account is in, with who is on the other side; deleted or not, cleared or not. */
export function messagesWithSides(database: Database, accountId: number) {
  return shownMessages(database)
    .innerJoin('conversationMembers as own', (join) =>
      join.onRef('own.conversationId', '=', 'message.conversationId').on('own.accountId', '=', accountId),
    )
    .innerJoin('conversations', 'conversations.id', 'own.conversationId')
    .leftJoin('conversationMembers as their', (join) =>
      join
        .onRef('their.conversationId', '=', 'own.conversationId')
        .on('their.accountId', '<>', accountId)
        .on('conversations.name', 'is', null),
    )
    .select(['message.conversationId', 'own.clearedUntil', 'own.joinedAfter', 'their.accountId as contactId']);
}

/** Deleted or not, cleared or not. */
export function findAnyMessageFor(database: Database, accountId: number, id: number) {
  return messagesWithSides(database, accountId).where('message.id', '=', id).executeTakeFirst();
}

/** One that the account sees. */
export function findMessageFor(database: Database, accountId: number, id: number) {
  return messagesWithSides(database, accountId)
    .where('message.id', '=', id)
    .whereRef('message.id', '>', 'own.clearedUntil')
    .where('message.deletedAt', 'is', null)
    .executeTakeFirst();
}

/** The last that others wrote of what an account sees, or this one of theirs. */
export async function findLastOfOthers(
  database: Database,
  { accountId, conversationId, clearedUntil }: ConversationMemberRow,
  id?: number,
): Promise<number | undefined> {
  let messages = database
    .selectFrom('chatMessages')
    .select('id')
    .where('conversationId', '=', conversationId)
    .where('id', '>', clearedUntil)
    .where('senderId', '<>', accountId)
    .where('deletedAt', 'is', null);
  if (id !== undefined) messages = messages.where('id', '=', id);
  return (await messages.orderBy('id', 'desc').limit(1).executeTakeFirst())?.id;
}

/** The first that others wrote after what an account has read. */
export async function findFirstUnread(
  database: Database,
  { accountId, conversationId, lastReadMessageId }: ConversationMemberRow,
): Promise<number | undefined> {
  const first = await database
    .selectFrom('chatMessages')
    .select('id')
    .where('conversationId', '=', conversationId)
    .where('id', '>', lastReadMessageId)
    .where('senderId', '<>', accountId)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first?.id;
}

/** What was sent under a key before, deleted or not. */
export function findSent(
  transaction: Transaction,
  senderId: number,
  clientKey: string,
): Promise<ChatMessageRow | undefined> {
  return transaction
    .selectFrom('chatMessages')
    .selectAll()
    .where('senderId', '=', senderId)
    .where('clientKey', '=', clientKey)
    .executeTakeFirst();
}

export async function insertMessage(transaction: Transaction, message: ChatMessageRow): Promise<void> {
  await transaction.insertInto('chatMessages').values(message).execute();
}

export async function setDeleted(transaction: Transaction, id: number, deletedAt: string | null): Promise<void> {
  await transaction.updateTable('chatMessages').set({ deletedAt }).where('id', '=', id).execute();
}

export async function setText(
  transaction: Transaction,
  { id, text, version, editedAt, attachments }: ChatMessageRow,
): Promise<void> {
  const changed = { text, folded: foldedOf({ text, attachments }), version, editedAt };
  await transaction.updateTable('chatMessages').set(changed).where('id', '=', id).execute();
}

/** Keeps the text that a message has before it gets another. */
export async function keepVersion(transaction: Transaction, message: ChatMessageRow): Promise<void> {
  const { id: messageId, version, text, editedAt } = message;
  await transaction
    .insertInto('chatMessageVersions')
    .values({ messageId, version, text, editedAt })
    .onConflict((conflict) => conflict.columns(['messageId', 'version']).doNothing())
    .execute();
}

export function findVersion(transaction: Transaction, messageId: number, version: number) {
  return transaction
    .selectFrom('chatMessageVersions')
    .select(['version', 'text', 'editedAt'])
    .where('messageId', '=', messageId)
    .where('version', '=', version)
    .executeTakeFirst();
}

export async function findLatestVersion(transaction: Transaction, messageId: number): Promise<number> {
  const row = await transaction
    .selectFrom('chatMessageVersions')
    .select('version')
    .where('messageId', '=', messageId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** The latest message of a conversation that is not deleted. */
export function findLastMessage(database: Database, conversationId: number) {
  return database
    .selectFrom('chatMessages')
    .select(['senderId', 'sentAt'])
    .where('conversationId', '=', conversationId)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
