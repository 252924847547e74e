import type { ErrorComponentProps } from '@tanstack/react-router';
import { BackendError } from '../../backend/backend-error.ts';
import { BlankLayout } from '../../blank/blank-layout.tsx';
import { MaintenancePage } from './maintenance-page.tsx';
import { PageFailure } from './page-failure.tsx';
import { PageNotFound } from './page-not-found.tsx';

/** For addresses that lead nowhere: there is no layout around them. */
export function NotFoundPage() {
  return (
    <BlankLayout>
      <PageNotFound />
    </BlankLayout>
  );
}

/** For what fails outside of any other layout. A back end that is not ready says so itself. */
export function FailurePage(props: ErrorComponentProps) {
  if (props.error instanceof BackendError && props.error.status === 503) return <MaintenancePage />;
  return (
    <BlankLayout>
      <PageFailure {...props} />
    </BlankLayout>
  );
}
