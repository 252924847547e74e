import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { deliveryMethodsQuery, shopSettingsQuery } from '../../../../features/shop/settings/shop-settings.queries.ts';
import { ShopSettingsPage } from '../../../../features/shop/settings/shop-settings-page.tsx';
import { requireAbility } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/ecommerce/settings')({
  staticData: { titleKey: 'shop.settings.title' },
  beforeLoad: () => requireAbility('manage', 'Order'),
  loader: () => {
    void queryClient.prefetchQuery(shopSettingsQuery);
    void queryClient.prefetchQuery(deliveryMethodsQuery);
  },
  component: ShopSettingsPage,
});
