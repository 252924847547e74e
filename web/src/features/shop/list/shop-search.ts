import { ProductListQuery } from '@atrium/contract/products';
import * as z from 'zod/mini';

export const shopViews = ['grid', 'list'] as const;
export type ShopView = (typeof shopViews)[number];

export const ShopSearch = z.object({ ...ProductListQuery.shape, view: z._default(z.enum(shopViews), 'grid') });
export type ShopSearch = z.infer<typeof ShopSearch>;

export const shopDefaults = {} as const;

export const clearedFilters = {
  category: undefined,
  brand: undefined,
  rating: undefined,
  hasFreeShipping: undefined,
  priceBand: undefined,
} as const;

export function isFiltered(state: ShopSearch): boolean {
  return Object.keys(clearedFilters).some((filter) => filter in state && Reflect.get(state, filter) !== undefined);
}

/** Whether less than the whole shop is asked for. */
export function isNarrowed(state: ShopSearch): boolean {
  return isFiltered(state) || (state.q ?? '') !== '';
}

export type ChangeShop = (patch: Partial<Record<keyof ShopSearch, unknown>>, options?: { replace?: boolean }) => void;
