import type { Transaction } from '../../database/engine.ts';
import type { JobContext, JobRunners } from '../../jobs/jobs.ts';
import { isToldOf } from '../../notifications/notifications.queries.ts';
import { notifyAccounts } from '../../notifications/notifications.ts';
import { nameOf } from './chat.shapes.ts';
import { newsKind, newsNotification } from './chat-news.ts';
import { findContact } from './contacts/chat-contacts.queries.ts';
import { findMembership } from './conversations.queries.ts';
import { readUntil } from './conversations.ts';
import { groupNewsKind, tellGroupNews } from './groups/chat-group-news.ts';
import { answerKind } from './messages/chat-answers.ts';
import { mentionKind, tellMentions } from './messages/chat-mentions.ts';
import { findFirstUnread, findLastMessage, findMessage } from './messages/chat-messages.queries.ts';
import { newMessage, recordMessage, snapshot } from './messages/chat-messages.ts';
import { sampleAnswers } from './sample/chat.sample-answers.ts';

export const chatJobs: JobRunners = {
  [answerKind]: answer,
  [newsKind]: tellNews,
  [groupNewsKind]: tellGroupNews,
  [mentionKind]: tellMentions,
};

/** Reads what was written and says something to it, unless the writer has taken it back or wants no answers any more. */
async function answer(transaction: Transaction, context: JobContext, key: string): Promise<void> {
  const [senderId = 0, accountId = 0] = key.split('-').map(Number);
  const writer = await findContact(transaction, senderId, accountId);
  if (!writer || writer.conversationId === null || writer.isBlocked === 1 || writer.blocksMe === 1) return;
  const { conversationId } = writer;
  const membership = await findMembership(transaction, senderId, conversationId);
  const last = await findLastMessage(transaction, conversationId);
  if (!membership?.lastMessageId || last?.senderId !== accountId) return;
  await readUntil(transaction, context, membership, membership.lastMessageId);
  const text = sampleAnswers[membership.lastMessageId % sampleAnswers.length] ?? '';
  const unsent = {
    conversationId,
    senderId,
    text,
    clientKey: null,
    attachments: null,
    answersId: null,
    forwardedFromId: null,
  };
  const message = await newMessage(transaction, context, unsent);
  await recordMessage(transaction, context, message, null, snapshot(message));
}

/** Once for all that waits: about the first message of it. */
async function tellNews(transaction: Transaction, context: JobContext, key: string): Promise<void> {
  const [conversationId = 0, accountId = 0] = key.split('-').map(Number);
  const membership = await findMembership(transaction, accountId, conversationId);
  const entityId = membership && (await findFirstUnread(transaction, membership));
  const message = entityId === undefined ? undefined : await findMessage(transaction, entityId);
  if (!message || (await isToldOf(transaction, accountId, newsNotification.entity, message.id))) return;
  const sender = await findContact(transaction, accountId, message.senderId);
  if (!sender || sender.isMuted === 1) return;
  const [name, personAccountId] = [nameOf(sender), message.senderId];
  // What was written is for the chat alone: what is told is recorded, and records hold no messages.
  const news = { ...newsNotification, entityId: message.id, title: name, person: name, personAccountId };
  await notifyAccounts(transaction, context, [accountId], news);
}
