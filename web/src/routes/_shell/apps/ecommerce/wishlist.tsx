import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { wishlistQuery } from '../../../../features/shop/cart/cart.queries.ts';
import { WishlistPage } from '../../../../features/shop/products/wishlist-page.tsx';
import { requireAbility } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/ecommerce/wishlist')({
  staticData: { titleKey: 'shop.wishlist' },
  beforeLoad: () => requireAbility('read', 'Product'),
  loader: () => void queryClient.prefetchQuery(wishlistQuery),
  component: WishlistPage,
});
