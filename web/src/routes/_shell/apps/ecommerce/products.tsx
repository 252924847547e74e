import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { ProductListPage } from '../../../../features/products/product-list-page.tsx';
import { ProductListSearch, productListDefaults } from '../../../../features/products/product-list-search.ts';
import { brandsQuery, productListQuery } from '../../../../features/products/products.queries.ts';
import { requireAbility } from '../../../../session/guards.ts';
import { parseListSearch } from '../../../../ui/data-table/list-search.ts';
import { categoriesQuery } from '../../../../ui/product-categories.ts';

export const Route = createFileRoute('/_shell/apps/ecommerce/products')({
  staticData: { titleKey: 'products.title' },
  beforeLoad: () => requireAbility('read', 'Product'),
  loader: ({ location }) => {
    const search = parseListSearch(ProductListSearch, productListDefaults, location.search);
    void queryClient.prefetchQuery(productListQuery(search));
    void queryClient.prefetchQuery(brandsQuery);
    void queryClient.prefetchQuery(categoriesQuery);
  },
  component: ProductListPage,
});
