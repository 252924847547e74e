import { addToCart } from '@atrium/contract/carts';
import { type ListProduct, listProducts } from '@atrium/contract/products';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { useCommand } from '../../../ui/use-command.ts';

const shownProducts = 4;

/** What is new in the shop. */
export const newProductsQuery = queryOptions({
  queryKey: ['product', 'newest'],
  queryFn: ({ signal }) => call(listProducts, { query: { perPage: shownProducts } }, { signal }),
  meta: { follows: ['cart-item'] },
});

export function useAddToCart() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: ListProduct) => call(addToCart, { body: { productId: id } }),
    said: ({ name }) => t('shop.said.inCart', { name }),
    touches: ['cart-item', 'wishlist-item', 'product'],
    isInTurn: true,
  });
}
