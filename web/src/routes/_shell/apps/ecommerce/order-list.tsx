import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { OrderListPage } from '../../../../features/orders/order-list-page.tsx';
import { OrderListSearch, orderListDefaults } from '../../../../features/orders/order-list-search.ts';
import { orderFacetsQuery, orderListQuery } from '../../../../features/orders/orders.queries.ts';
import { requireAllOrders } from '../../../../session/guards.ts';
import { parseListSearch } from '../../../../ui/data-table/list-search.ts';

export const Route = createFileRoute('/_shell/apps/ecommerce/order-list')({
  staticData: { titleKey: 'orders.title' },
  beforeLoad: requireAllOrders,
  loader: ({ location }) => {
    const search = parseListSearch(OrderListSearch, orderListDefaults, location.search);
    void queryClient.prefetchQuery(orderListQuery(search));
    void queryClient.prefetchQuery(orderFacetsQuery(search));
  },
  component: OrderListPage,
});
