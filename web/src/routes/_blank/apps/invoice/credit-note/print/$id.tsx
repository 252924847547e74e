import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../../../backend/query-client.ts';
import { CreditNotePrintPage } from '../../../../../../features/invoices/credit-notes/credit-note-print-page.tsx';
import { requireAbility, requireAccount } from '../../../../../../session/guards.ts';
import { ThemeProvider } from '../../../../../../theme/theme-provider.tsx';

export const Route = createFileRoute('/_blank/apps/invoice/credit-note/print/$id')({
  staticData: { titleKey: 'creditNotes.printTitle' },
  beforeLoad: async ({ location }) => {
    await requireAccount(location);
    await requireAbility('read', 'Invoice');
  },
  component: CreditNotePrintRoute,
});

function CreditNotePrintRoute() {
  const { id } = Route.useParams();
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider isPaper>
        <CreditNotePrintPage id={id} />
      </ThemeProvider>
    </QueryClientProvider>
  );
}
