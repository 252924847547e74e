import { createFileRoute } from '@tanstack/react-router';
import { NotAuthorizedPage } from '../../../features/system-pages/not-authorized-page.tsx';

export const Route = createFileRoute('/_blank/misc/not-authorized')({
  staticData: { titleKey: 'systemPages.notAuthorized.title' },
  component: NotAuthorizedPage,
});
