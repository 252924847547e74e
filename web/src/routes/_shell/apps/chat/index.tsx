import { createFileRoute, redirect } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { chatsQuery, contactsQuery } from '../../../../features/chat/chat.queries.ts';
import { ChatPage } from '../../../../features/chat/chat-page.tsx';
import { requireAbility } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/chat/')({
  staticData: { titleKey: 'chat.title' },
  beforeLoad: async ({ location }) => {
    await requireAbility('read', 'Chat');
    if (!('message' in location.search)) return;
    // A link to a message says nothing of whom the chat is with. What finds out is no part of the site map, which is loaded before all else.
    const [{ contactOfMessage }, { ChatSearch, chatSearchDefaults }, { parseListSearch }] = await Promise.all([
      import('../../../../features/chat/chat.queries.ts'),
      import('../../../../features/chat/chat-search.ts'),
      import('../../../../ui/data-table/list-search.ts'),
    ]);
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
