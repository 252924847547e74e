import {
  addProduct,
  type CatalogueRow,
  deleteProducts,
  exportCatalogue,
  getCatalogueProduct,
  listBrands,
  listCatalogue,
  type NewProduct,
  type ProductChanges,
  productColumns,
  setFreeShipping,
  updateProduct,
} from '@atrium/contract/catalogue';
import type { TableFormat } from '@atrium/contract/lists';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ifThere } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { askedColumns, type ExportedColumn } from '../../ui/data-table/exported-columns.ts';
import { useFormat } from '../../ui/format.ts';
import { useMakingOnce } from '../../ui/forms/use-adding-once.ts';
import { useCommand } from '../../ui/use-command.ts';
import { useSaving } from '../../ui/use-saving.ts';
import type { ProductListSearch } from './product-list-search.ts';

const productKey = ['product'] as const;

/** What the list asks for; how it looks is not the server's business. */
function queryOf({ columns: _, density: __, ...query }: ProductListSearch) {
  return query;
}

export function productListQuery(search: ProductListSearch) {
  const query = queryOf(search);
  return queryOptions({
    queryKey: [...productKey, 'catalogue', query],
    queryFn: ({ signal }) => call(listCatalogue, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: { follows: ['product-category'] },
  });
}

export const brandsQuery = queryOptions({
  queryKey: [...productKey, 'brands'],
  queryFn: async ({ signal }) => (await call(listBrands, {}, { signal })).brands,
});

/** The product as it is now, and where it is; null when it is gone. */
export function productQuery(id: number) {
  return queryOptions({
    queryKey: [...productKey, 'kept', id],
    queryFn: ({ signal }) => ifThere(call(getCatalogueProduct, { parameters: { id } }, { signal })),
    meta: { follows: ['product-category'] },
  });
}

/** The file of what the list shows, with these columns in this order. */
export function loadProductExport(
  search: ProductListSearch,
  columns: readonly ExportedColumn[],
  signal: AbortSignal,
  format: TableFormat,
) {
  const { page: _, perPage: __, ...query } = queryOf(search);
  return call(exportCatalogue, { query: { ...query, format, ...askedColumns(columns, productColumns) } }, { signal });
}

export function useAddProduct() {
  const once = useMakingOnce();
  return useSaving({
    mutationFn: (body: NewProduct) => once((idempotencyKey) => call(addProduct, { body: { ...body, idempotencyKey } })),
    touches: ['product'],
  });
}

export function useUpdateProduct(id: number) {
  return useSaving({
    mutationFn: (body: ProductChanges) => call(updateProduct, { parameters: { id }, body }),
    touches: ['product'],
  });
}

const idsOf = (products: readonly CatalogueRow[]) => products.map(({ id }) => id);

function useProductCommand(said: string, ask: (ids: number[]) => Promise<{ changeId: number | null }>) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return useCommand<readonly CatalogueRow[], { changeId: number | null }>({
    ask: (products) => ask(idsOf(products)),
    said: (products) => {
      const count = products.length;
      return t(said, { count, formatted: number(count), name: products[0]?.name });
    },
    touches: ['product', 'cart-item', 'wishlist-item'],
  });
}

export function useDeleteProducts() {
  return useProductCommand('products.said.deleted', (ids) => call(deleteProducts, { body: { ids } }));
}

export function useSetFreeShipping(hasFreeShipping: boolean) {
  const said = hasFreeShipping ? 'products.said.shippedFree' : 'products.said.shippedForFee';
  return useProductCommand(said, (ids) => call(setFreeShipping, { body: { ids, hasFreeShipping } }));
}
