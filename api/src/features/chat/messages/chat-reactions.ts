import { type ChatMessage, type ReactionKind, reactionKinds } from '@atrium/contract/chat';
import * as z from 'zod/mini';
import { ownerOf } from '../../../changes/owner.ts';
import { recordChange } from '../../../changes/record.ts';
import type { Undo } from '../../../changes/undo.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import type { ChatReactionRow } from '../../../database/chat-schema.ts';
import type { Transaction } from '../../../database/engine.ts';
import { conflict, notFound } from '../../../errors.ts';
import { partiesOf } from '../conversations.ts';
import { findMessageFor } from './chat-messages.queries.ts';
import { refuseUnwanted } from './chat-messages.ts';
import { hasReacted, insertReaction, removeReaction } from './chat-reactions.queries.ts';
import { showMessage } from './shown-messages.ts';

/** It is so afterwards, however often it is asked: whoever lost an answer may ask once more. */
export function reactToMessage(
  context: SignedInContext,
  messageId: number,
  { kind, isOn }: { kind: ReactionKind; isOn: boolean },
): Promise<{ message: ChatMessage; changeId: number | null }> {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const reaction = { messageId, accountId, kind };
    const changeId = await react(transaction, context, reaction, isOn);
    return { message: await showMessage(transaction, accountId, messageId), changeId };
  });
}

const Reacted = z.object({ kind: z.enum(reactionKinds) });

/** A reaction that was taken back is there again, and one that was made is not. */
export const undoReactionChange: Undo = async (transaction, context, { before, after, entityId, entityName }) => {
  const { kind } = Reacted.parse(before ?? after);
  const reaction = { messageId: entityId, accountId: ownerOf(context), kind };
  const changeId = await react(transaction, context, reaction, before !== null);
  if (changeId === null) throw conflict(`${entityName} is as it was already.`);
  return changeId;
};

/** Null when it is so already. */
async function react(
  transaction: Transaction,
  context: Context,
  reaction: ChatReactionRow,
  isOn: boolean,
): Promise<number | null> {
  const { messageId, accountId } = reaction;
  const message = await findMessageFor(transaction, accountId, messageId);
  if (!message) throw notFound('message');
  const { conversationId } = message;
  if (isOn) await refuseUnwanted(transaction, { senderId: accountId, conversationId });
  const isSet = await hasReacted(transaction, reaction);
  return isSet === isOn ? null : setReaction(transaction, context, conversationId, reaction, isOn);
}

async function setReaction(
  transaction: Transaction,
  context: Context,
  conversationId: number,
  reaction: ChatReactionRow,
  isOn: boolean,
): Promise<number> {
  const { messageId, accountId, kind } = reaction;
  await (isOn ? insertReaction : removeReaction)(transaction, reaction);
  return recordChange(transaction, context, {
    ...(await partiesOf(transaction, conversationId, accountId)),
    entity: 'chat-reaction',
    entityId: messageId,
    before: isOn ? null : { kind },
    after: isOn ? { kind } : null,
    ownerId: accountId,
    isUndoable: true,
  });
}
