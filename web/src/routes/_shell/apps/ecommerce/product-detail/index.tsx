import { createFileRoute, redirect } from '@tanstack/react-router';
import { call } from '../../../../../backend/client.ts';
import { requireAbility } from '../../../../../session/guards.ts';

/** The menu's link to a product, without one: the first of the shop; the shop itself while it has none. */
export const Route = createFileRoute('/_shell/apps/ecommerce/product-detail/')({
  beforeLoad: async () => {
    await requireAbility('read', 'Product');
    // Not part of the site map, which is loaded before anything is.
    const { listProducts } = await import('@atrium/contract/products');
    const { products } = await call(listProducts, { query: { perPage: 1 } });
    const [first] = products;
    if (!first) throw redirect({ to: '/apps/ecommerce/shop', replace: true });
    throw redirect({ to: '/apps/ecommerce/product-detail/$product', params: { product: first.slug }, replace: true });
  },
});
