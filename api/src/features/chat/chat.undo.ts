import * as z from 'zod/mini';
import { undoOf } from '../../changes/undo-record.ts';
import type { Transaction } from '../../database/engine.ts';
import { findMessage, findVersion, keepVersion } from './chat-messages.queries.ts';
import { removeMessage, restoreMessage, snapshot, storeText } from './chat-messages.ts';

const Kept = z.object({ id: z.int() });
const Edited = z.object({ version: z.int() });

export const undoChatMessageChange = undoOf({
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
    await keepVersion(transaction, message);
    return storeText(transaction, context, message, { ...message, ...version });
  },
});

async function kept(transaction: Transaction, id: number) {
  const message = await findMessage(transaction, id);
  if (!message) throw new Error(`Message ${id} was there a moment ago.`);
  return message;
}
