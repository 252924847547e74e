import type { ChatMessage } from '@atrium/contract/chat';
import { type Author, recordChange } from '../../../changes/record.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import type { ChatMessageRow } from '../../../database/chat-schema.ts';
import type { Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import { conflict, notFound } from '../../../errors.ts';
import { addFigures } from '../../../figures/figures.ts';
import { messageFigures } from '../chat.figures.ts';
import { type ContactRow, foldedOf } from '../chat.shapes.ts';
import { findContact } from '../contacts/chat-contacts.queries.ts';
import { countUnread, findMembers, refreshLastMessage } from '../conversations.queries.ts';
import { partiesOf } from '../conversations.ts';
import { changeMentions, planMentions, withdrawMentions } from './chat-mentions.ts';
import {
  findLastMessage,
  findLatestVersion,
  findMessage,
  insertMessage,
  keepVersion,
  setDeleted,
  setText,
} from './chat-messages.queries.ts';
import { showMessage } from './shown-messages.ts';

/** Whatever reaches the screens of others is refused as a message is; to take away one's own is not. */
export async function refuseUnwanted(
  transaction: Transaction,
  { senderId, conversationId }: Pick<ChatMessageRow, 'senderId' | 'conversationId'>,
): Promise<void> {
  const members = await findMembers(transaction, conversationId);
  if (!members.some(({ accountId }) => accountId === senderId)) throw notFound('group');
  if (members[0]?.groupName) return;
  const other = members.find(({ accountId }) => accountId !== senderId);
  const contact = other && (await findContact(transaction, senderId, other.accountId));
  if (contact) refuseBlocked(contact);
}

export function refuseBlocked({ isBlocked, blocksMe, closedAt }: ContactRow): void {
  if (closedAt !== null) throw conflict('This account is closed. Nobody would read it.');
  if (isBlocked === 1) throw conflict('You have blocked this person. Unblock them to write to them.');
  if (blocksMe === 1) throw conflict('This person takes no messages from you.');
}

export async function newMessage(
  transaction: Transaction,
  { now }: Pick<Context, 'now'>,
  message: Pick<
    ChatMessageRow,
    'conversationId' | 'senderId' | 'text' | 'clientKey' | 'attachments' | 'answersId' | 'forwardedFromId'
  >,
): Promise<ChatMessageRow> {
  const id = await nextId(transaction, 'chat_messages');
  const row = { ...message, folded: foldedOf(message), id, version: 1, sentAt: now, editedAt: null, deletedAt: null };
  const previous = await findLastMessage(transaction, row.conversationId);
  await insertMessage(transaction, row);
  await addFigures(transaction, messageFigures(previous, row));
  await countUnread(transaction, row, 1);
  await refreshLastMessage(transaction, row.conversationId);
  return row;
}

export function editMessage(
  context: SignedInContext,
  id: number,
  text: string,
): Promise<{ message: ChatMessage; changeId: number | null }> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireOwnMessage(transaction, context, id);
    const shown = () => showMessage(transaction, context.caller.accountId, id);
    if (text === before.text) return { message: await shown(), changeId: null };
    if (before.forwardedFromId !== null) throw conflict('What somebody else wrote cannot be changed. Write beside it.');
    await refuseUnwanted(transaction, before);
    await keepVersion(transaction, before);
    const version = (await findLatestVersion(transaction, id)) + 1;
    const after = { ...before, text, version, editedAt: context.now };
    const changeId = await storeText(transaction, context, before, after);
    return { message: await shown(), changeId };
  });
}

export async function storeText(
  transaction: Transaction,
  context: Context,
  before: ChatMessageRow,
  after: ChatMessageRow,
): Promise<number> {
  await setText(transaction, after);
  await changeMentions(transaction, context, before, after);
  return recordMessage(transaction, context, after, textSnapshot(before), textSnapshot(after));
}

export function deleteMessage(context: SignedInContext, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) =>
    removeMessage(transaction, context, await requireOwnMessage(transaction, context, id)),
  );
}

async function requireOwnMessage(transaction: Transaction, { caller }: SignedInContext, id: number) {
  const message = await findMessage(transaction, id, caller.accountId);
  if (!message) throw notFound('message');
  return message;
}

export async function removeMessage(
  transaction: Transaction,
  context: Context,
  message: ChatMessageRow,
): Promise<number> {
  await setDeleted(transaction, message.id, context.now);
  await withdrawMentions(transaction, context, message);
  await countUnread(transaction, message, -1);
  await refreshLastMessage(transaction, message.conversationId);
  return recordMessage(transaction, context, message, snapshot(message), null);
}

export async function restoreMessage(transaction: Transaction, context: Context, id: number): Promise<number> {
  await setDeleted(transaction, id, null);
  const message = await findMessage(transaction, id);
  if (!message) throw notFound('message');
  await refuseUnwanted(transaction, message);
  await planMentions(transaction, context, message);
  await countUnread(transaction, message, 1);
  await refreshLastMessage(transaction, message.conversationId);
  return recordMessage(transaction, context, message, null, snapshot(message));
}

type Snapshot = Pick<ChatMessageRow, 'id' | 'conversationId' | 'senderId' | 'version'> & { length: number };

/** What a record may keep of a message: never what it says. */
export function snapshot({ id, conversationId, senderId, version, text }: ChatMessageRow): Snapshot {
  return { id, conversationId, senderId, version, length: text.length };
}

function textSnapshot({ version, text }: ChatMessageRow): Partial<Snapshot> {
  return { version, length: text.length };
}

export async function recordMessage(
  transaction: Transaction,
  author: Author,
  { id, conversationId, senderId }: ChatMessageRow,
  before: object | null,
  after: object | null,
): Promise<number> {
  const parties = await partiesOf(transaction, conversationId, senderId);
  const change = { ...parties, entityId: id, before, after, ownerId: senderId, isUndoable: true };
  return recordChange(transaction, author, { ...change, entity: 'chat-message' });
}
