import { createFileRoute } from '@tanstack/react-router';
import { SeriesListPage } from '../../../../../features/invoices/series/series-list-page.tsx';
import { requireAbility } from '../../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/invoice/series/list')({
  staticData: { titleKey: 'billing.series.title' },
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  beforeLoad: () => requireAbility('read', 'Invoice'),
  component: SeriesListPage,
});
