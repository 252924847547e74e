import { createFileRoute } from '@tanstack/react-router';
import { MaintenancePage } from '../../../features/system-pages/maintenance-page.tsx';

export const Route = createFileRoute('/_blank/misc/maintenance')({
  staticData: { titleKey: 'systemPages.maintenance.title' },
  component: MaintenancePage,
});
