import * as z from 'zod/mini';
import { StoredAttachment } from './files.ts';
import { route } from './route.ts';
import { givenId, id, idParameter, line, moment, requiredText, text } from './text.ts';

/** Opening a chat answers this many messages at most, and the list this many contacts; what is beyond is paged by `/api/v1/conversations`. */
export const chatLimit = 1_000;

export const chatStatuses = ['online', 'offline', 'busy', 'away'] as const;
export const ChatStatus = z.enum(chatStatuses);
export type ChatStatus = z.infer<typeof ChatStatus>;

/** A file that goes along with a message; `getFile` answers its bytes. */
export const ChatAttachment = z.pick(StoredAttachment, { id: true, name: true, mediaType: true, size: true });
export type ChatAttachment = z.infer<typeof ChatAttachment>;

/** What one can say to a message without words, in the order in which it is shown. */
export const reactionKinds = ['thumbs-up', 'heart', 'laugh', 'surprise', 'sad', 'done'] as const;
export const ReactionKind = z.enum(reactionKinds);
export type ReactionKind = z.infer<typeof ReactionKind>;

export const ChatReaction = z.object({ kind: ReactionKind, accountIds: z.array(id()) });
export type ChatReaction = z.infer<typeof ChatReaction>;

/**
 * The message that another one answers: how it begins, or the names of its files. `gone` is why it is not shown: it was deleted, one has
 * cleared it for oneself, or it was said before one came into the group.
 */
export const ChatQuote = z.object({
  id: id(),
  senderId: id(),
  words: z.string(),
  gone: z.nullable(z.enum(['deleted', 'cleared', 'before'])),
});
export type ChatQuote = z.infer<typeof ChatQuote>;

/** Who wrote what somebody else has forwarded. The name is empty once they have closed their account. */
export const ForwardedFrom = z.object({ id: id(), name: z.string() });
export type ForwardedFrom = z.infer<typeof ForwardedFrom>;

/** One message; `editedAt` is null until its text was changed. `clientKey` is what its sender's app knows it by. */
export const ChatMessage = z.object({
  message: z.string(),
  time: moment(),
  senderId: id(),
  id: id(),
  editedAt: z.nullable(moment()),
  clientKey: z.nullable(z.string()),
  attachments: z.array(ChatAttachment),
  answers: z.nullable(ChatQuote),
  forwardedFrom: z.nullable(ForwardedFrom),
  reactions: z.array(ChatReaction),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** What the list says of the latest message of a chat. */
export const LastChatMessage = z.omit(ChatMessage, { answers: true, forwardedFrom: true, reactions: true });
export type LastChatMessage = z.infer<typeof LastChatMessage>;

/**
 * The id of a contact is that of their account, and so is that of the chat with them. `lastMessage` is null when all were deleted, or cleared
 * for oneself. `isSample` is who came with the sample data, and nobody can sign in as; `isClosed` is who has closed their account, and is nobody any more.
 * Who may not read the chat is put into no group.
 */
export const Contact = z.object({
  id: id(),
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  avatar: z.string(),
  status: ChatStatus,
  isSample: z.boolean(),
  isClosed: z.boolean(),
  isMuted: z.boolean(),
  isBlocked: z.boolean(),
  blocksMe: z.boolean(),
  /** What one has marked for oneself alone. */
  isImportant: z.boolean(),
  tags: z.array(z.string()),
  mayRead: z.boolean(),
  chat: z.optional(
    z.object({
      id: id(),
      unseenMsgs: z.int(),
      /** Whether one has pinned it: pinned chats come first in one's list. */
      isPinned: z.boolean(),
      lastMessage: z.nullable(LastChatMessage),
      conversationId: id(),
      /** The last message that one has read oneself and not marked as unread since, and that the contact has ever read; 0 before the first. */
      lastReadId: z.int(),
      seenUntilId: z.int(),
      /** The last message of those that one has cleared for oneself; 0 for none. */
      clearedUntilId: z.int(),
      /** Whether it is among one's chats: one can take it out until somebody writes again. */
      isListed: z.boolean(),
    }),
  ),
});
export type Contact = z.infer<typeof Contact>;

/** A chat that is open: its messages in the order in which they were sent. */
export const ChatEntry = z.object({
  id: id(),
  userId: id(),
  unseenMsgs: z.int(),
  chat: z.array(ChatMessage),
  conversationId: id(),
});
export type ChatEntry = z.infer<typeof ChatEntry>;

export const ChatSettings = z.object({
  /** Whether two-step sign-in is on. It is switched where one proves who one is, and not here. */
  isTwoStepAuthVerificationEnabled: z.boolean(),
  isNotificationsOn: z.boolean(),
});

/** What an account shows of itself to those who write to it, and what it has chosen for itself. */
export const ProfileUser = z.object({
  id: id(),
  avatar: z.string(),
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  status: ChatStatus,
  settings: ChatSettings,
});
export type ProfileUser = z.infer<typeof ProfileUser>;

const longestMessage = 5_000;

export const messageText = () => requiredText(longestMessage);

export const mostChatAttachments = 10;

const writtenFields = {
  message: text(longestMessage),
  clientKey: z.optional(requiredText(100)),
  answersId: z.optional(givenId()),
  attachmentIds: z.optional(
    z
      .array(givenId())
      .check(z.maxLength(mostChatAttachments, `Send at most ${mostChatAttachments} files with one message.`)),
  ),
};

const saysSomething = z.refine<{ message: string; attachmentIds?: number[] | undefined }>(
  ({ message, attachmentIds = [] }) => message !== '' || attachmentIds.length > 0,
  { path: ['message'], message: 'Fill this in.' },
);

/** What is written: words, files, or both. */
export const WrittenMessage = z.object(writtenFields).check(saysSomething);

export const getProfileUser = route({
  name: 'getProfileUser',
  method: 'GET',
  path: '/apps/chat/users/profile-user',
  summary: "One's own chat profile.",
  access: { action: 'read', subject: 'Chat' },
  status: 200,
  response: ProfileUser,
});

export const listChatsAndContacts = route({
  name: 'listChatsAndContacts',
  method: 'GET',
  path: '/apps/chat/chats-and-contacts',
  summary:
    'Whom one chats with, those that one has pinned before the others and the most recently written to first, and all whom one may write to, by name: the first 1,000 of each, and whoever is important to one. `only` leaves the others empty.',
  access: { action: 'read', subject: 'Chat' },
  query: z.object({ only: z.optional(z.enum(['chats', 'contacts'])) }),
  status: 200,
  response: z.object({
    chatsContacts: z.array(Contact),
    contacts: z.array(Contact),
    profileUser: z.pick(ProfileUser, { id: true, avatar: true, fullName: true, status: true }),
  }),
});

export const getChat = route({
  name: 'getChat',
  method: 'GET',
  path: '/apps/chat/get-chat',
  summary:
    'The chat with a contact, its latest 1,000 messages, which have been read by this; `chat` is null before there is one.',
  access: { action: 'read', subject: 'Chat' },
  marksAsSeen: true,
  query: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({ chat: z.nullable(ChatEntry), contact: Contact }),
});

export const sendChatMessage = route({
  name: 'sendChatMessage',
  method: 'POST',
  path: '/apps/chat/send-msg',
  summary:
    'Write to a contact. The first message makes the chat, which is then answered too. The same `clientKey` again is the same message, stored once. `attachmentIds` are of `uploadAttachment`; `answersId` is of the message of the chat that this one answers.',
  access: { action: 'create', subject: 'Chat' },
  body: z.object({ obj: z.object({ contact: z.object({ id: givenId() }), ...writtenFields }).check(saysSomething) }),
  status: 201,
  response: z.object({
    response: z.object({
      newMessageData: ChatMessage,
      id: id(),
      chat: z.optional(ChatEntry),
      changeId: z.nullable(id()),
    }),
  }),
});

export const ChatProfile = z.object({
  title: line(120),
  about: line(120),
  status: ChatStatus,
  settings: z.pick(ChatSettings, { isNotificationsOn: true }),
});
export type ChatProfile = z.infer<typeof ChatProfile>;

export const setChatProfile = route({
  name: 'setChatProfile',
  method: 'PUT',
  path: '/api/v1/chat-profile',
  summary: "Change one's own chat profile. `title` is what contacts see as `role`.",
  access: { action: 'update', subject: 'Chat' },
  body: ChatProfile,
  status: 200,
  response: z.object({ profileUser: ProfileUser }),
});
