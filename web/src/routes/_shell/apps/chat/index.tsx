import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { chatsQuery, contactsQuery } from '../../../../features/chat/chat.queries.ts';
import { ChatPage } from '../../../../features/chat/chat-page.tsx';
import { requireAbility } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/chat/')({
  staticData: { titleKey: 'chat.title' },
  beforeLoad: () => requireAbility('read', 'Chat'),
  loader: () => {
    void queryClient.prefetchQuery(chatsQuery);
    void queryClient.prefetchQuery(contactsQuery);
  },
  component: () => <ChatPage contactId={null} />,
});
