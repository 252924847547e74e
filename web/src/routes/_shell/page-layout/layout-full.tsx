import { createFileRoute } from '@tanstack/react-router';
import { EcommerceCards } from '../../../features/dashboards/ecommerce-page.tsx';
import { LayoutPage } from '../../../features/page-layouts/layout-page.tsx';
import { useAbility } from '../../../session/ability.ts';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/page-layout/layout-full')({
  staticData: { titleKey: 'shell.menu.pageLayouts.full', layout: { contentWidth: 'full' } },
  beforeLoad: () => requireAbility('read', 'Auth'),
  component: LayoutFullRoute,
});

function LayoutFullRoute() {
  const seesFigures = useAbility().can('read', 'Analytics');
  return <LayoutPage layout="full">{seesFigures && <EcommerceCards />}</LayoutPage>;
}
