import { createFileRoute } from '@tanstack/react-router';
import { EcommerceCards } from '../../../features/dashboards/ecommerce-page.tsx';
import { LayoutPage } from '../../../features/page-layouts/layout-page.tsx';
import { useAbility } from '../../../session/ability.ts';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/page-layout/collapse-menu')({
  staticData: { titleKey: 'shell.menu.pageLayouts.collapsedMenu', layout: { menuCollapsed: true } },
  beforeLoad: () => requireAbility('read', 'Auth'),
  component: CollapseMenuRoute,
});

function CollapseMenuRoute() {
  const seesFigures = useAbility().can('read', 'Analytics');
  return <LayoutPage layout="collapsedMenu">{seesFigures && <EcommerceCards />}</LayoutPage>;
}
