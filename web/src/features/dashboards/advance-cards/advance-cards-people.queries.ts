import { listChatsAndContacts } from '@atrium/contract/chat';
import { listConversationMessages } from '@atrium/contract/conversations';
import { readPerson } from '@atrium/contract/profile-people';
import { queryOptions } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { call } from '../../../backend/client.ts';

export const ownPageQuery = queryOptions({
  queryKey: ['profile', 'card'],
  queryFn: ({ signal }) => call(readPerson, { query: {} }, { signal }),
  meta: { follows: ['account', 'account-settings', 'profile-post', 'profile-reaction'] },
});

const shownMessages = 4;

export const chatCardKey = ['conversation', 'latest'];

/**
 * The chat in which something was said last, or the one that is held while it is asked, by the id of its contact: whoever writes in it is not to
 * lose it. Without a contact while there is none.
 */
export function chatCardQuery(held: RefObject<number | null>) {
  return queryOptions({
    queryKey: chatCardKey,
    queryFn: async ({ signal }) => {
      const { chatsContacts } = await call(listChatsAndContacts, { query: { only: 'chats' } }, { signal });
      const contact = chatsContacts.find(({ id }) => id === held.current) ?? chatsContacts[0];
      if (!contact?.chat) return { contact: null, messages: [] };
      const parameters = { id: contact.chat.conversationId };
      const { messages } = await call(
        listConversationMessages,
        { parameters, query: { perPage: shownMessages } },
        { signal },
      );
      return { contact, messages };
    },
    meta: { follows: ['chat-message', 'chat-contact', 'account'] },
  });
}
