import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../../backend/query-client.ts';
import { InvoicePrintPage } from '../../../../../features/invoices/document/invoice-print-page.tsx';
import { requireAbility, requireAccount } from '../../../../../session/guards.ts';
import { ThemeProvider } from '../../../../../theme/theme-provider.tsx';

export const Route = createFileRoute('/_blank/apps/invoice/print/$id')({
  staticData: { titleKey: 'invoices.print.title' },
  beforeLoad: async ({ location }) => {
    await requireAccount(location);
    await requireAbility('read', 'Invoice');
  },
  component: InvoicePrintRoute,
});

function InvoicePrintRoute() {
  const { id } = Route.useParams();
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider isPaper>
        <InvoicePrintPage id={id} />
      </ThemeProvider>
    </QueryClientProvider>
  );
}
