import { colorsOf } from '@atrium/contract/product-stock';
import {
  type ListProduct,
  type ProductColor,
  type ProductFacets,
  type ProductFacetsQuery,
  type ProductListQuery,
  priceBands,
  productRatings,
} from '@atrium/contract/products';
import type { SignedInContext } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { countsByPart, type ValueCounts } from '../../../lists/facet-counts.ts';
import { findPage, type ListReader } from '../../../lists/page.ts';
import { foldWords } from '../../../search/fold.ts';
import { findCartEntries } from '../carts/carts.queries.ts';
import { findWishlistEntries } from '../carts/wishlists.queries.ts';
import { findCategories } from '../product-categories/product-categories.queries.ts';
import { withColors } from './product-colors.queries.ts';
import { withPictures } from './product-pictures.queries.ts';
import {
  brandOfPart,
  productFilter,
  productParts,
  productSorts,
  productsIndex,
  ratingsFrom,
  type ShownProductRow,
  shownProduct,
} from './products.list.ts';
import { findProducts } from './products.queries.ts';

export async function listProducts({ lists, caller }: SignedInContext, query: ProductListQuery) {
  const { page, perPage, sortBy, q } = query;
  const request = { words: foldWords(q), filter: productFilter(query), ...productSorts[sortBy], page, perPage };
  const { total, ids } = await findPage(lists, productsIndex, request);
  const { userWishlist, userCart } = await findEntries(lists, caller.accountId);
  const rows = await withColors(lists.database, await findProducts(lists.database, ids));
  return { products: withMarks(rows, userWishlist, userCart), total, userWishlist, userCart };
}

export async function getProduct({ lists, caller }: SignedInContext, idOrSlug: string) {
  const id = idIn(idOrSlug);
  const rows = id === null ? [] : await withColors(lists.database, await findProducts(lists.database, [id]));
  const { userWishlist, userCart } = await findEntries(lists, caller.accountId);
  const [product] = await withPictures(lists.database, withMarks(rows, userWishlist, userCart));
  if (!product) throw notFound('product');
  const cartColor = userCart.find(({ productId }) => productId === product.id)?.color ?? null;
  const wishlistColor = userWishlist.find(({ productId }) => productId === product.id)?.color ?? null;
  return { product: { ...product, colorOptions: colorsOf(product), cartColor, wishlistColor } };
}

/** `31` and `brass-lamp-31` are both the product 31. */
function idIn(idOrSlug: string): number | null {
  const id = Number(idOrSlug.match(/^(?:[^-].*-)?(\d+)$/s)?.[1] ?? Number.NaN);
  return Number.isSafeInteger(id) ? id : null;
}

async function findEntries({ database }: ListReader, accountId: number) {
  const userWishlist = await findWishlistEntries(database, accountId);
  return { userWishlist, userCart: await findCartEntries(database, accountId) };
}

interface Entry {
  productId: number;
}

type ColoredRow = ShownProductRow & { colors: ProductColor[] };

function withMarks(rows: readonly ColoredRow[], wishlist: readonly Entry[], cart: readonly Entry[]) {
  const wished = new Set(wishlist.map(({ productId }) => productId));
  const inCart = new Set(cart.map(({ productId }) => productId));
  return rows.map((row): ListProduct => {
    const isInWishlist = wished.has(row.id);
    return { ...shownProduct(row), isInWishlist, isInCart: inCart.has(row.id) };
  });
}

export async function findProductFacets(lists: ListReader, query: ProductFacetsQuery): Promise<ProductFacets> {
  const asked = { words: foldWords(query.q), filter: productFilter(query) };
  const counts = await countsByPart(lists, productsIndex, productParts, asked);
  const categories = await findCategories(lists.database);
  const totalOf = (values: ValueCounts, value: string) => values.get(value) ?? 0;
  const ratingAndUp = (lowest: number) =>
    ratingsFrom(lowest).reduce((total, rating) => total + totalOf(counts.rating, String(rating)), 0);
  return {
    categories: categories.map(({ slug }) => ({ value: slug, total: totalOf(counts.category, slug) })),
    brands: [...counts.brand]
      .map(([part, total]) => ({ value: brandOfPart(part), total }))
      .toSorted((one, other) => (one.value < other.value ? -1 : 1)),
    ratings: productRatings.toReversed().map((value) => ({ value, total: ratingAndUp(value) })),
    hasFreeShipping: [true, false].map((value) => ({ value, total: totalOf(counts.hasFreeShipping, String(value)) })),
    priceBands: priceBands.map((value) => ({ value, total: totalOf(counts.priceBand, value) })),
  };
}
