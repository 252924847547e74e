import { CatalogueQuery, StockState } from '@atrium/contract/catalogue';
import { ProductCategory } from '@atrium/contract/products';
import { requiredText } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { layoutParameters } from '../../ui/data-table/list-search.ts';

/** Each filter has one choice at a time. */
export const ProductListSearch = z.object({
  ...CatalogueQuery.shape,
  category: z.optional(ProductCategory),
  brand: z.optional(requiredText(80)),
  stockState: z.optional(StockState),
  ...layoutParameters,
});
export type ProductListSearch = z.infer<typeof ProductListSearch>;

/** The latest first. */
export const productListDefaults = { sort: 'desc', sortColumn: 'id' } as const;
