import { createFileRoute } from '@tanstack/react-router';
import { EcommerceCards } from '../../../features/dashboards/ecommerce-page.tsx';
import { LayoutPage } from '../../../features/page-layouts/layout-page.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/page-layout/layout-full')({
  staticData: { titleKey: 'shell.menu.pageLayouts.full', layout: { contentWidth: 'full' } },
  beforeLoad: () => requireAbility('read', 'Analytics'),
  component: LayoutFullRoute,
});

function LayoutFullRoute() {
  return (
    <LayoutPage layout="full">
      <EcommerceCards />
    </LayoutPage>
  );
}
