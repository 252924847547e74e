import { createFileRoute } from '@tanstack/react-router';
import { BasicCardsPage } from '../../../features/dashboards/basic-cards-page.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/cards/basic')({
  staticData: { titleKey: 'dashboards.cards.basic' },
  beforeLoad: () => requireAbility('read', 'Analytics'),
  component: BasicCardsPage,
});
