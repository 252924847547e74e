import { chatLimit } from '@atrium/contract/chat';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import { addFigures } from '../../../figures/figures.ts';
import { conversationFigure } from '../chat.figures.ts';
import type { GroupRow } from './chat-groups.shapes.ts';

/** The groups that an account is in. */
function groupsOf(database: Database, accountId: number) {
  return database
    .selectFrom('conversationMembers as own')
    .innerJoin('conversations as group', 'group.id', 'own.conversationId')
    .leftJoin('chatMessages as last', (join) =>
      join.onRef('last.id', '=', 'group.lastMessageId').onRef('last.id', '>', 'own.clearedUntil'),
    )
    .leftJoin('accounts as sender', 'sender.id', 'last.senderId')
    .select(['group.id', 'group.name', 'own.isMuted', 'own.unreadCount', 'own.lastReadMessageId', 'own.clearedUntil'])
    .select('own.isPinned')
    .select(['last.id as messageId', 'last.text', 'last.senderId', 'last.sentAt', 'last.editedAt'])
    .select(['last.clientKey', 'last.attachments'])
    .select(['sender.fullName as senderFullName', 'sender.username as senderUsername'])
    .select('sender.closedAt as senderClosedAt')
    .select(({ selectFrom }) => [
      selectFrom('conversationMembers as member')
        .whereRef('member.conversationId', '=', 'group.id')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .as('memberCount'),
      // Who never signs in never reads.
      selectFrom('conversationMembers as their')
        .innerJoin('accounts', 'accounts.id', 'their.accountId')
        .whereRef('their.conversationId', '=', 'group.id')
        .where('their.accountId', '<>', accountId)
        .where('accounts.canSignIn', '=', 1)
        .select(({ fn }) => fn.min<number>('their.seenUntil').as('read'))
        .as('seenUntil'),
    ])
    .where('own.accountId', '=', accountId)
    .where('group.name', 'is not', null);
}

export function findGroups(database: Database, accountId: number): Promise<GroupRow[]> {
  return groupsOf(database, accountId)
    .orderBy('own.isPinned', 'desc')
    .orderBy('group.lastMessageAt', 'desc')
    .orderBy(sql`coalesce("group".last_message_id, 0)`, 'desc')
    .orderBy('group.id', 'desc')
    .limit(chatLimit)
    .execute();
}

export function findGroup(database: Database, accountId: number, id: number): Promise<GroupRow | undefined> {
  return groupsOf(database, accountId).where('group.id', '=', id).executeTakeFirst();
}

/** What a group is called, whoever asks. */
export async function findGroupName(database: Database, id: number): Promise<string | undefined> {
  const group = await database.selectFrom('conversations').select('name').where('id', '=', id).executeTakeFirst();
  return group?.name ?? undefined;
}

/** Nobody is in it yet. */
export async function insertGroup(transaction: Transaction, name: string, now: string): Promise<number> {
  const id = await nextId(transaction, 'conversations');
  await transaction
    .insertInto('conversations')
    .values({ id, directKey: `group-${id}`, name, startedAt: now, lastMessageId: null, lastMessageAt: now })
    .execute();
  await addFigures(transaction, [conversationFigure(now)]);
  return id;
}

export async function storeGroupName(transaction: Transaction, id: number, name: string): Promise<void> {
  await transaction.updateTable('conversations').set({ name }).where('id', '=', id).execute();
}

export async function storeMuted(
  transaction: Transaction,
  accountId: number,
  conversationId: number,
  isMuted: boolean,
): Promise<void> {
  await transaction
    .updateTable('conversationMembers')
    .set({ isMuted: isMuted ? 1 : 0 })
    .where('accountId', '=', accountId)
    .where('conversationId', '=', conversationId)
    .execute();
}
