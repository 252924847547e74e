import { createFileRoute, redirect } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { chatsQuery, contactOfMessage, contactsQuery } from '../../../../features/chat/chat.queries.ts';
import { ChatPage } from '../../../../features/chat/chat-page.tsx';
import { ChatSearch, chatSearchDefaults } from '../../../../features/chat/chat-search.ts';
import { requireAbility } from '../../../../session/guards.ts';
import { parseListSearch } from '../../../../ui/data-table/list-search.ts';

export const Route = createFileRoute('/_shell/apps/chat/')({
  staticData: { titleKey: 'chat.title' },
  beforeLoad: async ({ location }) => {
    await requireAbility('read', 'Chat');
    // A link to a message says nothing of whom the chat is with.
    const { message } = parseListSearch(ChatSearch, chatSearchDefaults, location.search);
    const contactId = message === undefined ? null : await contactOfMessage(Number(message));
    if (contactId === null) return;
    throw redirect({
      to: '/apps/chat/$contactId',
      params: { contactId: String(contactId) },
      search: { message: Number(message) },
      replace: true,
    });
  },
  loader: () => {
    void queryClient.prefetchQuery(chatsQuery);
    void queryClient.prefetchQuery(contactsQuery);
  },
  component: () => <ChatPage contactId={null} />,
});
