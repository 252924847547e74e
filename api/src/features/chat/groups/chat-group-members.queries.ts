import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/engine.ts';
import { insertFileReaders } from '../../../files/files.queries.ts';
import { attachmentsOf } from '../chat.shapes.ts';
import { newMember } from '../conversations.queries.ts';
import type { GroupMemberRow } from './chat-groups.shapes.ts';

/** Who is in a group, in the order in which they joined. */
export function findGroupMembers(database: Database, id: number): Promise<GroupMemberRow[]> {
  return database
    .selectFrom('conversationMembers as member')
    .innerJoin('accounts', 'accounts.id', 'member.accountId')
    .leftJoin('accountProfiles as profile', 'profile.accountId', 'accounts.id')
    .select(['accounts.id', 'accounts.fullName', 'accounts.username', 'accounts.avatar'])
    .select(['accounts.canSignIn', 'accounts.closedAt', 'profile.status'])
    .where('member.conversationId', '=', id)
    .orderBy('member.place')
    .orderBy('accounts.id')
    .execute();
}

export function findFormerMembers(database: Database, id: number): Promise<GroupMemberRow[]> {
  return database
    .selectFrom('formerConversationMembers as member')
    .innerJoin('accounts', 'accounts.id', 'member.accountId')
    .leftJoin('accountProfiles as profile', 'profile.accountId', 'accounts.id')
    .select(['accounts.id', 'accounts.fullName', 'accounts.username', 'accounts.avatar'])
    .select(['accounts.canSignIn', 'accounts.closedAt', 'profile.status'])
    .where('member.conversationId', '=', id)
    .orderBy('accounts.id')
    .execute();
}

/** They come after those who are there, and read what is written from now on. */
export async function insertGroupMembers(
  transaction: Transaction,
  conversationId: number,
  accountIds: readonly number[],
): Promise<void> {
  const places = await transaction
    .selectFrom('conversationMembers')
    .select(({ fn }) => fn.max<number | null>('place').as('last'))
    .where('conversationId', '=', conversationId)
    .executeTakeFirst();
  const [first, last] = [(places?.last ?? 0) + 1, await findLatestId(transaction)];
  const member = {
    ...newMember,
    conversationId,
    lastReadMessageId: last,
    seenUntil: last,
    clearedUntil: last,
    joinedAfter: last,
  };
  const rows = accountIds.map((accountId, index) => ({ ...member, accountId, place: first + index }));
  await transaction.insertInto('conversationMembers').values(rows).execute();
  await forgetFormerMembers(transaction, conversationId, accountIds);
}

/** Of all messages, also those that were deleted and may be there again. */
async function findLatestId(transaction: Transaction): Promise<number> {
  const latest = await transaction
    .selectFrom('chatMessages')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.id ?? 0;
}

/** Makes former members of these, who may come back to what they leave. */
export async function removeGroupMembers(
  transaction: Transaction,
  conversationId: number,
  accountIds: readonly number[],
): Promise<void> {
  const gone = await transaction
    .deleteFrom('conversationMembers')
    .where('conversationId', '=', conversationId)
    .where('accountId', 'in', accountIds)
    .returningAll()
    .execute();
  if (gone.length === 0) return;
  const leftAfter = await findLatestId(transaction);
  await transaction
    .insertInto('formerConversationMembers')
    .values(gone.map((member) => ({ ...member, leftAfter })))
    .execute();
}

/** Whoever has closed their account meanwhile stays away. */
export async function returnGroupMembers(
  transaction: Transaction,
  conversationId: number,
  accountIds: readonly number[],
): Promise<void> {
  const kept = [
    'lastReadMessageId',
    'seenUntil',
    'clearedUntil',
    'joinedAfter',
    'isMuted',
    'isPinned',
    'place',
  ] as const;
  const columns = ['accountId', 'conversationId', ...kept] as const;
  await transaction
    .insertInto('conversationMembers')
    .columns([...columns, 'unreadCount'])
    .expression((from) =>
      from
        .selectFrom('formerConversationMembers as former')
        .innerJoin('accounts', 'accounts.id', 'former.accountId')
        .select(columns.map((column) => `former.${column}` as const))
        .select(({ selectFrom }) =>
          selectFrom('chatMessages as message')
            .select(({ fn }) => fn.countAll<number>().as('total'))
            .where('message.conversationId', '=', conversationId)
            .whereRef('message.id', '>', 'former.lastReadMessageId')
            .whereRef('message.senderId', '<>', 'former.accountId')
            .where('message.deletedAt', 'is', null)
            .as('unreadCount'),
        )
        .where('former.conversationId', '=', conversationId)
        .where('former.accountId', 'in', accountIds)
        .where('accounts.closedAt', 'is', null),
    )
    .execute();
  await giveFilesOfAbsence(transaction, conversationId, accountIds);
  await forgetFormerMembers(transaction, conversationId, accountIds);
}

/** What was written meanwhile is theirs to read again, and so is what came with it. */
async function giveFilesOfAbsence(
  transaction: Transaction,
  conversationId: number,
  accountIds: readonly number[],
): Promise<void> {
  const written = await transaction
    .selectFrom('formerConversationMembers as former')
    .innerJoin('chatMessages as message', 'message.conversationId', 'former.conversationId')
    .innerJoin('accounts', 'accounts.id', 'former.accountId')
    .select(['former.accountId', 'message.attachments'])
    .where('former.conversationId', '=', conversationId)
    .where('former.accountId', 'in', accountIds)
    .where('accounts.closedAt', 'is', null)
    .where('message.attachments', 'is not', null)
    .whereRef('message.id', '>', 'former.leftAfter')
    .execute();
  const readers = written.flatMap(({ accountId, attachments }) =>
    attachmentsOf(attachments).map(({ id: fileId }) => ({ fileId, accountId })),
  );
  await insertFileReaders(transaction, readers);
}

async function forgetFormerMembers(
  transaction: Transaction,
  conversationId: number,
  accountIds: readonly number[],
): Promise<void> {
  await transaction
    .deleteFrom('formerConversationMembers')
    .where('conversationId', '=', conversationId)
    .where('accountId', 'in', accountIds)
    .execute();
}

/** Whether others have written since somebody left. */
export async function isWrittenSince(
  database: Database,
  conversationId: number,
  formerAccountId: number,
): Promise<boolean> {
  const message = await database
    .selectFrom('formerConversationMembers as former')
    .innerJoin('chatMessages as message', 'message.conversationId', 'former.conversationId')
    .select('message.id')
    .where('former.conversationId', '=', conversationId)
    .where('former.accountId', '=', formerAccountId)
    .where('message.deletedAt', 'is', null)
    .whereRef('message.id', '>', 'former.leftAfter')
    .limit(1)
    .executeTakeFirst();
  return message !== undefined;
}

/** Those of these accounts whom one may write to, and what stands between them and one. */
export function findAddable(database: Database, accountId: number, accountIds: readonly number[]) {
  return database
    .selectFrom('accounts')
    .leftJoin('chatContacts as decided', (join) =>
      join.onRef('decided.contactId', '=', 'accounts.id').on('decided.accountId', '=', accountId),
    )
    .leftJoin('chatContacts as decidedByThem', (join) =>
      join.onRef('decidedByThem.accountId', '=', 'accounts.id').on('decidedByThem.contactId', '=', accountId),
    )
    .leftJoin('users', 'users.id', 'accounts.userId')
    .leftJoin('roles', 'roles.id', 'users.accessRoleId')
    .select(['accounts.id', 'decided.isBlocked', 'decidedByThem.isBlocked as blocksMe'])
    .select(['accounts.canSignIn', 'accounts.role', 'roles.grants as access'])
    .where('accounts.id', 'in', accountIds)
    .where('accounts.suspendedAt', 'is', null)
    .where('accounts.closedAt', 'is', null)
    .execute();
}

/** Who has not read what was written in a group, wants to hear of it, and does not wait to read that it was, or that they were mentioned. */
export async function findMembersToTell(database: Database, conversationId: number): Promise<number[]> {
  const members = await database
    .selectFrom('conversationMembers as member')
    .innerJoin('accounts', 'accounts.id', 'member.accountId')
    .select('member.accountId')
    .where('member.conversationId', '=', conversationId)
    .where('member.unreadCount', '>', 0)
    .where('member.isMuted', '=', 0)
    .where('accounts.canSignIn', '=', 1)
    .where('accounts.suspendedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notifications as told')
            .select(sql`1`.as('one'))
            .where('told.entity', '=', 'chat-group')
            .where('told.entityId', '=', conversationId)
            .whereRef('told.accountId', '=', 'member.accountId')
            .where('told.readAt', 'is', null),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notifications as mention')
            .innerJoin('chatMessages as message', 'message.id', 'mention.entityId')
            .select(sql`1`.as('one'))
            .where('mention.kind', '=', 'chat-mention')
            .where('mention.entity', '=', 'chat-message')
            .where('message.conversationId', '=', conversationId)
            .whereRef('mention.accountId', '=', 'member.accountId')
            .where('mention.readAt', 'is', null),
        ),
      ),
    )
    .execute();
  return members.map(({ accountId }) => accountId);
}
