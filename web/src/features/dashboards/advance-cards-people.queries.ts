import { listChatsAndContacts } from '@atrium/contract/chat';
import { listConversationMessages } from '@atrium/contract/conversations';
import { readPerson } from '@atrium/contract/profile-people';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../backend/client.ts';

export const ownPageQuery = queryOptions({
  queryKey: ['profile', 'card'],
  queryFn: ({ signal }) => call(readPerson, { query: {} }, { signal }),
  meta: { follows: ['account', 'account-settings', 'profile-post', 'profile-reaction'] },
});

const shownMessages = 4;

/** The chat in which something was said last; without a contact while there is none. */
export const latestChatQuery = queryOptions({
  queryKey: ['conversation', 'latest'],
  queryFn: async ({ signal }) => {
    const { chatsContacts } = await call(listChatsAndContacts, { query: { only: 'chats' } }, { signal });
    const [contact] = chatsContacts;
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
