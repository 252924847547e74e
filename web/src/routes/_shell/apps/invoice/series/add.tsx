import { createFileRoute } from '@tanstack/react-router';
import { SeriesAddPage } from '../../../../../features/invoices/series/series-form-page.tsx';
import { requireAbility } from '../../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/invoice/series/add')({
  staticData: { titleKey: 'billing.series.addTitle' },
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  beforeLoad: async () => {
    await requireAbility('create', 'Invoice');
    await requireAbility('read', 'Invoice');
  },
  component: SeriesAddPage,
});
