import { BlankLayout } from '../../blank/blank-layout.tsx';
import { PageNotFound } from './page-not-found.tsx';

/** For addresses that lead nowhere: there is no layout around them. */
export function NotFoundPage() {
  return (
    <BlankLayout>
      <PageNotFound />
    </BlankLayout>
  );
}
