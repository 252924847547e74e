import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { takeConfiguration } from '../src/backend/configuration.ts';
import { queryClient } from '../src/backend/query-client.ts';
import { SignInPage } from '../src/features/accounts/sign-in-page.tsx';
import { EcommercePage } from '../src/features/dashboards/ecommerce-page.tsx';
import { storedAccount, storeSession } from '../src/session/stored-session.ts';
import { Shell } from '../src/shell/shell.tsx';
import { ThemeProvider } from '../src/theme/theme-provider.tsx';

/** Pages with all that they may have, before they have any data. In the places of texts are their keys. */

export async function signInMarkup(): Promise<string> {
  takeConfiguration({
    brandName: 'configuration.brandName',
    currency: 'USD',
    language: 'en',
    sampleData: true,
    registration: 'admin',
    home: 'server',
    termsUrl: null,
    privacyUrl: null,
    demoAccounts: [demoAccount(0), demoAccount(1)],
  });
  return await draw(SignInPage, '/login');
}

function demoAccount(index: number) {
  return {
    name: `configuration.demoAccounts.${index}.name`,
    email: `configuration.demoAccounts.${index}.email`,
    password: '',
  };
}

/** The dashboard of who may do everything, as wide as the window that there is. */
export async function dashboardMarkup(): Promise<string> {
  storeSession({ userData: administrator, accessToken: '', refreshToken: '' });
  const markup = await draw(Dashboard, '/dashboard/ecommerce');
  const thisYear = new Date().getFullYear();
  const dated = markup.replaceAll(
    /<span>(20\d\d)<\/span>/g,
    (_, year) => `<span>years.${thisYear - Number(year)}</span>`,
  );
  return dated.replace(/<dialog.*<\/dialog>/s, '').replaceAll(notSeen, '');
}

/** Nobody can press or hear a drawing. */
const notSeen = / (?:xmlns|href|id|name|aria-(?:label|labelledby|controls|haspopup|keyshortcuts))="[^"]*"/g;

const administrator = {
  id: 1,
  fullName: 'account.fullName',
  username: '',
  avatar: '/account.avatar',
  email: '',
  role: 'admin' as const,
  ability: [{ action: 'manage' as const, subject: 'all' as const }],
  isEmailVerified: true,
  accessRole: null,
  userId: null,
};

function Dashboard() {
  const account = storedAccount();
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        {account && (
          <Shell account={account}>
            <EcommercePage />
          </Shell>
        )}
      </ThemeProvider>
    </QueryClientProvider>
  );
}

async function draw(page: RouteComponent, address: string): Promise<string> {
  await i18next.use(initReactI18next).init({ lng: 'cimode', resources: {}, react: { useSuspense: false } });
  const routeTree = createRootRoute({ component: page });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
