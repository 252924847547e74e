import { type ChatMessage, type ChatReaction, reactionKinds } from '@atrium/contract/chat';
import type { ChatReactionRow } from '../../../database/chat-schema.ts';
import type { Database } from '../../../database/engine.ts';
import { notFound } from '../../../errors.ts';
import { type Hidden, messageOf, type ShownMessageRow } from '../chat.shapes.ts';
import { findAnyMessageFor } from './chat-messages.queries.ts';
import { findReactions } from './chat-reactions.queries.ts';

/** Messages with what was said to them without words: one statement for all of them. */
export async function showMessages(
  database: Database,
  hidden: Hidden,
  rows: readonly ShownMessageRow[],
): Promise<ChatMessage[]> {
  const found = await findReactions(
    database,
    rows.map(({ id }) => id),
  );
  const byMessage = Map.groupBy(found, ({ messageId }) => messageId);
  return rows.map((row) => messageOf(row, hidden, reactionsOf(byMessage.get(row.id) ?? [])));
}

function reactionsOf(rows: readonly ChatReactionRow[]): ChatReaction[] {
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return reactionKinds.flatMap((kind) => {
    const accountIds = byKind.get(kind)?.map(({ accountId }) => accountId);
    return accountIds ? { kind, accountIds } : [];
  });
}

/** What an account sees of one message of its own conversations, deleted and cleared ones too. */
export async function showMessage(database: Database, accountId: number, id: number): Promise<ChatMessage> {
  const row = await findAnyMessageFor(database, accountId, id);
  const [message] = row ? await showMessages(database, row, [row]) : [];
  if (!message) throw notFound('message');
  return message;
}
