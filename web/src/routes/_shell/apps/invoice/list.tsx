import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { InvoiceListPage } from '../../../../features/invoices/invoice-list-page.tsx';
import { InvoiceListSearch, invoiceListDefaults } from '../../../../features/invoices/invoice-list-search.ts';
import { ageingQuery, invoiceListQuery } from '../../../../features/invoices/invoices.queries.ts';
import { requireAbility } from '../../../../session/guards.ts';
import { parseListSearch } from '../../../../ui/data-table/list-search.ts';

export const Route = createFileRoute('/_shell/apps/invoice/list')({
  staticData: { titleKey: 'invoices.list.title' },
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  beforeLoad: () => requireAbility('read', 'Invoice'),
  loader: ({ location }) => {
    const search = parseListSearch(InvoiceListSearch, invoiceListDefaults, location.search);
    void queryClient.prefetchQuery(invoiceListQuery(search));
    void queryClient.prefetchQuery(ageingQuery);
  },
  component: InvoiceListPage,
});
