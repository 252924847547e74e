import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../../backend/query-client.ts';
import { ProductPage } from '../../../../../features/shop/products/product-page.tsx';
import { idOfSlug, productQuery } from '../../../../../features/shop/products/products.queries.ts';
import { requireAbility } from '../../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/ecommerce/product-detail/$product')({
  staticData: { titleKey: 'shop.product' },
  beforeLoad: () => requireAbility('read', 'Product'),
  loader: ({ params }) => {
    const id = idOfSlug(params.product);
    if (id !== null) void queryClient.prefetchQuery(productQuery(id));
  },
  component: ProductRoute,
});

function ProductRoute() {
  const { product } = Route.useParams();
  return <ProductPage key={product} slug={product} />;
}
