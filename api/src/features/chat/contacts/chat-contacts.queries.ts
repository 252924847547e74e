import { chatLimit } from '@atrium/contract/chat';
import { type RawBuilder, sql } from 'kysely';
import type { ChatContactRow } from '../../../database/chat-schema.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { nameKey } from '../../../people/name-key.ts';
import type { ContactRow } from '../chat.shapes.ts';

export function directKey(one: number, other: number): string {
  return `${Math.min(one, other)}-${Math.max(one, other)}`;
}

/** The same in SQL, of an account and each row of accounts. */
function directKeyWith(accountId: number): RawBuilder<string> {
  const own = sql`cast(${String(accountId)} as text)`;
  return sql`case when accounts.id < ${accountId} then accounts.id || '-' || ${own} else ${own} || '-' || accounts.id end`;
}

/** Whom an account may write to, with their chat where there is one. Who is suspended is there for those alone who have one. */
function contactsOf(database: Database, accountId: number) {
  return database
    .selectFrom('accounts')
    .leftJoin('accountProfiles as profile', 'profile.accountId', 'accounts.id')
    .leftJoin('conversations', (join) => join.on('conversations.directKey', '=', directKeyWith(accountId)))
    .leftJoin('conversationMembers as own', (join) =>
      join.onRef('own.conversationId', '=', 'conversations.id').on('own.accountId', '=', accountId),
    )
    .leftJoin('conversationMembers as their', (join) =>
      join.onRef('their.conversationId', '=', 'conversations.id').onRef('their.accountId', '=', 'accounts.id'),
    )
    .leftJoin('chatMessages as last', (join) =>
      join.onRef('last.id', '=', 'conversations.lastMessageId').onRef('last.id', '>', 'own.clearedUntil'),
    )
    .leftJoin('chatContacts as decided', (join) =>
      join.onRef('decided.contactId', '=', 'accounts.id').on('decided.accountId', '=', accountId),
    )
    .leftJoin('chatContacts as decidedByThem', (join) =>
      join.onRef('decidedByThem.accountId', '=', 'accounts.id').on('decidedByThem.contactId', '=', accountId),
    )
    .leftJoin('users', 'users.id', 'accounts.userId')
    .leftJoin('roles', 'roles.id', 'users.accessRoleId')
    .select(['accounts.id', 'accounts.fullName', 'accounts.username', 'accounts.avatar', 'accounts.canSignIn'])
    .select(['accounts.closedAt', 'accounts.role', 'roles.grants as access'])
    .select(['profile.title', 'profile.about', 'profile.status'])
    .select(['conversations.id as conversationId', 'own.unreadCount', 'own.lastReadMessageId', 'own.clearedUntil'])
    .select(['conversations.lastMessageId as latestId', 'their.seenUntil', 'own.isPinned'])
    .select(['decided.isMuted', 'decided.isBlocked', 'decided.isImportant', 'decided.tags', 'decided.hiddenUntil'])
    .select('decidedByThem.isBlocked as blocksMe')
    .select(['last.id as messageId', 'last.text', 'last.senderId', 'last.sentAt', 'last.editedAt'])
    .select(['last.clientKey', 'last.attachments'])
    .where('accounts.id', '<>', accountId)
    .where((where) => where.or([where('accounts.suspendedAt', 'is', null), where('conversations.id', 'is not', null)]));
}

export function findContact(database: Database, accountId: number, contactId: number): Promise<ContactRow | undefined> {
  return contactsOf(database, accountId).where('accounts.id', '=', contactId).executeTakeFirst();
}

/** With how to reach them beside the chat. */
export function findContactDetails(database: Database, accountId: number, contactId: number) {
  return contactsOf(database, accountId)
    .leftJoin('accountSettings', 'accountSettings.accountId', 'accounts.id')
    .select(['accounts.email', 'accountSettings.phone'])
    .where('accounts.id', '=', contactId)
    .executeTakeFirst();
}

export async function storeDecision(transaction: Transaction, row: ChatContactRow): Promise<void> {
  const { accountId: _, contactId: __, ...decided } = row;
  await transaction
    .insertInto('chatContacts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['accountId', 'contactId']).doUpdateSet(decided))
    .execute();
}

/** Of all chats but those with muted contacts, and muted groups. */
export async function countUnreadOf(database: Database, accountId: number): Promise<number> {
  const { unread } = await database
    .selectFrom('conversationMembers as own')
    .innerJoin('conversations', 'conversations.id', 'own.conversationId')
    .leftJoin('conversationMembers as their', (join) =>
      join
        .onRef('their.conversationId', '=', 'own.conversationId')
        .on('their.accountId', '<>', accountId)
        .on('conversations.name', 'is', null),
    )
    .leftJoin('chatContacts as decided', (join) =>
      join.onRef('decided.contactId', '=', 'their.accountId').on('decided.accountId', '=', accountId),
    )
    .select(sql<number>`coalesce(sum(own.unread_count), 0)`.as('unread'))
    .where('own.accountId', '=', accountId)
    .where('own.unreadCount', '>', 0)
    .where('own.isMuted', '=', 0)
    .where(sql`coalesce(decided.is_muted, 0)`, '=', 0)
    .executeTakeFirstOrThrow();
  return unread;
}

/** The first in the order of the index; the engines would each put capitals and accents elsewhere. */
export function findContacts(database: Database, accountId: number): Promise<ContactRow[]> {
  return contactsOf(database, accountId)
    .where('accounts.closedAt', 'is', null)
    .orderBy(nameKey)
    .orderBy('accounts.id')
    .limit(chatLimit)
    .execute();
}

/** Whoever an account has marked, however many come before them by name. */
export function findImportantContacts(database: Database, accountId: number): Promise<ContactRow[]> {
  const marked = database
    .selectFrom('chatContacts')
    .select('contactId')
    .where('accountId', '=', accountId)
    .where('isImportant', '=', 1)
    .limit(chatLimit);
  return contactsOf(database, accountId)
    .where('accounts.closedAt', 'is', null)
    .where('accounts.id', 'in', marked)
    .execute();
}

export function findChats(database: Database, accountId: number): Promise<ContactRow[]> {
  return contactsOf(database, accountId)
    .where('accounts.id', 'in', lastWrittenTo(database, accountId))
    .orderBy('own.isPinned', 'desc')
    .orderBy('conversations.lastMessageAt', 'desc')
    .orderBy(sql`coalesce(conversations.last_message_id, 0)`, 'desc')
    .execute();
}

/** A chat whose messages were all taken back is none to be listed, nor one that the account has taken out of its list. */
function lastWrittenTo(database: Database, accountId: number) {
  return database
    .selectFrom('conversationMembers as mine')
    .innerJoin('conversations as direct', 'direct.id', 'mine.conversationId')
    .innerJoin('conversationMembers as theirs', (join) =>
      join.onRef('theirs.conversationId', '=', 'mine.conversationId').on('theirs.accountId', '<>', accountId),
    )
    .leftJoin('chatContacts as decidedOf', (join) =>
      join.onRef('decidedOf.contactId', '=', 'theirs.accountId').on('decidedOf.accountId', '=', accountId),
    )
    .select('theirs.accountId')
    .where('mine.accountId', '=', accountId)
    .where('direct.name', 'is', null)
    .where('direct.lastMessageId', '>', sql<number>`coalesce(decided_of.hidden_until, 0)`)
    .orderBy('mine.isPinned', 'desc')
    .orderBy('direct.lastMessageAt', 'desc')
    .orderBy(sql`coalesce(direct.last_message_id, 0)`, 'desc')
    .limit(chatLimit);
}
