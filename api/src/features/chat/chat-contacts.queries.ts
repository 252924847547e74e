import { chatLimit } from '@atrium/contract/chat';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/engine.ts';
import type { ContactRow } from './chat.shapes.ts';

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
    .leftJoin('chatMessages as last', 'last.id', 'conversations.lastMessageId')
    .select(['accounts.id', 'accounts.fullName', 'accounts.username', 'accounts.avatar'])
    .select(['profile.title', 'profile.about', 'profile.status'])
    .select(['conversations.id as conversationId', 'own.unreadCount', 'own.lastReadMessageId'])
    .select(['last.id as messageId', 'last.text', 'last.senderId', 'last.sentAt', 'last.editedAt'])
    .where('accounts.id', '<>', accountId)
    .where((where) => where.or([where('accounts.suspendedAt', 'is', null), where('conversations.id', 'is not', null)]));
}

export function findContact(database: Database, accountId: number, contactId: number): Promise<ContactRow | undefined> {
  return contactsOf(database, accountId).where('accounts.id', '=', contactId).executeTakeFirst();
}

/** The first in the order of the index; the engines would each put capitals and accents elsewhere. */
export function findContacts(database: Database, accountId: number): Promise<ContactRow[]> {
  return contactsOf(database, accountId)
    .orderBy(sql`lower(coalesce(nullif(accounts.full_name, ''), accounts.username))`)
    .orderBy('accounts.id')
    .limit(chatLimit)
    .execute();
}

export function findChats(database: Database, accountId: number): Promise<ContactRow[]> {
  return contactsOf(database, accountId)
    .where('accounts.id', 'in', lastWrittenTo(database, accountId))
    .orderBy('conversations.lastMessageAt', 'desc')
    .orderBy(sql`coalesce(conversations.last_message_id, 0)`, 'desc')
    .execute();
}

function lastWrittenTo(database: Database, accountId: number) {
  return database
    .selectFrom('conversationMembers as mine')
    .innerJoin('conversations as direct', 'direct.id', 'mine.conversationId')
    .innerJoin('conversationMembers as theirs', (join) =>
      join.onRef('theirs.conversationId', '=', 'mine.conversationId').on('theirs.accountId', '<>', accountId),
    )
    .select('theirs.accountId')
    .where('mine.accountId', '=', accountId)
    .orderBy('direct.lastMessageAt', 'desc')
    .orderBy(sql`coalesce(direct.last_message_id, 0)`, 'desc')
    .limit(chatLimit);
}
