import type { Contact } from '@atrium/contract/chat';
import type { ChatGroup } from '@atrium/contract/chat-groups';
import { markConversationUnread, pinConversation, readConversation } from '@atrium/contract/conversations';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useCommand } from '../../ui/use-command.ts';
import { chatsQuery } from './chat.queries.ts';
import { groupsQuery } from './groups/groups.queries.ts';

/** A conversation as it stands in one's list. */
export interface Listed {
  conversationId: number;
  name: string;
  unseenMsgs: number;
  isPinned: boolean;
}

type Named = Pick<Listed, 'conversationId' | 'name'>;

const touched = ['conversation', 'chat-contact', 'chat-group'];

/** From a message of somebody else on, or from the latest of those. */
export function useMarkUnread({ conversationId: id, name }: Named) {
  const { t } = useTranslation();
  return useCommand({
    ask: (fromId: number | undefined) =>
      call(markConversationUnread, { parameters: { id }, body: fromId === undefined ? {} : { fromId } }),
    said: () => t('chat.said.markedUnread', { name }),
    touches: touched,
  });
}

/** As opening it would. */
export function useReadAll({ conversationId: id }: Named) {
  return useCommand({
    ask: () => call(readConversation, { parameters: { id }, body: { messageId: Number.MAX_SAFE_INTEGER } }),
    touches: touched,
  });
}

export function usePin({ conversationId: id, name }: Named) {
  const { t } = useTranslation();
  return useCommand({
    ask: (isPinned: boolean) => call(pinConversation, { parameters: { id }, body: { isPinned } }),
    said: (isPinned) => t(isPinned ? 'chat.said.pinned' : 'chat.said.unpinned', { name }),
    show: (client, isPinned) => showPinned(client, id, isPinned),
    touches: touched,
  });
}

function showPinned(client: QueryClient, conversationId: number, isPinned: boolean): void {
  const pinned = (contact: Contact) =>
    contact.chat?.conversationId === conversationId ? { ...contact, chat: { ...contact.chat, isPinned } } : contact;
  client.setQueryData(chatsQuery.queryKey, (chats) => chats?.map(pinned));
  const pinnedGroup = (group: ChatGroup) => (group.id === conversationId ? { ...group, isPinned } : group);
  client.setQueryData(groupsQuery.queryKey, (groups) => groups?.map(pinnedGroup));
}
