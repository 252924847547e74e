import type { ForwardedMessage } from '@atrium/contract/chat-forwarding';
import type { SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { notFound } from '../../../errors.ts';
import { attachmentsOf } from '../chat.shapes.ts';
import { findMessageFor } from './chat-messages.queries.ts';
import { type Written, writeToContact, writeToGroup } from './chat-sending.ts';

interface Sent {
  id: number;
  changeId: number | null;
}

/** To each as if it were written to them alone: in one request, which one Undo takes back. */
export function forwardMessage(context: SignedInContext, messageId: number, input: ForwardedMessage) {
  return context.services.engine.write(async (transaction) => {
    const said = await findMessageFor(transaction, context.caller.accountId, messageId);
    if (!said) throw notFound('message');
    const forwarded = {
      ...written(said.text, input.clientKey),
      attachmentIds: attachmentsOf(said.attachments).map(({ id }) => id),
      forwardedFromId: said.forwardedFromId ?? said.senderId,
    };
    const note = input.note === '' ? [] : [written(input.note, `${input.clientKey}-note`)];
    const sent = await writeToAll(transaction, context, input, [...note, forwarded]);
    return {
      messageIds: sent.map(({ id }) => id),
      changeId: sent.findLast(({ changeId }) => changeId !== null)?.changeId ?? null,
    };
  });
}

function written(text: string, clientKey: string): Written {
  return { text, clientKey, attachmentIds: [], answersId: null, forwardedFromId: null };
}

/** One after the other, so that each is refused, counted and told of as any message is; there are ten of them at most. */
async function writeToAll(
  transaction: Transaction,
  context: SignedInContext,
  { contactIds, groupIds }: Pick<ForwardedMessage, 'contactIds' | 'groupIds'>,
  messages: readonly Written[],
): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const id of new Set(contactIds))
    for (const message of messages) {
      const answer = await writeToContact(transaction, context, id, keyedTo(message, `contact-${id}`));
      sent.push({ id: answer.newMessageData.id, changeId: answer.changeId });
    }
  for (const id of new Set(groupIds))
    for (const message of messages) {
      const answer = await writeToGroup(transaction, context, id, keyedTo(message, `group-${id}`));
      sent.push({ id: answer.message.id, changeId: answer.changeId });
    }
  return sent;
}

/** A key is of one message: each receiver gets one of their own. */
function keyedTo(message: Written, receiver: string): Written {
  return { ...message, clientKey: `${message.clientKey}-${receiver}` };
}
