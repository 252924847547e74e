import { createFileRoute } from '@tanstack/react-router';
import { QuoteEditPage } from '../../../../../../features/invoices/quotes/quote-form-page.tsx';
import { requireAbility } from '../../../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/invoice/quote/edit/$id')({
  staticData: { titleKey: 'billing.quotes.editTitle' },
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  beforeLoad: async () => {
    await requireAbility('update', 'Invoice');
    await requireAbility('read', 'Invoice');
  },
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return <QuoteEditPage key={id} id={id} />;
}
