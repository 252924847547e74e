import { stockStateOf } from '@atrium/contract/catalogue';
import {
  type Product,
  type ProductFilters,
  type ProductOrder,
  priceBandOf,
  productRatings,
} from '@atrium/contract/products';
import type { ProductRow } from '../../../database/shop-schema.ts';
import { type FacetFilter, facetOf, type ListIndex } from '../../../lists/list-index.ts';
import { numberKey } from '../../../lists/number-key.ts';
import type { ListRequest } from '../../../lists/page.ts';
import { fold, searchText } from '../../../search/fold.ts';

/** A product as the business knows it. */
export type ProductRecord = Omit<
  ProductRow,
  'nameKey' | 'slug' | 'brandKey' | 'categoryKey' | 'priceKey' | 'ratingKey' | 'stockKey' | 'facet' | 'search' | 'place'
>;

export const productParts = ['category', 'brand', 'rating', 'hasFreeShipping', 'priceBand'] as const;

export const productsIndex: ListIndex<ProductRow> = {
  name: 'products',
  sorts: {
    id: 'id',
    price: 'priceKey',
    name: 'nameKey',
    rating: 'ratingKey',
    brand: 'brandKey',
    category: 'categoryKey',
    stock: 'stockKey',
  },
  facets: [...productParts, 'stockState'],
};

export const productSorts: Readonly<Record<ProductOrder, Pick<ListRequest, 'sort' | 'direction'>>> = {
  featured: { sort: 'id', direction: 'desc' },
  'price-asc': { sort: 'price', direction: 'asc' },
  'price-desc': { sort: 'price', direction: 'desc' },
  'name-asc': { sort: 'name', direction: 'asc' },
  'rating-desc': { sort: 'rating', direction: 'desc' },
};

/** A product as the table keeps it: with its slug, the keys of the orders, the facet, and the text that is searched. */
export function productRow(product: ProductRecord): ProductRow {
  const { id, name, brand, category, rating, hasFreeShipping, priceCents, stock } = product;
  const shown = [priceBandOf(priceCents), stockStateOf(stock)];
  return {
    ...product,
    nameKey: fold(name),
    slug: slugOf(name, id),
    brandKey: fold(brand),
    categoryKey: category,
    priceKey: numberKey(priceCents),
    ratingKey: numberKey(rating),
    stockKey: numberKey(stock),
    facet: facetOf([category, brandPart(brand), String(rating), String(hasFreeShipping === 1), ...shown]),
    search: searchText([name]),
    place: id,
  };
}

export function productFilter({ category, brand, rating, hasFreeShipping, priceBand }: ProductFilters): FacetFilter {
  return {
    category: category && { anyOf: category },
    brand: brand && { anyOf: brand.map(brandPart) },
    rating: rating === undefined ? undefined : { anyOf: ratingsFrom(rating).map(String) },
    hasFreeShipping: hasFreeShipping?.toString(),
    priceBand: priceBand && { anyOf: priceBand },
  };
}

export function ratingsFrom(lowest: number): number[] {
  return productRatings.filter((rating) => rating >= lowest);
}

/** A brand is free text, and a part of a facet may not hold the characters that separate parts. */
function brandPart(brand: string): string {
  return encodeURIComponent(brand);
}

export function brandOfPart(part: string): string {
  return decodeURIComponent(part);
}

function slugOf(name: string, id: number): string {
  return `${slugWords(name)}-${id}`;
}

export function slugWords(name: string): string {
  return fold(name)
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** What the shop shows of a product, the price in the currency of the house. */
export type ShownProductRow = Pick<ProductRow, Exclude<keyof Product, 'price' | 'hasFreeShipping' | 'colors'>> &
  Pick<ProductRow, 'priceCents' | 'hasFreeShipping'>;

export function shownProduct({
  priceCents,
  hasFreeShipping,
  ...row
}: ShownProductRow & Pick<Product, 'colors'>): Product {
  return { ...row, price: priceCents / 100, hasFreeShipping: hasFreeShipping === 1 };
}
