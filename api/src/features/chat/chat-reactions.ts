import type { ChatMessage, ReactionKind } from '@atrium/contract/chat';
import { recordChange } from '../../changes/record.ts';
import type { SignedInContext } from '../../context.ts';
import type { ChatReactionRow } from '../../database/chat-schema.ts';
import type { Transaction } from '../../database/engine.ts';
import { notFound } from '../../errors.ts';
import { findMessageFor } from './chat-messages.queries.ts';
import { refuseUnwanted } from './chat-messages.ts';
import { hasReacted, insertReaction, removeReaction } from './chat-reactions.queries.ts';
import { partiesOf } from './conversations.ts';
import { showMessage } from './shown-messages.ts';

/** It is so afterwards, however often it is asked: whoever lost an answer may ask once more. */
export function reactToMessage(
  context: SignedInContext,
  messageId: number,
  { kind, isOn }: { kind: ReactionKind; isOn: boolean },
): Promise<{ message: ChatMessage; changeId: number | null }> {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const message = await findMessageFor(transaction, accountId, messageId);
    if (!message) throw notFound('message');
    const { conversationId } = message;
    if (isOn) await refuseUnwanted(transaction, { senderId: accountId, conversationId });
    const reaction = { messageId, accountId, kind };
    const isSet = await hasReacted(transaction, reaction);
    const changeId = isSet === isOn ? null : await setReaction(transaction, context, conversationId, reaction, isOn);
    return { message: await showMessage(transaction, accountId, messageId), changeId };
  });
}

async function setReaction(
  transaction: Transaction,
  context: SignedInContext,
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
  });
}
