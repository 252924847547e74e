import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../../backend/query-client.ts';
import { idOfOrder, OrderPage } from '../../../../../features/orders/order-page.tsx';
import { managedOrderQuery } from '../../../../../features/orders/orders.queries.ts';
import { requireAllOrders } from '../../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/ecommerce/order/$id')({
  staticData: { titleKey: 'orders.one' },
  beforeLoad: requireAllOrders,
  loader: ({ params }) => {
    const id = idOfOrder(params.id);
    if (id !== null) void queryClient.prefetchQuery(managedOrderQuery(id));
  },
  component: OrderRoute,
});

function OrderRoute() {
  const { id } = Route.useParams();
  return <OrderPage key={id} id={id} />;
}
