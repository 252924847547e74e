import type { CatalogueRow, ProductColumn } from '@atrium/contract/catalogue';
import { colorOptions } from '@atrium/contract/products';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../ui/data-table/data-table.types.ts';
import { cellWords } from '../../ui/data-table/exported-columns.ts';
import { useFormat } from '../../ui/format.ts';
import { categoryWords, useCategories, useCategoryName } from '../../ui/product-categories.ts';
import { ColorStocks, ProductName, Rating, StockLabel } from './product-name.tsx';

export function useProductColumns(
  onOpen: ((product: CatalogueRow) => void) | undefined,
): readonly DataColumn<CatalogueRow>[] {
  const { t } = useTranslation();
  const { money, number } = useFormat();
  const categories = useCategories();
  const categoryName = useCategoryName();
  return useMemo(() => {
    type Rest = Omit<DataColumn<CatalogueRow>, 'id' | 'header' | 'isSortable'>;
    const column = (id: ProductColumn, rest: Rest): DataColumn<CatalogueRow> => ({
      ...{ id, header: t(`products.fields.${id}`), isSortable: id !== 'colors' },
      ...rest,
    });
    return [
      column('name', {
        cell: (product) => <ProductName product={product} onOpen={onOpen && (() => onOpen(product))} />,
        width: 300,
        isHideable: false,
        card: 'heading',
      }),
      column('brand', { cell: ({ brand }) => <bdi>{brand}</bdi>, width: 170, card: 'plain' }),
      column('category', {
        cell: ({ category }) => <bdi>{categoryName(category)}</bdi>,
        width: 130,
        card: 'plain',
        words: { category: categoryWords(categories) },
      }),
      column('price', { cell: ({ priceCents }) => money(priceCents), width: 110, align: 'end' }),
      column('stock', { cell: (product) => <StockLabel product={product} />, width: 150 }),
      column('colors', {
        cell: ({ colors }) => <ColorStocks colors={colors} />,
        width: 220,
        isHiddenByDefault: true,
        card: 'detail',
        words: { colors: cellWords(t, 'shop.colors', colorOptions) },
      }),
      column('rating', { cell: ({ rating }) => <Rating rating={rating} />, width: 110 }),
      column('id', {
        cell: ({ id }) => number(id),
        width: 90,
        align: 'end',
        isHiddenByDefault: true,
        card: 'detail',
      }),
    ];
  }, [t, money, number, onOpen, categories, categoryName]);
}
