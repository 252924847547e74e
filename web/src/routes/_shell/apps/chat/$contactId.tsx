import { createFileRoute, notFound } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { chatsQuery, contactsQuery } from '../../../../features/chat/chat.queries.ts';
import { ChatPage } from '../../../../features/chat/chat-page.tsx';
import { contactIdOf } from '../../../../features/chat/chat-search.ts';
import { requireAbility } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/chat/$contactId')({
  staticData: { titleKey: 'chat.title' },
  beforeLoad: () => requireAbility('read', 'Chat'),
  loader: ({ params }) => {
    if (contactIdOf(params.contactId) === null) throw notFound();
    void queryClient.prefetchQuery(chatsQuery);
    void queryClient.prefetchQuery(contactsQuery);
  },
  component: ChatWithRoute,
});

function ChatWithRoute() {
  const { contactId } = Route.useParams();
  return <ChatPage contactId={contactIdOf(contactId)} />;
}
