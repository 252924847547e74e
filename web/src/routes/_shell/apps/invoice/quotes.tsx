import { createFileRoute } from '@tanstack/react-router';
import { QuoteListPage } from '../../../../features/invoices/quotes/quote-list-page.tsx';
import { requireAbility } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/invoice/quotes')({
  staticData: { titleKey: 'billing.quotes.title' },
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  beforeLoad: () => requireAbility('read', 'Invoice'),
  component: QuoteListPage,
});
