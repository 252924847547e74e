import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { PageFailure } from './features/system-pages/page-failure.tsx';
import type { Preferences } from './preferences/preference-values.ts';
import { routeTree } from './routes.gen.ts';

export const router = createRouter({
  routeTree,
  basepath: import.meta.env.BASE_URL,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: PageFailure,
  defaultNotFoundComponent: lazyRouteComponent(
    () => import('./features/system-pages/page-not-found.tsx'),
    'PageNotFound',
  ),
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** The key of the page's title in the texts. */
    titleKey?: string;
    /** What the shell looks like while this page is there, whatever the customizer says. */
    layout?: Partial<Pick<Preferences, 'menuCollapsed' | 'menuHidden' | 'contentWidth' | 'menuLayout'>>;
  }
}
