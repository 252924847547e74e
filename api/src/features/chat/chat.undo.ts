import * as z from 'zod/mini';
import { ownerOf } from '../../changes/owner.ts';
import type { Undo } from '../../changes/undo.ts';
import { refuseChanged, undoOf } from '../../changes/undo-record.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict, notFound } from '../../errors.ts';
import { decide, decisionOf, decisionWith, requireContact } from './contacts/chat-contacts.ts';
import { setLastRead, setPinned } from './conversation-marks.ts';
import { findMembership } from './conversations.queries.ts';
import { setCleared } from './conversations.ts';
import { setMuted } from './groups/chat-groups.ts';
import { undoGroupChange } from './groups/chat-groups.undo.ts';
import { findMessage, findVersion, keepVersion } from './messages/chat-messages.queries.ts';
import { refuseUnwanted, removeMessage, restoreMessage, snapshot, storeText } from './messages/chat-messages.ts';
import { undoReactionChange } from './messages/chat-reactions.ts';

const Kept = z.object({ id: z.int() });
const Edited = z.object({ version: z.int() });
const ForOneself = z.union([
  z.object({ clearedUntil: z.int() }),
  z.object({ isMuted: z.boolean() }),
  z.object({ isPinned: z.boolean() }),
  z.object({ lastReadMessageId: z.int() }),
]);
const Decided = z.object({
  isMuted: z.optional(z.boolean()),
  isBlocked: z.optional(z.boolean()),
  isImportant: z.optional(z.boolean()),
  tags: z.optional(z.array(z.string())),
  hiddenUntil: z.optional(z.int()),
});

const undoChatMessageChange = undoOf({
  async find(transaction, id) {
    const message = await findMessage(transaction, id);
    return message && snapshot(message);
  },
  remove: async (transaction, context, { id }) => removeMessage(transaction, context, await kept(transaction, id)),
  restore: (transaction, context, before) => restoreMessage(transaction, context, Kept.parse(before).id),
  async revert(transaction, context, { id }, before) {
    const message = await kept(transaction, id);
    const version = await findVersion(transaction, id, Edited.parse(before).version);
    if (!version) return null;
    await refuseUnwanted(transaction, message);
    await keepVersion(transaction, message);
    return storeText(transaction, context, message, { ...message, ...version });
  },
});

async function kept(transaction: Transaction, id: number) {
  const message = await findMessage(transaction, id);
  if (!message) throw new Error(`Message ${id} was there a moment ago.`);
  return message;
}

/** Shows again what one has cleared; a group that was muted is heard again, what was pinned stands with the others, and what was marked as unread is read. */
const undoForOneself: Undo = async (transaction, context, change) => {
  const now = await findMembership(transaction, ownerOf(context), change.entityId);
  if (!now) throw notFound('conversation');
  const { clearedUntil, lastReadMessageId } = now;
  refuseChanged(change, {
    clearedUntil,
    lastReadMessageId,
    isMuted: now.isMuted === 1,
    isPinned: now.isPinned === 1,
  });
  const before = ForOneself.parse(change.before);
  if ('isMuted' in before) return setMuted(transaction, context, now, before.isMuted);
  if ('isPinned' in before) return setPinned(transaction, context, now, before.isPinned);
  if ('lastReadMessageId' in before)
    return (await setLastRead(transaction, context, now, before.lastReadMessageId)).changeId;
  return setCleared(transaction, context, now, before.clearedUntil);
};

const undoDecision: Undo = async (transaction, context, change) => {
  const accountId = ownerOf(context);
  const contact = await requireContact(transaction, accountId, change.entityId);
  refuseChanged(change, decisionOf(contact));
  const before = decisionWith(contact, Decided.parse(change.before));
  const changeId = await decide(transaction, context, accountId, contact, before);
  if (changeId === null) throw conflict(`${change.entityName} is as it was already.`);
  return changeId;
};

export const chatUndoers = {
  'chat-message': undoChatMessageChange,
  'chat-reaction': undoReactionChange,
  conversation: undoForOneself,
  'chat-contact': undoDecision,
  'chat-group': undoGroupChange,
};
