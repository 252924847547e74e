import { createFileRoute, notFound } from '@tanstack/react-router';
import { ChatPage } from '../../../../features/chat/chat-page.tsx';
import { partnerIdOf } from '../../../../features/chat/chat-search.ts';
import { prefetchLists } from '../../../../features/chat/groups/groups.queries.ts';
import { requireAbility } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/chat/group/$groupId')({
  staticData: { titleKey: 'chat.title' },
  beforeLoad: () => requireAbility('read', 'Chat'),
  loader: ({ params }) => {
    if (partnerIdOf(params.groupId) === null) throw notFound();
    prefetchLists();
  },
  component: ChatInGroupRoute,
});

function ChatInGroupRoute() {
  const { groupId } = Route.useParams();
  const id = partnerIdOf(groupId);
  return <ChatPage open={id === null ? null : { kind: 'group', id }} />;
}
