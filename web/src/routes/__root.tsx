import { createRootRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { FailurePage } from '../features/system-pages/failure-page.tsx';
import { ConnectionBanner } from '../navigation/connection-banner.tsx';
import { HomeBanner } from '../navigation/home-banner.tsx';
import { PageAnnouncer } from '../navigation/page-announcer.tsx';
import { useDocumentTitle } from '../navigation/use-document-title.ts';
import { useFocusOnNavigation } from '../navigation/use-focus-on-navigation.ts';

export const Route = createRootRoute({
  codeSplitGroupings: [],
  component: Root,
  // Not loaded on demand: it also stands where something could not be loaded.
  errorComponent: FailurePage,
  notFoundComponent: lazyRouteComponent(() => import('../features/system-pages/not-found-page.tsx'), 'NotFoundPage'),
});

function Root() {
  const title = useDocumentTitle();
  useFocusOnNavigation();
  return (
    <>
      <ConnectionBanner />
      <HomeBanner />
      <Outlet />
      <PageAnnouncer title={title} />
    </>
  );
}
