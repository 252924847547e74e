import { type ErrorComponentProps, lazyRouteComponent } from '@tanstack/react-router';
import { BackendError } from '../../backend/backend-error.ts';
import { BlankLayout } from '../../blank/blank-layout.tsx';
import { PageFailure } from './page-failure.tsx';

const MaintenancePage = lazyRouteComponent(() => import('./maintenance-page.tsx'), 'MaintenancePage');

/** For what fails outside of any other layout. A back end that is not ready says so itself. */
export function FailurePage(props: ErrorComponentProps) {
  if (props.error instanceof BackendError && props.error.status === 503) return <MaintenancePage />;
  return (
    <BlankLayout>
      <PageFailure {...props} />
    </BlankLayout>
  );
}
