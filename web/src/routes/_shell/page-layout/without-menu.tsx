import { createFileRoute } from '@tanstack/react-router';
import { EcommerceCards } from '../../../features/dashboards/ecommerce-page.tsx';
import { LayoutPage } from '../../../features/page-layouts/layout-page.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/page-layout/without-menu')({
  staticData: { titleKey: 'shell.menu.pageLayouts.withoutMenu', layout: { menuHidden: true } },
  beforeLoad: () => requireAbility('read', 'Analytics'),
  component: WithoutMenuRoute,
});

function WithoutMenuRoute() {
  return (
    <LayoutPage layout="withoutMenu">
      <EcommerceCards />
    </LayoutPage>
  );
}
