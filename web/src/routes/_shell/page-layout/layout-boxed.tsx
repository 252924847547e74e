import { createFileRoute } from '@tanstack/react-router';
import { EcommerceCards } from '../../../features/dashboards/ecommerce-page.tsx';
import { LayoutPage } from '../../../features/page-layouts/layout-page.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/page-layout/layout-boxed')({
  staticData: { titleKey: 'shell.menu.pageLayouts.boxed', layout: { contentWidth: 'boxed' } },
  beforeLoad: () => requireAbility('read', 'Analytics'),
  component: LayoutBoxedRoute,
});

function LayoutBoxedRoute() {
  return (
    <LayoutPage layout="boxed">
      <EcommerceCards />
    </LayoutPage>
  );
}
