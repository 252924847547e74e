import { createFileRoute } from '@tanstack/react-router';
import { SeriesEditPage } from '../../../../../../features/invoices/series/series-form-page.tsx';
import { requireAbility } from '../../../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/invoice/series/edit/$id')({
  staticData: { titleKey: 'billing.series.editTitle' },
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  beforeLoad: async () => {
    await requireAbility('update', 'Invoice');
    await requireAbility('read', 'Invoice');
  },
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return <SeriesEditPage key={id} id={id} />;
}
