import type { ListProduct, ProductFacets, ProductListQuery } from '@atrium/contract/products';
import { priceBands, productRatings } from '@atrium/contract/products';
import { fold, foldSearched } from '../../src/search/fold.ts';

/** In their order. */
export const sampleCategories = ['lighting', 'navigation', 'bakery', 'print', 'instruments', 'wellbeing'] as const;

export type Query = Partial<ProductListQuery>;
type Filter = keyof Pick<ProductListQuery, 'category' | 'brand' | 'rating' | 'hasFreeShipping' | 'priceBand'>;

/** Each filter as a person would word it. */
const passes: Record<Filter, (product: ListProduct, query: Query) => boolean> = {
  category: ({ category }, query) => query.category?.includes(category) ?? true,
  brand: ({ brand }, query) => query.brand?.includes(brand) ?? true,
  rating: ({ rating }, query) => rating >= (query.rating ?? 0),
  hasFreeShipping: ({ hasFreeShipping }, query) => hasFreeShipping === (query.hasFreeShipping ?? hasFreeShipping),
  priceBand: ({ price }, query) => query.priceBand?.includes(bandOf(price)) ?? true,
};

export function bandOf(price: number) {
  if (price <= 10) return 'up-to-10';
  if (price <= 100) return '10-to-100';
  return price < 500 ? '100-to-500' : 'from-500';
}

function passesAll(product: ListProduct, query: Query, except?: Filter): boolean {
  return Object.entries(passes).every(([name, test]) => name === except || test(product, query));
}

/** The list as the specification words it, computed from all products the plain way: what the API answers has to be the same. */
export function expectedProducts(products: readonly ListProduct[], query: Query): ListProduct[] {
  const matching = searched(products, query).filter((product) => passesAll(product, query));
  const upwards = matching.toSorted((one, other) => one.id - other.id);
  if (query.sortBy === 'price-asc') return upwards.toSorted((one, other) => one.price - other.price);
  if (query.sortBy === 'name-asc') return upwards.toSorted((one, other) => byText(fold(one.name), fold(other.name)));
  const downwards = upwards.reverse();
  if (query.sortBy === 'price-desc') return downwards.toSorted((one, other) => other.price - one.price);
  if (query.sortBy === 'rating-desc') return downwards.toSorted((one, other) => other.rating - one.rating);
  return downwards;
}

function searched(products: readonly ListProduct[], { q = '' }: Query): readonly ListProduct[] {
  const words = foldSearched(q).split(' ');
  return products.filter(({ name }) => words.every((word) => foldSearched(name).includes(word)));
}

function byText(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

export function expectedFacets(products: readonly ListProduct[], query: Query): ProductFacets {
  const count = (filter: Filter, isIt: (product: ListProduct) => boolean) =>
    searched(products, query).filter((product) => passesAll(product, query, filter) && isIt(product)).length;
  const brands = [...new Set(products.map(({ brand }) => brand))].sort();
  return {
    categories: sampleCategories.map((value) => ({
      value,
      total: count('category', (each) => each.category === value),
    })),
    brands: brands.map((value) => ({ value, total: count('brand', (each) => each.brand === value) })),
    ratings: productRatings
      .toReversed()
      .map((value) => ({ value, total: count('rating', (each) => each.rating >= value) })),
    hasFreeShipping: [true, false].map((value) => {
      return { value, total: count('hasFreeShipping', (each) => each.hasFreeShipping === value) };
    }),
    priceBands: priceBands.map((value) => ({
      value,
      total: count('priceBand', (each) => bandOf(each.price) === value),
    })),
  };
}
