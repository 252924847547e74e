import type { ChatStatus } from '@atrium/contract/chat';
import type { ChatGroup, GroupMember } from '@atrium/contract/chat-groups';
import type { ChatMessageRow, ConversationMemberRow } from '../../../database/chat-schema.ts';
import { defaultStatus, gone, lastMessageOf, type Nullable, nameOf } from '../chat.shapes.ts';

export interface GroupRow
  extends Pick<ConversationMemberRow, 'isMuted' | 'isPinned' | 'unreadCount' | 'lastReadMessageId' | 'clearedUntil'>,
    Nullable<Pick<ChatMessageRow, 'text' | 'senderId' | 'sentAt' | 'editedAt' | 'clientKey' | 'attachments'>> {
  id: number;
  name: string | null;
  messageId: number | null;
  senderFullName: string | null;
  senderUsername: string | null;
  senderClosedAt: string | null;
  memberCount: number | null;
  seenUntil: number | null;
}

export interface GroupMemberRow {
  id: number;
  fullName: string;
  username: string;
  avatar: string | null;
  canSignIn: number;
  closedAt: string | null;
  status: ChatStatus | null;
}

/** Who joined first of those who can sign in: whoever never does looks after nothing. */
export function ownerIdOf(members: readonly Pick<GroupMemberRow, 'id' | 'canSignIn'>[]): number | undefined {
  return (members.find(({ canSignIn }) => canSignIn === 1) ?? members[0])?.id;
}

export function groupOf(row: GroupRow): ChatGroup {
  const lastMessage = lastMessageOf(row);
  return {
    id: row.id,
    name: row.name ?? '',
    memberCount: row.memberCount ?? 0,
    isMuted: row.isMuted === 1,
    isPinned: row.isPinned === 1,
    unseenMsgs: row.unreadCount,
    lastMessage: lastMessage && { ...lastMessage, senderName: senderOf(row) },
    lastReadId: row.lastReadMessageId,
    seenUntilId: row.seenUntil ?? 0,
    clearedUntilId: row.clearedUntil,
  };
}

function senderOf({ senderFullName, senderUsername, senderClosedAt }: GroupRow): string {
  if (senderClosedAt !== null) return gone.fullName;
  return nameOf({ fullName: senderFullName ?? '', username: senderUsername ?? '' });
}

export function groupMemberOf(row: GroupMemberRow): GroupMember {
  const { fullName, avatar, status, isSample } = gone;
  if (row.closedAt !== null) return { id: row.id, fullName, avatar, status, isSample, isClosed: true };
  return {
    id: row.id,
    fullName: nameOf(row),
    avatar: row.avatar ?? '',
    status: row.status ?? defaultStatus,
    isSample: row.canSignIn === 0,
    isClosed: false,
  };
}
