import type { MessagesPage, MessagesQuery } from '@atrium/contract/conversations';
import { type Author, recordChange } from '../../changes/record.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { ConversationMemberRow } from '../../database/chat-schema.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { notFound } from '../../errors.ts';
import { foldWords } from '../../search/fold.ts';
import { nameOf, type ShownMessageRow } from './chat.shapes.ts';
import { forgetNews } from './chat-news.ts';
import {
  findMembers,
  findMembership,
  insertConversation,
  type Membership,
  storeCleared,
  storeRead,
} from './conversations.queries.ts';
import { forgetMentions } from './messages/chat-mentions.ts';
import {
  findFirstSince,
  findLastMessages,
  findMessageFor,
  findMessagesAfter,
  findMessagesWith,
  findMessagesWithFiles,
  type View,
} from './messages/chat-messages.queries.ts';
import { showMessages } from './messages/shown-messages.ts';

/** Who hears of a conversation, and what one of them calls it: by its name, or those of the others. */
export async function partiesOf(transaction: Transaction, conversationId: number, accountId: number) {
  const members = await findMembers(transaction, conversationId);
  const others = members.filter((member) => member.accountId !== accountId);
  const entityName = members[0]?.groupName ?? others.map(nameOf).join(', ');
  return { audience: members.map((member) => member.accountId), entityName };
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

/** What one has read in one place is read in all; the others see how far. */
export function markRead(context: SignedInContext, conversationId: number, messageId: number): Promise<number> {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const before = await findMembership(transaction, accountId, conversationId);
    if (!before) throw notFound('conversation');
    const lastRead = Math.min(messageId, before.lastMessageId ?? 0);
    if (lastRead <= before.lastReadMessageId) return before.unreadCount;
    return readUntil(transaction, context, before, lastRead);
  });
}

export async function readUntil(
  transaction: Transaction,
  author: Author,
  before: Membership,
  lastReadMessageId: number,
): Promise<number> {
  const { accountId, conversationId } = before;
  await forgetUnread(transaction, author, before);
  const unreadCount = await storeRead(transaction, accountId, conversationId, lastReadMessageId);
  if (unreadCount === before.unreadCount) return unreadCount;
  await recordChange(transaction, author, {
    ...(await partiesOf(transaction, conversationId, accountId)),
    entity: 'conversation',
    entityId: conversationId,
    before: { unreadCount: before.unreadCount },
    after: { unreadCount },
    ownerId: accountId,
  });
  return unreadCount;
}

/** What was not read and is now, nobody need be told of any more. */
export async function forgetUnread(transaction: Transaction, author: Author, before: Membership): Promise<void> {
  await forgetNews(transaction, author, before);
  if (before.groupName !== null && before.unreadCount > 0)
    await forgetMentions(transaction, author, before.conversationId, [before.accountId]);
}

/** Hides from oneself all there is so far, read or not. */
export function clearConversation(context: SignedInContext, conversationId: number): Promise<number | null> {
  const { accountId } = context.caller;
  return context.services.engine.write((transaction) => clearAllOf(transaction, context, accountId, conversationId));
}

export async function clearAllOf(
  transaction: Transaction,
  context: Context,
  accountId: number,
  conversationId: number,
): Promise<number | null> {
  const before = await findMembership(transaction, accountId, conversationId);
  if (!before) throw notFound('conversation');
  const clearedUntil = before.lastMessageId ?? 0;
  if (clearedUntil <= before.clearedUntil) return null;
  if (clearedUntil > before.lastReadMessageId) await readUntil(transaction, context, before, clearedUntil);
  return setCleared(transaction, context, before, clearedUntil);
}

export async function setCleared(
  transaction: Transaction,
  context: Context,
  { accountId, conversationId, ...before }: ConversationMemberRow,
  clearedUntil: number,
): Promise<number> {
  await storeCleared(transaction, accountId, conversationId, clearedUntil);
  return recordChange(transaction, context, {
    ...(await partiesOf(transaction, conversationId, accountId)),
    entity: 'conversation',
    entityId: conversationId,
    before: { clearedUntil: before.clearedUntil },
    after: { clearedUntil },
    ownerId: accountId,
    audience: [accountId],
    isUndoable: true,
  });
}

export async function readMessages(
  { services, caller }: SignedInContext,
  conversationId: number,
  query: MessagesQuery,
): Promise<MessagesPage> {
  const { read } = services.engine;
  const view = await viewOf(read, caller.accountId, conversationId);
  const { before, after, at, perPage } = query;
  if (after !== undefined) return pageAfter(read, view, after, perPage);
  const around = query.around ?? (at === undefined ? undefined : await findFirstSince(read, view, at));
  if (around !== undefined) return pageAround(read, view, around, perPage);
  const rows = await findLastMessages(read, view, perPage + 1, before);
  const hasAfter = before !== undefined && (await isAnyFrom(read, view, before));
  return pageOf(read, view, rows.slice(-perPage), rows.length > perPage, hasAfter);
}

export async function searchMessages(
  { services, caller }: SignedInContext,
  conversationId: number,
  { q, before, perPage }: { q: string; before?: number | undefined; perPage: number },
) {
  const { read } = services.engine;
  const view = await viewOf(read, caller.accountId, conversationId);
  const rows = await findMessagesWith(read, view, foldWords(q), perPage + 1, before);
  return { messages: await showMessages(read, view, rows.slice(-perPage)), hasBefore: rows.length > perPage };
}

export async function readMessage({ services, caller }: SignedInContext, id: number) {
  const { read } = services.engine;
  const row = await findMessageFor(read, caller.accountId, id);
  const [message] = row ? await showMessages(read, row, [row]) : [];
  if (!row || !message) throw notFound('message');
  const { contactId, conversationId } = row;
  return { message, contactId, groupId: contactId === null ? conversationId : null };
}

export async function listFiles(
  { services, caller }: SignedInContext,
  conversationId: number,
  { before, perPage }: { before?: number | undefined; perPage: number },
) {
  const { read } = services.engine;
  const view = await viewOf(read, caller.accountId, conversationId);
  const rows = await findMessagesWithFiles(read, view, perPage + 1, before);
  return { messages: await showMessages(read, view, rows.slice(-perPage)), hasBefore: rows.length > perPage };
}

async function viewOf(database: Database, accountId: number, conversationId: number): Promise<View> {
  const view = await findMembership(database, accountId, conversationId);
  if (!view) throw notFound('conversation');
  return view;
}

async function pageAfter(database: Database, view: View, after: number, perPage: number) {
  const rows = await findMessagesAfter(database, view, perPage + 1, after);
  const hasBefore = (await findLastMessages(database, view, 1, after + 1)).length > 0;
  return pageOf(database, view, rows.slice(0, perPage), hasBefore, rows.length > perPage);
}

/** The message is the last of the first half. */
async function pageAround(database: Database, view: View, around: number, perPage: number) {
  const half = Math.ceil(perPage / 2);
  const until = await findLastMessages(database, view, half + 1, around + 1);
  const after = await findMessagesAfter(database, view, perPage - half + 1, around);
  const rows = [...until.slice(-half), ...after.slice(0, perPage - half)];
  return pageOf(database, view, rows, until.length > half, after.length > perPage - half);
}

async function isAnyFrom(database: Database, view: View, id: number): Promise<boolean> {
  return (await findMessagesAfter(database, view, 1, id - 1)).length > 0;
}

async function pageOf(
  database: Database,
  view: View,
  rows: readonly ShownMessageRow[],
  hasBefore: boolean,
  hasAfter: boolean,
): Promise<MessagesPage> {
  return { messages: await showMessages(database, view, rows), hasBefore, hasAfter };
}
