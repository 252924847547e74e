import { createFileRoute, notFound } from '@tanstack/react-router';
import { ChatPage } from '../../../../features/chat/chat-page.tsx';
import { partnerIdOf } from '../../../../features/chat/chat-search.ts';
import { prefetchLists } from '../../../../features/chat/groups/groups.queries.ts';
import { requireAbility } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/chat/$contactId')({
  staticData: { titleKey: 'chat.title' },
  beforeLoad: () => requireAbility('read', 'Chat'),
  loader: ({ params }) => {
    if (partnerIdOf(params.contactId) === null) throw notFound();
    prefetchLists();
  },
  component: ChatWithRoute,
});

function ChatWithRoute() {
  const { contactId } = Route.useParams();
  const id = partnerIdOf(contactId);
  return <ChatPage open={id === null ? null : { kind: 'contact', id }} />;
}
