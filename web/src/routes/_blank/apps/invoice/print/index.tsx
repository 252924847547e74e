import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../../backend/query-client.ts';
import { LatestInvoicePage } from '../../../../../features/invoices/latest-invoice-page.tsx';
import { requireAbility, requireAccount } from '../../../../../session/guards.ts';
import { ThemeProvider } from '../../../../../theme/theme-provider.tsx';

export const Route = createFileRoute('/_blank/apps/invoice/print/')({
  staticData: { titleKey: 'invoices.print.title' },
  beforeLoad: async ({ location }) => {
    await requireAccount(location);
    await requireAbility('read', 'Invoice');
  },
  component: LatestPrintRoute,
});

function LatestPrintRoute() {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider isPaper>
        <LatestInvoicePage opens="print" />
      </ThemeProvider>
    </QueryClientProvider>
  );
}
