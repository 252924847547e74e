import { createFileRoute } from '@tanstack/react-router';
import { LayoutPage } from '../../../features/page-layouts/layout-page.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/page-layout/layout-empty')({
  staticData: { titleKey: 'shell.menu.pageLayouts.empty' },
  beforeLoad: () => requireAbility('read', 'Analytics'),
  component: () => <LayoutPage layout="empty" />,
});
