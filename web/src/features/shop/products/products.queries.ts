import {
  getProduct,
  getProductFacets,
  type ListProduct,
  listProducts,
  type ProductFacetsQuery,
  type ProductListQuery,
} from '@atrium/contract/products';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ifThere } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import type { ShopSearch } from '../list/shop-search.ts';

/** Each product says whether it is in the cart and on the wishlist; those of a category that goes are in another one. */
const meta = { follows: ['cart-item', 'wishlist-item', 'product-category'] };

/** What the products are searched and filtered by. */
export function facetsAskedBy({ q, category, brand, rating, hasFreeShipping, priceBand }: ShopSearch) {
  return { q, category, brand, rating, hasFreeShipping, priceBand };
}

export function productListQuery({ view: _, ...query }: ShopSearch) {
  return queryOptions({
    queryKey: ['product', 'list', query satisfies ProductListQuery],
    queryFn: ({ signal }) => call(listProducts, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  });
}

export function productFacetsQuery(query: ProductFacetsQuery) {
  return queryOptions({
    queryKey: ['product', 'facets', query],
    queryFn: ({ signal }) => call(getProductFacets, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: { follows: ['product-category'] },
  });
}

/** Null for an id that no product has. */
export function productQuery(id: number) {
  return queryOptions({
    queryKey: ['product', 'one', id],
    queryFn: ({ signal }) =>
      ifThere(call(getProduct, { parameters: { id: String(id) } }, { signal }).then(({ product }) => product)),
    meta,
  });
}

/** What else there is of a category. */
export function relatedProductsQuery({ id, category }: Pick<ListProduct, 'id' | 'category'>) {
  const query = { category: [category], perPage: 13 };
  return queryOptions({
    queryKey: ['product', 'related', query],
    queryFn: ({ signal }) => call(listProducts, { query }, { signal }),
    select: ({ products }) => products.filter((product) => product.id !== id).slice(0, 12),
    meta,
  });
}

type Marks = Partial<Pick<ListProduct, 'isInCart' | 'isInWishlist'>>;

/** Shows a product as it will be, wherever it is shown. */
export function markProduct(client: QueryClient, id: number, marks: Marks): void {
  client.setQueriesData<ProductPage>({ queryKey: ['product'], predicate: hasProducts }, (page) => {
    if (!page) return page;
    const products = page.products.map((product) => (product.id === id ? { ...product, ...marks } : product));
    return { ...page, products };
  });
  client.setQueryData(productQuery(id).queryKey, (product) => product && { ...product, ...marks });
}

interface ProductPage {
  products: ListProduct[];
}

function hasProducts({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[1] === 'list' || queryKey[1] === 'related';
}

/** The digits after the last hyphen. */
export function idOfSlug(slug: string): number | null {
  const id = Number(/^(?:.*-)?(\d+)$/s.exec(slug)?.[1] ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
