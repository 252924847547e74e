import { createFileRoute } from '@tanstack/react-router';
import { MessageListPage } from '../../../features/messages/message-list-page.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/messages')({
  staticData: { titleKey: 'messages.title' },
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  beforeLoad: () => requireAbility('read', 'Message'),
  component: MessageListPage,
});
