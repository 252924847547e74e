import {
  ChatAttachment,
  type ChatMessage,
  type ChatQuote,
  type ChatReaction,
  type ChatStatus,
  type Contact,
  type ForwardedFrom,
  type LastChatMessage,
  type ProfileUser,
} from '@atrium/contract/chat';
import { quoteOf } from '@atrium/contract/chat-quotes';
import { withoutMarks } from '@atrium/contract/message-marks';
import type { AccountRole } from '@atrium/contract/policy';
import * as z from 'zod/mini';
import { abilityFor } from '../../auth/access-roles.ts';
import type { ChatContactRow, ChatMessageRow, ConversationMemberRow } from '../../database/chat-schema.ts';
import { fold, foldSearched } from '../../search/fold.ts';

export type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

interface Named {
  id: number;
  fullName: string;
  username: string;
  avatar: string | null;
}

/** What somebody does not see of a conversation. */
export type Hidden = Pick<ConversationMemberRow, 'clearedUntil' | 'joinedAfter'>;

type WrittenRow = Pick<
  ChatMessageRow,
  'id' | 'text' | 'senderId' | 'sentAt' | 'editedAt' | 'clientKey' | 'attachments'
>;

/** With the message that it answers, and who wrote what was forwarded; null where it answers none, and was not forwarded. */
export interface ShownMessageRow extends WrittenRow {
  answersId: number | null;
  answeredSenderId: number | null;
  answeredText: string | null;
  answeredAttachments: string | null;
  answeredDeletedAt: string | null;
  forwardedFromId: number | null;
  authorFullName: string | null;
  authorUsername: string | null;
  authorClosedAt: string | null;
}

/** What decides whether somebody may read the chat; `access` is what the access role of the user gives that the account was made from. */
interface Rights {
  canSignIn: number;
  role: AccountRole;
  access: string | null;
}

/** A contact as it is read; what has no row is null. */
export interface ContactRow
  extends Named,
    Rights,
    Nullable<Pick<ChatMessageRow, 'text' | 'senderId' | 'sentAt' | 'editedAt' | 'clientKey' | 'attachments'>>,
    Nullable<Omit<ChatContactRow, 'accountId' | 'contactId'>> {
  title: string | null;
  about: string | null;
  status: ChatStatus | null;
  conversationId: number | null;
  /** The last message of all that there is, seen or not. */
  latestId: number | null;
  unreadCount: number | null;
  isPinned: number | null;
  lastReadMessageId: number | null;
  clearedUntil: number | null;
  seenUntil: number | null;
  blocksMe: number | null;
  closedAt: string | null;
  messageId: number | null;
}

/** Who came with the sample data never reads, and is written to all the same. */
export function mayReadChat({ canSignIn, role, access }: Rights): boolean {
  return canSignIn === 0 || abilityFor(role, access).can('read', 'Chat');
}

interface ProfileRow extends Named {
  title: string | null;
  about: string | null;
  status: ChatStatus | null;
  twoStepsConfirmedAt: string | null;
  isNotificationsOn: number | null;
}

/** What stands for somebody who has not said anything of themselves. */
export const defaultStatus: ChatStatus = 'online';

export function nameOf({ fullName, username }: Pick<Named, 'fullName' | 'username'>): string {
  return fullName || username;
}

/** What stands for whoever has closed their account: nothing of them is left to be shown. */
export const gone = {
  fullName: 'Closed account',
  role: '',
  about: '',
  avatar: '',
  status: 'offline',
  isSample: false,
} as const;

/** A message without what it answers, and without reactions. */
export function bareMessageOf(row: WrittenRow): LastChatMessage {
  const { id, text, sentAt, senderId, editedAt, clientKey } = row;
  const attachments = attachmentsOf(row.attachments);
  return { message: text, time: sentAt, senderId, id, editedAt, clientKey, attachments };
}

export function messageOf(row: ShownMessageRow, hidden: Hidden, reactions: ChatReaction[]): ChatMessage {
  return { ...bareMessageOf(row), answers: answeredOf(row, hidden), forwardedFrom: forwardedFromOf(row), reactions };
}

function forwardedFromOf(row: ShownMessageRow): ForwardedFrom | null {
  const { forwardedFromId: id, authorFullName, authorUsername, authorClosedAt } = row;
  if (id === null) return null;
  if (authorClosedAt !== null) return { id, name: '' };
  return { id, name: nameOf({ fullName: authorFullName ?? '', username: authorUsername ?? '' }) };
}

function answeredOf(row: ShownMessageRow, { clearedUntil, joinedAfter }: Hidden): ChatQuote | null {
  const { answersId: id, answeredSenderId: senderId, answeredText: message } = row;
  if (id === null || senderId === null || message === null) return null;
  const gone = { id, senderId, words: '' };
  if (row.answeredDeletedAt !== null) return { ...gone, gone: 'deleted' };
  if (id <= joinedAfter) return { ...gone, gone: 'before' };
  if (id <= clearedUntil) return { ...gone, gone: 'cleared' };
  return quoteOf({ id, senderId, message, attachments: attachmentsOf(row.answeredAttachments) });
}

export function contactOf(row: ContactRow): Contact {
  const { conversationId, unreadCount, isPinned, lastReadMessageId, seenUntil, clearedUntil } = row;
  const contact = {
    id: row.id,
    fullName: nameOf(row),
    role: row.title ?? '',
    about: row.about ?? '',
    avatar: row.avatar ?? '',
    status: row.status ?? defaultStatus,
    isSample: row.canSignIn === 0,
    isClosed: row.closedAt !== null,
    isMuted: row.isMuted === 1,
    isBlocked: row.isBlocked === 1,
    blocksMe: row.blocksMe === 1,
    isImportant: row.isImportant === 1,
    tags: tagsOf(row.tags),
    mayRead: mayReadChat(row),
    ...(row.closedAt !== null && gone),
  };
  if (conversationId === null) return contact;
  return {
    ...contact,
    chat: {
      id: row.id,
      unseenMsgs: unreadCount ?? 0,
      isPinned: isPinned === 1,
      lastMessage: lastMessageOf(row),
      conversationId,
      lastReadId: lastReadMessageId ?? 0,
      seenUntilId: seenUntil ?? 0,
      clearedUntilId: clearedUntil ?? 0,
      isListed: (row.latestId ?? 0) > (row.hiddenUntil ?? 0),
    },
  };
}

/** As searching sees it: the words, and the names of the files. */
export function foldedOf({ text, attachments }: Pick<ChatMessageRow, 'text' | 'attachments'>): string {
  return foldSearched([withoutMarks(text), ...attachmentsOf(attachments).map(({ name }) => name)].join('\n'));
}

export function attachmentsOf(json: string | null): ChatAttachment[] {
  return json === null ? [] : z.array(ChatAttachment).parse(JSON.parse(json));
}

export function tagsOf(json: string | null): string[] {
  return json === null ? [] : z.array(z.string()).parse(JSON.parse(json));
}

type LastMessageRow = Nullable<Omit<WrittenRow, 'id'>> & { messageId: number | null };

export function lastMessageOf(row: LastMessageRow): LastChatMessage | null {
  const { messageId, text, senderId, sentAt, ...rest } = row;
  if (messageId === null || text === null || senderId === null || sentAt === null) return null;
  return bareMessageOf({ ...rest, id: messageId, text, senderId, sentAt });
}

/** By name as a person reads it. */
export function byName(contacts: readonly Contact[]): Contact[] {
  const keyed = contacts.map((contact) => ({ contact, key: fold(contact.fullName) }));
  return keyed.toSorted((one, other) => compare(one.key, other.key)).map(({ contact }) => contact);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

export function profileOf(row: ProfileRow): ProfileUser {
  return {
    id: row.id,
    avatar: row.avatar ?? '',
    fullName: nameOf(row),
    role: row.title ?? '',
    about: row.about ?? '',
    status: row.status ?? defaultStatus,
    settings: {
      isTwoStepAuthVerificationEnabled: row.twoStepsConfirmedAt !== null,
      isNotificationsOn: row.isNotificationsOn !== 0,
    },
  };
}
