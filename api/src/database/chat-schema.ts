import type { ChatStatus, ReactionKind } from '@atrium/contract/chat';

/** The tables of the chat. */
export interface ChatSchema {
  accountProfiles: AccountProfileRow;
  conversations: ConversationRow;
  conversationMembers: ConversationMemberRow;
  formerConversationMembers: FormerConversationMemberRow;
  chatContacts: ChatContactRow;
  chatReports: ChatReportRow;
  chatMessages: ChatMessageRow;
  chatReactions: ChatReactionRow;
  chatMessageVersions: { messageId: number; version: number; text: string; editedAt: string | null };
}

export interface AccountProfileRow {
  accountId: number;
  title: string;
  about: string;
  status: ChatStatus;
}

interface ConversationRow {
  id: number;
  /** The ids of the two accounts, the lower first: `3-17`; of a group its own id: `group-5`. */
  directKey: string;
  /** What a group is called; null for the conversation of two. */
  name: string | null;
  startedAt: string;
  /** The latest message that is not deleted; null when there is none. */
  lastMessageId: number | null;
  lastMessageAt: string;
}

export interface ConversationMemberRow {
  accountId: number;
  conversationId: number;
  /** Messages of others after the last that was read, without those that were deleted. */
  unreadCount: number;
  lastReadMessageId: number;
  /** The last message that was ever read, also when that was marked as unread again: how far the others see that it was read. */
  seenUntil: number;
  /** The last message of those that the account has cleared for itself; 0 for none. */
  clearedUntil: number;
  /** The last message of all that there was when they came into a group; 0 in a conversation of two. */
  joinedAfter: number;
  /** Of a group; who is muted otherwise stands in `chatContacts`. */
  isMuted: number;
  /** Whether it stands before the others in the account's own list. */
  isPinned: number;
  /** The order in which they joined. */
  place: number;
}

/** Who has left a group, with what they come back to. */
interface FormerConversationMemberRow extends ConversationMemberRow {
  /** The last message of all that there was when they left. */
  leftAfter: number;
}

export interface ChatContactRow {
  accountId: number;
  contactId: number;
  isMuted: number;
  isBlocked: number;
  isImportant: number;
  /** JSON of what the account calls them for itself. */
  tags: string;
  /** The last message of all that there was when the account took the chat out of its list; 0 for never. */
  hiddenUntil: number;
}

/** The latest report of an account about somebody, or about a group. */
export interface ChatReportRow {
  accountId: number;
  kind: 'contact' | 'group';
  reportedId: number;
  id: number;
  reportedAt: string;
}

export interface ChatMessageRow {
  id: number;
  conversationId: number;
  senderId: number;
  text: string;
  /** As searching sees it; null for what is older than this column. */
  folded: string | null;
  version: number;
  sentAt: string;
  editedAt: string | null;
  deletedAt: string | null;
  clientKey: string | null;
  /** JSON of what is shown of each file; null for none. */
  attachments: string | null;
  /** The message of the same conversation that it answers, deleted or not; null for none. */
  answersId: number | null;
  /** The account that wrote what was forwarded; null for what its sender wrote here. */
  forwardedFromId: number | null;
}

export interface ChatReactionRow {
  messageId: number;
  accountId: number;
  kind: ReactionKind;
}
