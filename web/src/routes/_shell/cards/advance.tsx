import { createFileRoute } from '@tanstack/react-router';
import { AdvancedCardsPage } from '../../../features/dashboards/advance-cards/advance-cards-page.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/cards/advance')({
  staticData: { titleKey: 'dashboards.cards.advance' },
  beforeLoad: () => requireAbility('read', 'Analytics'),
  component: AdvancedCardsPage,
});
