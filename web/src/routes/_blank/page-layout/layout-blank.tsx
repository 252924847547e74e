import { createFileRoute } from '@tanstack/react-router';
import { BlankPage } from '../../../features/page-layouts/blank-page.tsx';
import { requireAbility, requireAccount } from '../../../session/guards.ts';

export const Route = createFileRoute('/_blank/page-layout/layout-blank')({
  staticData: { titleKey: 'shell.menu.pageLayouts.blank' },
  beforeLoad: async ({ location }) => {
    await requireAccount(location);
    await requireAbility('read', 'Analytics');
  },
  component: BlankPage,
});
