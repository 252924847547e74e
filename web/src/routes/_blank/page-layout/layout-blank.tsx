import { createFileRoute } from '@tanstack/react-router';
import { BlankPage } from '../../../features/page-layouts/blank-page.tsx';
import { requireAccount } from '../../../session/guards.ts';

export const Route = createFileRoute('/_blank/page-layout/layout-blank')({
  staticData: { titleKey: 'shell.menu.pageLayouts.blank' },
  beforeLoad: ({ location }) => requireAccount(location.href),
  component: BlankPage,
});
