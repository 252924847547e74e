import { createFileRoute } from '@tanstack/react-router';
import { EcommerceCards } from '../../../features/dashboards/ecommerce-page.tsx';
import { LayoutPage } from '../../../features/page-layouts/layout-page.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/page-layout/collapse-menu')({
  staticData: { titleKey: 'shell.menu.pageLayouts.collapsedMenu', layout: { menuCollapsed: true } },
  beforeLoad: () => requireAbility('read', 'Analytics'),
  component: CollapseMenuRoute,
});

function CollapseMenuRoute() {
  return (
    <LayoutPage layout="collapsedMenu">
      <EcommerceCards />
    </LayoutPage>
  );
}
