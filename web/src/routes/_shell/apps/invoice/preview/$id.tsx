import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../../backend/query-client.ts';
import { numberOfInvoice } from '../../../../../features/invoices/invoice-id.ts';
import { InvoicePreviewPage } from '../../../../../features/invoices/invoice-preview-page.tsx';
import { requireAbility } from '../../../../../session/guards.ts';
import { invoiceQuery } from '../../../../../ui/billing/invoice.queries.ts';

export const Route = createFileRoute('/_shell/apps/invoice/preview/$id')({
  staticData: { titleKey: 'invoices.preview.title' },
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  beforeLoad: () => requireAbility('read', 'Invoice'),
  loader: ({ params }) => {
    const id = numberOfInvoice(params.id);
    if (id !== null) void queryClient.prefetchQuery(invoiceQuery(id));
  },
  component: InvoicePreviewRoute,
});

function InvoicePreviewRoute() {
  const { id } = Route.useParams();
  return <InvoicePreviewPage key={id} id={id} />;
}
