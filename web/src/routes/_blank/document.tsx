import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../backend/query-client.ts';
import { SharedDocumentPage } from '../../features/invoices/shared-documents/shared-document-page.tsx';
import { loadTexts } from '../../i18n/i18n.ts';
import { textIn } from '../../navigation/own-address.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';

export const Route = createFileRoute('/_blank/document')({
  staticData: { titleKey: 'billing.shared.title' },
  validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } => ({ token: textIn(token) }),
  beforeLoad: () => loadTexts(['all']),
  component: Page,
});

function Page() {
  const { token = '' } = Route.useSearch();
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <SharedDocumentPage key={token} token={token} />
      </ThemeProvider>
    </QueryClientProvider>
  );
}
