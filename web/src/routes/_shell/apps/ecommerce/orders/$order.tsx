import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../../backend/query-client.ts';
import { orderQuery } from '../../../../../features/shop/orders/orders.queries.ts';
import { OwnOrderPage } from '../../../../../features/shop/orders/own-order-page.tsx';
import { idOfSlug } from '../../../../../features/shop/products/products.queries.ts';
import { requireAbility } from '../../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/ecommerce/orders/$order')({
  staticData: { titleKey: 'shop.orders.order' },
  validateSearch: (search: Record<string, unknown>): { new?: true } => (search.new === true ? { new: true } : {}),
  beforeLoad: () => requireAbility('read', 'Order'),
  loader: ({ params }) => {
    const id = idOfSlug(params.order);
    if (id !== null) void queryClient.prefetchQuery(orderQuery(id));
  },
  component: OrderRoute,
});

function OrderRoute() {
  const { order } = Route.useParams();
  const search = Route.useSearch();
  return <OwnOrderPage key={order} id={idOfSlug(order)} isNew={search.new === true} />;
}
