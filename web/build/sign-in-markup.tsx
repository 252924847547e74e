import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { takeConfiguration } from '../src/backend/configuration.ts';
import { SignInPage } from '../src/features/accounts/sign-in-page.tsx';

const account = (index: number) => ({
  name: `configuration.demoAccounts.${index}.name`,
  email: `configuration.demoAccounts.${index}.email`,
  password: '',
});

/** The sign-in page with all that it may have; in the places of texts are their keys. */
export async function signInMarkup(): Promise<string> {
  await i18next.use(initReactI18next).init({ lng: 'cimode', resources: {}, react: { useSuspense: false } });
  takeConfiguration({
    brandName: 'configuration.brandName',
    sampleData: true,
    registration: 'admin',
    home: 'server',
    demoAccounts: [account(0), account(1)],
  });
  const routeTree = createRootRoute({ component: SignInPage });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
