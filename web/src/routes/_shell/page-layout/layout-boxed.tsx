import { createFileRoute } from '@tanstack/react-router';
import { EcommerceCards } from '../../../features/dashboards/ecommerce-page.tsx';
import { LayoutPage } from '../../../features/page-layouts/layout-page.tsx';
import { useAbility } from '../../../session/ability.ts';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/page-layout/layout-boxed')({
  staticData: { titleKey: 'shell.menu.pageLayouts.boxed', layout: { contentWidth: 'boxed' } },
  beforeLoad: () => requireAbility('read', 'Auth'),
  component: LayoutBoxedRoute,
});

function LayoutBoxedRoute() {
  const seesFigures = useAbility().can('read', 'Analytics');
  return <LayoutPage layout="boxed">{seesFigures && <EcommerceCards />}</LayoutPage>;
}
