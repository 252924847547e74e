import { type Author, recordChange } from '../../changes/record.ts';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict, notFound } from '../../errors.ts';
import { findMembership, type Membership, storePinned, storeRead } from './conversations.queries.ts';
import { forgetUnread, partiesOf } from './conversations.ts';
import { findLastMessages, findLastOfOthers } from './messages/chat-messages.queries.ts';

/** For oneself alone: the others have seen it read, and go on to. */
export function markUnread(context: SignedInContext, conversationId: number, fromId: number | undefined) {
  return context.services.engine.write(async (transaction) => {
    const before = await requireMembership(transaction, context, conversationId);
    const from = await findLastOfOthers(transaction, before, fromId);
    if (from === undefined)
      throw fromId === undefined ? conflict('Nobody else has written here.') : notFound('message');
    const [last] = await findLastMessages(transaction, before, 1, from);
    const lastRead = last?.id ?? before.clearedUntil;
    if (lastRead === before.lastReadMessageId) return { unseenMsgs: before.unreadCount, changeId: null };
    return setLastRead(transaction, context, before, lastRead);
  });
}

/** Wherever that is: before what was read, or after it. */
export async function setLastRead(
  transaction: Transaction,
  author: Author,
  before: Membership,
  lastReadMessageId: number,
): Promise<{ unseenMsgs: number; changeId: number }> {
  const { accountId, conversationId } = before;
  if (lastReadMessageId > before.lastReadMessageId) await forgetUnread(transaction, author, before);
  const unseenMsgs = await storeRead(transaction, accountId, conversationId, lastReadMessageId);
  const was = { lastReadMessageId: before.lastReadMessageId };
  return { unseenMsgs, changeId: await recordForOneself(transaction, author, before, was, { lastReadMessageId }) };
}

/** For oneself alone; null where it is so already. */
export function pin(context: SignedInContext, conversationId: number, isPinned: boolean): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireMembership(transaction, context, conversationId);
    return (before.isPinned === 1) === isPinned ? null : setPinned(transaction, context, before, isPinned);
  });
}

export async function setPinned(
  transaction: Transaction,
  author: Author,
  before: Membership,
  isPinned: boolean,
): Promise<number> {
  await storePinned(transaction, before.accountId, before.conversationId, isPinned);
  return recordForOneself(transaction, author, before, { isPinned: !isPinned }, { isPinned });
}

async function requireMembership(transaction: Transaction, { caller }: SignedInContext, conversationId: number) {
  const membership = await findMembership(transaction, caller.accountId, conversationId);
  if (!membership) throw notFound('conversation');
  return membership;
}

async function recordForOneself(
  transaction: Transaction,
  author: Author,
  { accountId, conversationId }: Membership,
  before: object,
  after: object,
): Promise<number> {
  return recordChange(transaction, author, {
    ...(await partiesOf(transaction, conversationId, accountId)),
    entity: 'conversation',
    entityId: conversationId,
    before,
    after,
    ownerId: accountId,
    audience: [accountId],
    isUndoable: true,
  });
}
