import { ProductListQuery } from '@atrium/contract/products';
import * as z from 'zod/mini';

export const shopViews = ['grid', 'list'] as const;
export type ShopView = (typeof shopViews)[number];

export const ShopSearch = z.object({ ...ProductListQuery.shape, view: z._default(z.enum(shopViews), 'grid') });
export type ShopSearch = z.infer<typeof ShopSearch>;

export const shopDefaults = {} as const;

export type ChangeShop = (patch: Partial<Record<keyof ShopSearch, unknown>>, options?: { replace?: boolean }) => void;
