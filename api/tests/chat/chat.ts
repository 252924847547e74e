import { type ChatMessage, getChat, listChatsAndContacts, sendChatMessage } from '@atrium/contract/chat';
import { addChatGroup, getChatGroup, sendToChatGroup } from '@atrium/contract/chat-groups';
import { listConversationMessages } from '@atrium/contract/conversations';
import type { Person } from '../person.ts';

/** Sends a message, and answers it with the change that undo takes back. */
export async function write(from: Person, to: Person, message: string, clientKey?: string, answersId?: number) {
  const obj = {
    contact: { id: to.accountId },
    message,
    ...(clientKey === undefined ? {} : { clientKey }),
    ...(answersId === undefined ? {} : { answersId }),
  };
  const { response } = await from.call(sendChatMessage, { body: { obj } });
  return { ...response.newMessageData, changeId: response.changeId, chat: response.chat };
}

/** What one sees of the chat with another in the list, without opening it. */
export async function chatWith(reader: Person, other: Person) {
  const { contacts } = await reader.call(listChatsAndContacts, { query: {} });
  return contacts.find(({ id }) => id === other.accountId)?.chat;
}

export async function conversationOf(reader: Person, other: Person): Promise<number> {
  return (await chatWith(reader, other))?.conversationId ?? 0;
}

export async function unread(reader: Person, other: Person): Promise<number | undefined> {
  return (await chatWith(reader, other))?.unseenMsgs;
}

/** Opens the chat with another, which reads it. */
export async function open(reader: Person, other: Person): Promise<ChatMessage[]> {
  return (await reader.call(getChat, { query: { id: other.accountId } })).chat?.chat ?? [];
}

export async function texts(reader: Person, other: Person): Promise<string[]> {
  return (await open(reader, other)).map(({ message }) => message);
}

/** A group of one and others. */
export async function groupOf(owner: Person, others: readonly Person[], name = 'Pier'): Promise<number> {
  const memberIds = others.map(({ accountId }) => accountId);
  return (await owner.call(addChatGroup, { body: { name, memberIds } })).group.id;
}

export async function readGroup(reader: Person, id: number) {
  return (await reader.call(getChatGroup, { parameters: { id } })).group;
}

export async function writeIn(from: Person, id: number, message: string, more: { clientKey?: string } = {}) {
  return from.call(sendToChatGroup, { parameters: { id }, body: { message, ...more } });
}

/** What one sees in a conversation, without reading it. */
export async function textsIn(reader: Person, id: number): Promise<string[]> {
  const { messages } = await reader.call(listConversationMessages, { parameters: { id }, query: {} });
  return messages.map(({ message }) => message);
}
