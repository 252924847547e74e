import { createFileRoute, redirect } from '@tanstack/react-router';
import { partnerOfMessage } from '../../../../features/chat/chat.queries.ts';
import { ChatPage } from '../../../../features/chat/chat-page.tsx';
import { ChatSearch, chatSearchDefaults } from '../../../../features/chat/chat-search.ts';
import { prefetchLists } from '../../../../features/chat/groups/groups.queries.ts';
import { requireAbility } from '../../../../session/guards.ts';
import { parseListSearch } from '../../../../ui/data-table/list-search.ts';

export const Route = createFileRoute('/_shell/apps/chat/')({
  staticData: { titleKey: 'chat.title' },
  beforeLoad: () => requireAbility('read', 'Chat'),
  loader: async ({ location }) => {
    prefetchLists();
    // A link to a message says nothing of whom the chat is with.
    const { message } = parseListSearch(ChatSearch, chatSearchDefaults, location.search);
    const partner = message === undefined ? null : await partnerOfMessage(message);
    if (partner === null) return;
    const there = { search: { message }, replace: true };
    const id = String(partner.id);
    throw partner.kind === 'group'
      ? redirect({ to: '/apps/chat/group/$groupId', params: { groupId: id }, ...there })
      : redirect({ to: '/apps/chat/$contactId', params: { contactId: id }, ...there });
  },
  component: () => <ChatPage open={null} />,
});
