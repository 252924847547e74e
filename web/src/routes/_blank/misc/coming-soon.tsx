import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonPage } from '../../../features/system-pages/coming-soon-page.tsx';

export const Route = createFileRoute('/_blank/misc/coming-soon')({
  staticData: { titleKey: 'systemPages.comingSoon.title' },
  component: ComingSoonPage,
});
