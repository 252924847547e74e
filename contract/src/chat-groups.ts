import * as z from 'zod/mini';
import { ChatMessage, ChatStatus, LastChatMessage, WrittenMessage } from './chat.ts';
import { ChatReport } from './chat-contacts.ts';
import { route } from './route.ts';
import { id, idempotencyKey, idParameter, requiredLine } from './text.ts';

/** So many are in a group at most, oneself included. */
export const mostGroupMembers = 200;

/** Somebody who is in a group, or was: their name stands beside what they wrote. */
export const GroupMember = z.object({
  id: id(),
  fullName: z.string(),
  avatar: z.string(),
  status: ChatStatus,
  isSample: z.boolean(),
  isClosed: z.boolean(),
});
export type GroupMember = z.infer<typeof GroupMember>;

/**
 * A conversation of several, whose id it has. `lastMessage` is null when all were deleted, or cleared for oneself. `seenUntilId` is how far
 * all others have read.
 */
export const ChatGroup = z.object({
  id: id(),
  name: z.string(),
  memberCount: z.int(),
  isMuted: z.boolean(),
  /** Whether one has pinned it: pinned groups come first in one's list. */
  isPinned: z.boolean(),
  unseenMsgs: z.int(),
  lastMessage: z.nullable(z.extend(LastChatMessage, { senderName: z.string() })),
  lastReadId: z.int(),
  seenUntilId: z.int(),
  clearedUntilId: z.int(),
});
export type ChatGroup = z.infer<typeof ChatGroup>;

/** `members` come in the order in which they joined; the first, `ownerId`, may remove the others. `formerMembers` have left or were removed. */
export const ChatGroupDetails = z.extend(ChatGroup, {
  ownerId: id(),
  members: z.array(GroupMember),
  formerMembers: z.array(GroupMember),
});
export type ChatGroupDetails = z.infer<typeof ChatGroupDetails>;

const groupName = () => requiredLine(100);

const memberIds = () =>
  z
    .array(id())
    .check(
      z.minLength(1, 'Choose at least one person.'),
      z.maxLength(mostGroupMembers - 1, `A group has at most ${mostGroupMembers} members.`),
    );

const oneGroup = { parameters: z.object({ id: idParameter() }) };

const changedGroup = z.object({ group: ChatGroupDetails, changeId: z.nullable(id()) });

export const listChatGroups = route({
  name: 'listChatGroups',
  method: 'GET',
  path: '/api/v1/chat-groups',
  summary:
    'The groups that one is in, those that one has pinned before the others and the most recently written to first: the first 1,000.',
  access: { action: 'read', subject: 'Chat' },
  status: 200,
  response: z.object({ groups: z.array(ChatGroup) }),
});

export const getChatGroup = route({
  name: 'getChatGroup',
  method: 'GET',
  path: '/api/v1/chat-groups/{id}',
  summary: 'A group that one is in, with its members. Nothing is read by this.',
  access: { action: 'read', subject: 'Chat' },
  ...oneGroup,
  status: 200,
  response: z.object({ group: ChatGroupDetails }),
});

export const addChatGroup = route({
  name: 'addChatGroup',
  method: 'POST',
  path: '/api/v1/chat-groups',
  summary:
    'Make a group of oneself and others who may read the chat. Who has blocked one, or is blocked, cannot be in it at the hands of one. Its messages are read, searched and cleared as those of any conversation.',
  access: { action: 'create', subject: 'Chat' },
  body: z.object({ name: groupName(), memberIds: memberIds(), ...idempotencyKey }),
  status: 201,
  response: changedGroup,
});

export const renameChatGroup = route({
  name: 'renameChatGroup',
  method: 'PATCH',
  path: '/api/v1/chat-groups/{id}',
  summary: 'Give a group that one is in another name.',
  access: { action: 'update', subject: 'Chat' },
  ...oneGroup,
  body: z.object({ name: groupName() }),
  status: 200,
  response: changedGroup,
});

export const addChatGroupMembers = route({
  name: 'addChatGroupMembers',
  method: 'POST',
  path: '/api/v1/chat-groups/{id}/members',
  summary: 'Take others who may read the chat into a group that one is in. They read what is written from then on.',
  access: { action: 'update', subject: 'Chat' },
  ...oneGroup,
  body: z.object({ memberIds: memberIds() }),
  status: 200,
  response: changedGroup,
});

export const removeChatGroupMember = route({
  name: 'removeChatGroupMember',
  method: 'DELETE',
  path: '/api/v1/chat-groups/{id}/members/{accountId}',
  summary:
    'Leave a group, or, as its owner, remove somebody from it. When the owner leaves, whoever has been in it the longest is the owner.',
  access: { action: 'update', subject: 'Chat' },
  parameters: z.object({ id: idParameter(), accountId: idParameter() }),
  status: 200,
  response: z.object({ changeId: id() }),
});

export const muteChatGroup = route({
  name: 'muteChatGroup',
  method: 'PUT',
  path: '/api/v1/chat-groups/{id}/muted',
  summary:
    'Mute a group for oneself alone, or hear of it again. What is written in a muted one is not counted with the others.',
  access: { action: 'update', subject: 'Chat' },
  ...oneGroup,
  body: z.object({ isMuted: z.boolean() }),
  status: 200,
  response: z.object({ changeId: z.nullable(id()) }),
});

export const reportChatGroup = route({
  name: 'reportChatGroup',
  method: 'POST',
  path: '/api/v1/chat-groups/{id}/reports',
  summary: 'Tell the administrators of a group that one is in, and why: once in 24 hours. Nobody else hears of it.',
  access: { action: 'update', subject: 'Chat' },
  ...oneGroup,
  body: ChatReport,
  status: 201,
  response: z.object({}),
});

export const sendToChatGroup = route({
  name: 'sendToChatGroup',
  method: 'POST',
  path: '/api/v1/chat-groups/{id}/messages',
  summary:
    'Write to a group. Whom it mentions, by an `@` and their whole name, is told, whoever has muted the group too. The same `clientKey` again is the same message, stored once. `attachmentIds` are of `uploadAttachment`; `answersId` is of the message of the group that this one answers.',
  access: { action: 'create', subject: 'Chat' },
  ...oneGroup,
  body: WrittenMessage,
  status: 201,
  response: z.object({ message: ChatMessage, changeId: z.nullable(id()) }),
});

export const tellTypingInChatGroup = route({
  name: 'tellTypingInChatGroup',
  method: 'POST',
  path: '/api/v1/chat-groups/{id}/typing',
  summary: 'Tell the others of a group that one is writing at this moment, or has stopped. It is told and not kept.',
  access: { action: 'create', subject: 'Chat' },
  records: false,
  ...oneGroup,
  body: z.object({ isTyping: z.boolean() }),
  status: 200,
  response: z.object({}),
});
