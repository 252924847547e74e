import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { ShopPage } from '../../../../features/shop/list/shop-page.tsx';
import { ShopSearch, shopDefaults } from '../../../../features/shop/list/shop-search.ts';
import {
  facetsAskedBy,
  productFacetsQuery,
  productListQuery,
} from '../../../../features/shop/products/products.queries.ts';
import { requireAbility } from '../../../../session/guards.ts';
import { parseListSearch } from '../../../../ui/data-table/list-search.ts';

export const Route = createFileRoute('/_shell/apps/ecommerce/shop')({
  staticData: { titleKey: 'shop.title' },
  beforeLoad: () => requireAbility('read', 'Product'),
  loader: ({ location }) => {
    const search = parseListSearch(ShopSearch, shopDefaults, location.search);
    void queryClient.prefetchQuery(productListQuery(search));
    void queryClient.prefetchQuery(productFacetsQuery(facetsAskedBy(search)));
  },
  component: ShopPage,
});
