import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { cartQuery } from '../../../../features/shop/cart/cart.queries.ts';
import { CheckoutPage } from '../../../../features/shop/checkout/checkout-page.tsx';
import { requireAbility } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/ecommerce/checkout')({
  staticData: { titleKey: 'shop.checkout.title' },
  beforeLoad: async () => {
    await requireAbility('create', 'Order');
    await requireAbility('read', 'Product');
  },
  loader: () => void queryClient.prefetchQuery(cartQuery),
  component: CheckoutPage,
});
