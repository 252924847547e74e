import { type CatalogueRow, stockStates } from '@atrium/contract/catalogue';
import { IconPackage } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../ui/data-table/answer-of.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { DataFilter } from '../../ui/data-table/data-table.types.ts';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useCategories } from '../../ui/product-categories.ts';
import { useProductColumns } from './product-columns.tsx';
import { ProductListSearch, productListDefaults } from './product-list-search.ts';
import { brandsQuery, loadProductExport, productListQuery } from './products.queries.ts';
import { useProductActions } from './use-product-actions.tsx';

interface ProductTableProps {
  onEdit: (product: CatalogueRow) => void;
  addButton: ReactNode;
}

export function ProductTable({ onEdit, addButton }: ProductTableProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [state, onChange] = useListSearch(ProductListSearch, productListDefaults);
  const list = useQuery(productListQuery(state));
  const actions = useProductActions(onEdit);
  const columns = useProductColumns(actions.open);
  const filters = useProductFilters();
  return (
    <>
      <DataTable
        list="products"
        label={t('products.title')}
        columns={columns}
        rowId={idOf}
        rowLabel={nameOf}
        answer={answerOf(list, ({ products }) => products)}
        state={state}
        onChange={onChange}
        searchLabel={t('products.search')}
        filters={filters}
        empty={
          <EmptyState
            icon={<IconPackage size={20} stroke={1.5} />}
            title={t('products.empty')}
            text={t('products.emptyText')}
            action={addButton}
          />
        }
        onOpen={actions.open}
        {...(actions.canDelete && { onDelete: actions.remove })}
        rowActions={actions.ofRow}
        {...(actions.ofRows.length > 0 && { bulkActions: actions.ofRows })}
        export={{
          fileName: t('products.fileName'),
          load: (exported, signal, format) => loadProductExport(state, exported, signal, format),
          rows: async (page) => (await client.fetchQuery(productListQuery({ ...state, page, perPage: 100 }))).products,
        }}
        hasSavedViews
        prefetch={(page) => void client.prefetchQuery(productListQuery({ ...state, page }))}
      />
      {actions.dialog}
    </>
  );
}

const idOf = ({ id }: CatalogueRow) => id;
const nameOf = ({ name }: CatalogueRow) => name;
const lowestRatings = ['4', '3', '2'];

function useProductFilters(): readonly DataFilter[] {
  const { t } = useTranslation();
  const { data: brands = [] } = useQuery(brandsQuery);
  const categories = useCategories();
  return useMemo(
    () => [
      {
        id: 'category',
        label: t('products.fields.category'),
        options: categories.map(({ slug, label }) => ({ value: slug, label })),
      },
      { id: 'brand', label: t('products.fields.brand'), options: brands.map((value) => ({ value, label: value })) },
      {
        id: 'stockState',
        label: t('products.fields.stock'),
        options: stockStates.map((value) => ({ value, label: t(`products.stockStates.${value}`) })),
      },
      {
        id: 'rating',
        label: t('products.fields.rating'),
        options: lowestRatings.map((value) => ({ value, label: t('products.andUp', { stars: value }) })),
      },
    ],
    [t, brands, categories],
  );
}
