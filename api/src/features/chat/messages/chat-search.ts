import type { FoundChatMessage } from '@atrium/contract/conversations';
import type { SignedInContext } from '../../../context.ts';
import { foldWords } from '../../../search/fold.ts';
import { bareMessageOf } from '../chat.shapes.ts';
import { type FoundMessageRow, findLatestMessageId, findMessagesInSpan } from './chat-search.queries.ts';

// No index knows the words of messages. One question looks through this many, of whomever they are, so that nobody waits for somebody else's search.
const mostLookedThrough = 10_000;

export async function searchAllMessages(
  { services, caller }: SignedInContext,
  { q, before, perPage }: { q: string; before?: number | undefined; perPage: number },
) {
  const { read } = services.engine;
  const end = Math.min(before ?? Number.POSITIVE_INFINITY, (await findLatestMessageId(read)) + 1);
  const span = { from: Math.max(1, end - mostLookedThrough), before: end };
  const rows = await findMessagesInSpan(read, caller.accountId, foldWords(q), span, perPage);
  const lookedUntil = rows[perPage - 1]?.id ?? span.from;
  return { messages: rows.map(foundMessageOf), before: lookedUntil > 1 ? lookedUntil : null };
}

function foundMessageOf({
  conversationId,
  groupName,
  contactId,
  contactName,
  ...row
}: FoundMessageRow): FoundChatMessage {
  const groupId = groupName === null ? null : conversationId;
  const chatName = groupName ?? contactName ?? '';
  return { ...bareMessageOf(row), senderName: row.senderName ?? '', contactId, groupId, chatName };
}
