import { createFileRoute } from '@tanstack/react-router';
import { QuoteAddPage } from '../../../../../features/invoices/quotes/quote-form-page.tsx';
import { requireAbility } from '../../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/invoice/quote/add')({
  staticData: { titleKey: 'billing.quotes.addTitle' },
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  beforeLoad: async () => {
    await requireAbility('create', 'Invoice');
    await requireAbility('read', 'Invoice');
  },
  component: QuoteAddPage,
});
