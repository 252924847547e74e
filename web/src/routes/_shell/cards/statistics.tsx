import { createFileRoute } from '@tanstack/react-router';
import { StatisticsCardsPage } from '../../../features/dashboards/statistics-cards/statistics-cards-page.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/cards/statistics')({
  staticData: { titleKey: 'dashboards.cards.statistics' },
  beforeLoad: () => requireAbility('read', 'Analytics'),
  component: StatisticsCardsPage,
});
