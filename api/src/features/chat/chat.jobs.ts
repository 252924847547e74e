import type { Transaction } from '../../database/engine.ts';
import type { JobContext, JobRunners } from '../../jobs/jobs.ts';
import { answerKind } from './chat-answers.ts';
import { findContact } from './chat-contacts.queries.ts';
import { findLastMessage } from './chat-messages.queries.ts';
import { newMessage, recordMessage, snapshot } from './chat-messages.ts';
import { sampleAnswers } from './chat.sample-answers.ts';
import { findMembership } from './conversations.queries.ts';
import { readUntil } from './conversations.ts';

export const chatJobs: JobRunners = { [answerKind]: answer };

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
  const unsent = { conversationId, senderId, text, clientKey: null, attachments: null };
  const message = await newMessage(transaction, context, unsent);
  await recordMessage(transaction, context, message, null, snapshot(message));
}
