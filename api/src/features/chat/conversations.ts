import type { MessagesPage, MessagesQuery } from '@atrium/contract/conversations';
import { recordChange } from '../../changes/record.ts';
import type { SignedInContext } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { notFound } from '../../errors.ts';
import { messageOf, nameOf } from './chat.shapes.ts';
import { findLastMessages, findMessagesAfter, type ShownMessageRow } from './chat-messages.queries.ts';
import { findMembers, findMembership, insertConversation, storeRead } from './conversations.queries.ts';

/** Who hears of a conversation, and what one of them calls it: by the names of the others. */
export async function partiesOf(transaction: Transaction, conversationId: number, accountId: number) {
  const members = await findMembers(transaction, conversationId);
  const others = members.filter((member) => member.accountId !== accountId);
  return { audience: members.map((member) => member.accountId), entityName: others.map(nameOf).join(', ') };
}

export async function startConversation(
  transaction: Transaction,
  context: SignedInContext,
  contact: { id: number; fullName: string; username: string },
): Promise<number> {
  const { accountId } = context.caller;
  const id = await insertConversation(transaction, [accountId, contact.id], context.now);
  const memberIds = [accountId, contact.id];
  await recordChange(transaction, context, {
    entity: 'conversation',
    entityId: id,
    entityName: nameOf(contact),
    before: null,
    after: { id, memberIds },
    ownerId: accountId,
    audience: memberIds,
  });
  return id;
}

/** Answers how much is not read yet. Whoever has read further stays there. */
export function markRead(context: SignedInContext, conversationId: number, messageId: number): Promise<number> {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const before = await findMembership(transaction, accountId, conversationId);
    if (!before) throw notFound('conversation');
    const lastRead = Math.min(messageId, before.lastMessageId ?? 0);
    if (lastRead <= before.lastReadMessageId) return before.unreadCount;
    const unreadCount = await storeRead(transaction, accountId, conversationId, lastRead);
    if (unreadCount !== before.unreadCount)
      await recordChange(transaction, context, {
        ...(await partiesOf(transaction, conversationId, accountId)),
        entity: 'conversation',
        entityId: conversationId,
        before: { unreadCount: before.unreadCount },
        after: { unreadCount },
        ownerId: accountId,
        audience: [accountId],
      });
    return unreadCount;
  });
}

export async function readMessages(
  { services, caller }: SignedInContext,
  conversationId: number,
  query: MessagesQuery,
): Promise<MessagesPage> {
  const { read } = services.engine;
  if (!(await findMembership(read, caller.accountId, conversationId))) throw notFound('conversation');
  const { before, after, around, perPage } = query;
  if (after !== undefined) return pageAfter(read, conversationId, after, perPage);
  if (around !== undefined) return pageAround(read, conversationId, around, perPage);
  const rows = await findLastMessages(read, conversationId, perPage + 1, before);
  const hasAfter = before !== undefined && (await isAnyFrom(read, conversationId, before));
  return pageOf(rows.slice(-perPage), rows.length > perPage, hasAfter);
}

async function pageAfter(database: Database, conversationId: number, after: number, perPage: number) {
  const rows = await findMessagesAfter(database, conversationId, perPage + 1, after);
  const hasBefore = (await findLastMessages(database, conversationId, 1, after + 1)).length > 0;
  return pageOf(rows.slice(0, perPage), hasBefore, rows.length > perPage);
}

/** The message is the last of the first half. */
async function pageAround(database: Database, conversationId: number, around: number, perPage: number) {
  const half = Math.ceil(perPage / 2);
  const until = await findLastMessages(database, conversationId, half + 1, around + 1);
  const after = await findMessagesAfter(database, conversationId, perPage - half + 1, around);
  const rows = [...until.slice(-half), ...after.slice(0, perPage - half)];
  return pageOf(rows, until.length > half, after.length > perPage - half);
}

async function isAnyFrom(database: Database, conversationId: number, id: number): Promise<boolean> {
  return (await findMessagesAfter(database, conversationId, 1, id - 1)).length > 0;
}

function pageOf(rows: readonly ShownMessageRow[], hasBefore: boolean, hasAfter: boolean): MessagesPage {
  return { messages: rows.map(messageOf), hasBefore, hasAfter };
}
