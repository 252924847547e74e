import { createRootRoute, Outlet } from '@tanstack/react-router';
import { FailurePage, NotFoundPage } from '../features/system-pages/blank-system-pages.tsx';
import { ConnectionBanner } from '../navigation/connection-banner.tsx';
import { HomeBanner } from '../navigation/home-banner.tsx';
import { PageAnnouncer } from '../navigation/page-announcer.tsx';
import { useDocumentTitle } from '../navigation/use-document-title.ts';
import { useFocusOnNavigation } from '../navigation/use-focus-on-navigation.ts';

export const Route = createRootRoute({
  codeSplitGroupings: [],
  component: Root,
  errorComponent: FailurePage,
  notFoundComponent: NotFoundPage,
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
