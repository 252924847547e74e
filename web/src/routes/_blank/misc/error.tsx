import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../../features/system-pages/not-found-page.tsx';

export const Route = createFileRoute('/_blank/misc/error')({
  staticData: { titleKey: 'systemPages.notFound.title' },
  component: NotFoundPage,
});
