import type { Transaction } from '../../../database/engine.ts';
import { nextIds } from '../../../database/sequences.ts';
import { addFigures } from '../../../figures/figures.ts';
import { foldSearched } from '../../../search/fold.ts';
import { messageFigures } from '../chat.figures.ts';
import { refreshLastMessage, storeAllRead } from '../conversations.queries.ts';
import { sampleGroup } from '../sample/chat.sample-rows.ts';
import { insertGroupMembers } from './chat-group-members.queries.ts';
import { insertGroup } from './chat-groups.queries.ts';

/** A group of one account and some of the people to write to, given by their usernames. All of them have read all of it. */
export async function loadSampleGroup(
  transaction: Transaction,
  accountId: number,
  people: ReadonlyMap<string, number>,
  now: string,
): Promise<void> {
  const { name, usernames, messages } = sampleGroup;
  const sentAt = (minutesAgo: number) => new Date(Date.parse(now) - minutesAgo * 60_000).toISOString();
  const groupId = await insertGroup(transaction, name, sentAt(messages[0]?.[1] ?? 0));
  const memberIds = usernames.flatMap((username) => people.get(username) ?? []);
  await insertGroupMembers(transaction, groupId, [accountId, ...memberIds]);
  const firstId = await nextIds(transaction, 'chat_messages', messages.length);
  const rows = messages.map(([from, minutesAgo, text], index) => ({
    ...unchanged,
    id: firstId + index,
    conversationId: groupId,
    senderId: people.get(from) ?? accountId,
    text,
    folded: foldSearched(text),
    sentAt: sentAt(minutesAgo),
  }));
  await transaction.insertInto('chatMessages').values(rows).execute();
  await refreshLastMessage(transaction, groupId);
  await storeAllRead(transaction, groupId, firstId + messages.length - 1);
  await addFigures(
    transaction,
    rows.flatMap((row, index) => messageFigures(rows[index - 1], row)),
  );
}

const unchanged = {
  version: 1,
  editedAt: null,
  deletedAt: null,
  clientKey: null,
  attachments: null,
  answersId: null,
  forwardedFromId: null,
} as const;
