import { createFileRoute } from '@tanstack/react-router';
import { AnalyticsCardsPage } from '../../../features/dashboards/analytics-cards-page.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/cards/analytics')({
  staticData: { titleKey: 'dashboards.cards.analytics' },
  beforeLoad: () => requireAbility('read', 'Analytics'),
  component: AnalyticsCardsPage,
});
