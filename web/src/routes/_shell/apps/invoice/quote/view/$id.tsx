import { createFileRoute } from '@tanstack/react-router';
import { QuoteViewPage } from '../../../../../../features/invoices/quotes/quote-view-page.tsx';
import { requireAbility } from '../../../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/invoice/quote/view/$id')({
  staticData: { titleKey: 'billing.quotes.one' },
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  beforeLoad: () => requireAbility('read', 'Invoice'),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return <QuoteViewPage key={id} id={id} />;
}
