import { createFileRoute } from '@tanstack/react-router';
import { ActionCardsPage } from '../../../features/dashboards/action-cards-page.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/cards/action')({
  staticData: { titleKey: 'dashboards.cards.action' },
  beforeLoad: () => requireAbility('read', 'Analytics'),
  component: ActionCardsPage,
});
