import type { WrittenMessage } from '@atrium/contract/chat';
import type * as z from 'zod/mini';
import type { SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { badInput, conflict, notFound } from '../../../errors.ts';
import { shareFiles } from '../../../files/attachments.ts';
import { planNews } from '../chat-news.ts';
import { findContact } from '../contacts/chat-contacts.queries.ts';
import { findMembers } from '../conversations.queries.ts';
import { startConversation } from '../conversations.ts';
import { planGroupNews } from '../groups/chat-group-news.ts';
import { requireGroup } from '../groups/chat-group-rules.ts';
import { askForAnswer } from './chat-answers.ts';
import { planMentions } from './chat-mentions.ts';
import { findAnyMessage, findSent } from './chat-messages.queries.ts';
import { newMessage, recordMessage, refuseBlocked, snapshot } from './chat-messages.ts';
import { showMessage } from './shown-messages.ts';

export interface Written {
  text: string;
  clientKey: string | null;
  attachmentIds: readonly number[];
  answersId: number | null;
  /** The account that wrote it, where that is somebody else's message. */
  forwardedFromId: number | null;
}

/** What a request says is written. */
export function writtenOf(body: z.infer<typeof WrittenMessage>): Written {
  const { message: text, clientKey = null, attachmentIds = [], answersId = null } = body;
  return { text, clientKey, attachmentIds, answersId, forwardedFromId: null };
}

/** The same key again answers what was stored under it: whoever lost an answer may send once more. */
export function sendMessage(context: SignedInContext, contactId: number, written: Written) {
  return context.services.engine.write((transaction) => writeToContact(transaction, context, contactId, written));
}

export async function writeToContact(
  transaction: Transaction,
  context: SignedInContext,
  contactId: number,
  written: Written,
) {
  const senderId = context.caller.accountId;
  const contact = await findContact(transaction, senderId, contactId);
  if (!contact) throw notFound('contact');
  const sentId = await findSentId(transaction, senderId, contact.conversationId, written);
  if (sentId !== null)
    return { newMessageData: await showMessage(transaction, senderId, sentId), id: contactId, changeId: null };
  refuseBlocked(contact);
  await refuseStranger(transaction, contact.conversationId, written, 'obj.answersId');
  const conversationId = contact.conversationId ?? (await startConversation(transaction, context, contact));
  const to = { conversationId, readerIds: [contactId] };
  const { message: newMessageData, changeId } = await storeMessage(transaction, context, to, written);
  const answer = { newMessageData, id: contactId, changeId };
  await planNews(transaction, context, contact, conversationId);
  await askForAnswer(transaction, context, contact);
  if (contact.conversationId !== null) return answer;
  const chat = { id: contactId, userId: contactId, unseenMsgs: 0, chat: [newMessageData], conversationId };
  return { ...answer, chat };
}

/** The same for the others of a group. */
export function sendToGroup(context: SignedInContext, groupId: number, written: Written) {
  return context.services.engine.write((transaction) => writeToGroup(transaction, context, groupId, written));
}

export async function writeToGroup(
  transaction: Transaction,
  context: SignedInContext,
  groupId: number,
  written: Written,
) {
  const senderId = context.caller.accountId;
  await requireGroup(transaction, senderId, groupId);
  const sentId = await findSentId(transaction, senderId, groupId, written);
  if (sentId !== null) return { message: await showMessage(transaction, senderId, sentId), changeId: null };
  await refuseStranger(transaction, groupId, written, 'answersId');
  const readerIds = (await findMembers(transaction, groupId)).map(({ accountId }) => accountId);
  const stored = await storeMessage(transaction, context, { conversationId: groupId, readerIds }, written);
  await planGroupNews(transaction, context, groupId);
  await planMentions(transaction, context, { id: stored.message.id, text: written.text });
  return stored;
}

async function findSentId(
  transaction: Transaction,
  senderId: number,
  conversationId: number | null,
  { clientKey }: Written,
): Promise<number | null> {
  const sent = clientKey === null ? undefined : await findSent(transaction, senderId, clientKey);
  if (sent && sent.conversationId !== conversationId) throw conflict('Another message was sent under this key.');
  return sent?.id ?? null;
}

/** A message that was deleted before the answer to it came is answered all the same. */
async function refuseStranger(
  transaction: Transaction,
  conversationId: number | null,
  { answersId }: Written,
  path: string,
): Promise<void> {
  if (answersId === null) return;
  const answered = await findAnyMessage(transaction, answersId);
  if (!answered || answered.conversationId !== conversationId)
    throw badInput([{ path, message: 'There is no such message.' }]);
}

async function storeMessage(
  transaction: Transaction,
  context: SignedInContext,
  { conversationId, readerIds }: { conversationId: number; readerIds: readonly number[] },
  { attachmentIds, ...written }: Written,
) {
  const senderId = context.caller.accountId;
  const attachments = await attached(transaction, context, attachmentIds, readerIds);
  const unsent = { ...written, conversationId, senderId, attachments };
  const message = await newMessage(transaction, context, unsent);
  const changeId = await recordMessage(transaction, context, message, null, snapshot(message));
  return { message: await showMessage(transaction, senderId, message.id), changeId };
}

/** What is kept of the files of a message, which its readers may read from now on. */
async function attached(
  transaction: Transaction,
  context: SignedInContext,
  ids: readonly number[],
  readerIds: readonly number[],
): Promise<string | null> {
  const files = await shareFiles(transaction, context, ids, readerIds);
  if (files.length === 0) return null;
  return JSON.stringify(files.map(({ id, name, mediaType, size }) => ({ id, name, mediaType, size })));
}
