import * as z from 'zod/mini';
import { ChatMessage, LastChatMessage, messageText, ReactionKind } from './chat.ts';
import { listParameters } from './lists.ts';
import { route } from './route.ts';
import { id, idParameter, moment, requiredText } from './text.ts';

const places = ['before', 'after', 'around', 'at'] as const;

/** Where in a conversation to read: at its end, beside one message, or where the first was sent at a moment or after it. */
export const MessagesQuery = z
  .object({
    before: z.optional(idParameter()),
    after: z.optional(idParameter()),
    around: z.optional(idParameter()),
    at: z.optional(moment()),
    perPage: z._default(listParameters.perPage, 50),
  })
  .check(
    z.refine((query) => places.filter((place) => query[place] !== undefined).length <= 1, {
      path: ['before'],
      message: 'Give one of before, after, around and at.',
    }),
  );
export type MessagesQuery = z.infer<typeof MessagesQuery>;

/** Some messages that follow each other, in the order in which they were sent, and whether there are more on either side. */
export const MessagesPage = z.object({
  messages: z.array(ChatMessage),
  hasBefore: z.boolean(),
  hasAfter: z.boolean(),
});
export type MessagesPage = z.infer<typeof MessagesPage>;

export const listConversationMessages = route({
  name: 'listConversationMessages',
  method: 'GET',
  path: '/api/v1/conversations/{id}/messages',
  summary: 'Messages of a conversation: the latest, those before, after or around a message, or those around a moment.',
  access: { action: 'read', subject: 'Chat' },
  parameters: z.object({ id: idParameter() }),
  query: MessagesQuery,
  status: 200,
  response: MessagesPage,
});

export const readConversation = route({
  name: 'readConversation',
  method: 'POST',
  path: '/api/v1/conversations/{id}/read',
  summary:
    'Say that one has read a conversation up to a message. What was read stays read until one marks it as unread.',
  access: { action: 'update', subject: 'Chat' },
  parameters: z.object({ id: idParameter() }),
  body: z.object({ messageId: id() }),
  status: 200,
  response: z.object({ unseenMsgs: z.int() }),
});

export const markConversationUnread = route({
  name: 'markConversationUnread',
  method: 'POST',
  path: '/api/v1/conversations/{id}/unread',
  summary:
    'Mark a conversation as unread from a message of somebody else on, or, without one, from the latest that somebody else wrote. The others still see that one has read it.',
  access: { action: 'update', subject: 'Chat' },
  parameters: z.object({ id: idParameter() }),
  body: z.object({ fromId: z.optional(id()) }),
  status: 200,
  response: z.object({ unseenMsgs: z.int(), changeId: z.nullable(id()) }),
});

export const pinConversation = route({
  name: 'pinConversation',
  method: 'PUT',
  path: '/api/v1/conversations/{id}/pinned',
  summary: "Pin a conversation to the top of one's own list, or take that back.",
  access: { action: 'update', subject: 'Chat' },
  parameters: z.object({ id: idParameter() }),
  body: z.object({ isPinned: z.boolean() }),
  status: 200,
  response: z.object({ changeId: z.nullable(id()) }),
});

export const getChatMessage = route({
  name: 'getChatMessage',
  method: 'GET',
  path: '/api/v1/chat-messages/{id}',
  summary: 'A message of a conversation that one is in, and with whom that is: a contact, or a group.',
  access: { action: 'read', subject: 'Chat' },
  parameters: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({ message: ChatMessage, contactId: z.nullable(id()), groupId: z.nullable(id()) }),
});

export const updateChatMessage = route({
  name: 'updateChatMessage',
  method: 'PATCH',
  path: '/api/v1/chat-messages/{id}',
  summary: "Change the text of one's own message.",
  access: { action: 'update', subject: 'Chat' },
  parameters: z.object({ id: idParameter() }),
  body: z.object({ message: messageText() }),
  status: 200,
  response: z.object({ message: ChatMessage, changeId: z.nullable(id()) }),
});

export const deleteChatMessage = route({
  name: 'deleteChatMessage',
  method: 'DELETE',
  path: '/api/v1/chat-messages/{id}',
  summary: "Delete one's own message, for everybody.",
  access: { action: 'delete', subject: 'Chat' },
  parameters: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({ changeId: id() }),
});

export const reactToChatMessage = route({
  name: 'reactToChatMessage',
  method: 'PUT',
  path: '/api/v1/chat-messages/{id}/reaction',
  summary: 'React to a message of a conversation that one is in, or take that back.',
  access: { action: 'create', subject: 'Chat' },
  parameters: z.object({ id: idParameter() }),
  body: z.object({ kind: ReactionKind, isOn: z.boolean() }),
  status: 200,
  response: z.object({ message: ChatMessage, changeId: z.nullable(id()) }),
});

export const searchConversation = route({
  name: 'searchConversation',
  method: 'GET',
  path: '/api/v1/conversations/{id}/search',
  summary: 'The latest messages of a conversation that have all of these words, or parts of words; the earliest first.',
  access: { action: 'read', subject: 'Chat' },
  parameters: z.object({ id: idParameter() }),
  query: z.object({
    q: requiredText(200),
    before: z.optional(idParameter()),
    perPage: z._default(listParameters.perPage, 50),
  }),
  status: 200,
  response: z.pick(MessagesPage, { messages: true, hasBefore: true }),
});

/** A message that was found, and where: in the chat with a contact, or in a group. The name of whoever has closed their account is empty. */
export const FoundChatMessage = z.extend(LastChatMessage, {
  senderName: z.string(),
  contactId: z.nullable(id()),
  groupId: z.nullable(id()),
  chatName: z.string(),
});
export type FoundChatMessage = z.infer<typeof FoundChatMessage>;

export const searchChatMessages = route({
  name: 'searchChatMessages',
  method: 'GET',
  path: '/api/v1/chat-messages',
  summary:
    "Messages of all one's conversations that have all of these words, or parts of words; the latest first. One answer has looked through a stretch of them, and may be empty though there are more: `before` is where the next stretch begins, null when all were looked through.",
  access: { action: 'read', subject: 'Chat' },
  query: z.object({
    q: requiredText(200),
    before: z.optional(idParameter()),
    perPage: z._default(listParameters.perPage, 20),
  }),
  status: 200,
  response: z.object({ messages: z.array(FoundChatMessage), before: z.nullable(id()) }),
});

export const listConversationFiles = route({
  name: 'listConversationFiles',
  method: 'GET',
  path: '/api/v1/conversations/{id}/files',
  summary: 'The latest messages of a conversation that files went along with; the earliest first.',
  access: { action: 'read', subject: 'Chat' },
  parameters: z.object({ id: idParameter() }),
  query: z.object({ before: z.optional(idParameter()), perPage: z._default(listParameters.perPage, 50) }),
  status: 200,
  response: z.pick(MessagesPage, { messages: true, hasBefore: true }),
});

export const clearConversation = route({
  name: 'clearConversation',
  method: 'POST',
  path: '/api/v1/conversations/{id}/clear',
  summary: 'Hide all that was said so far, from oneself alone.',
  access: { action: 'update', subject: 'Chat' },
  parameters: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({ changeId: z.nullable(id()) }),
});
