import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { queryClient } from '../src/backend/query-client.ts';
import { EcommercePage } from '../src/features/dashboards/ecommerce-page.tsx';
import { storedAccount } from '../src/session/stored-session.ts';
import { Shell } from '../src/shell/shell.tsx';
import { ThemeProvider } from '../src/theme/theme-provider.tsx';

export async function dashboardMarkup(): Promise<string> {
  await i18next.use(initReactI18next).init({ lng: 'cimode', resources: {}, react: { useSuspense: false } });
  const routeTree = createRootRoute({ component: Dashboard });
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: ['/dashboard/ecommerce'] }),
  });
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

function Dashboard() {
  const account = storedAccount();
  if (!account) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <Shell account={account}>
          <EcommercePage />
        </Shell>
      </ThemeProvider>
    </QueryClientProvider>
  );
}
