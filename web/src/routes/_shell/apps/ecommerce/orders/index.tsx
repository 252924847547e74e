import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../../backend/query-client.ts';
import {
  OwnOrderSearch,
  ownOrderDefaults,
  ownOrdersQuery,
} from '../../../../../features/shop/orders/orders.queries.ts';
import { OwnOrdersPage } from '../../../../../features/shop/orders/own-orders-page.tsx';
import { requireAbility } from '../../../../../session/guards.ts';
import { parseListSearch } from '../../../../../ui/data-table/list-search.ts';

export const Route = createFileRoute('/_shell/apps/ecommerce/orders/')({
  staticData: { titleKey: 'shop.orders.title' },
  beforeLoad: () => requireAbility('read', 'Order'),
  loader: ({ location }) =>
    void queryClient.prefetchQuery(ownOrdersQuery(parseListSearch(OwnOrderSearch, ownOrderDefaults, location.search))),
  component: OwnOrdersPage,
});
