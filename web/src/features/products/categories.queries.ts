import type { CategoryOfProducts } from '@atrium/contract/product-categories';
import {
  addProductCategory,
  deleteProductCategory,
  moveProductCategory,
  renameProductCategory,
} from '@atrium/contract/product-categories';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useFormat } from '../../ui/format.ts';
import { useMakingOnce } from '../../ui/forms/use-adding-once.ts';
import { categoriesQuery, type NamedCategory } from '../../ui/product-categories.ts';
import { useCommand } from '../../ui/use-command.ts';

const touches = ['product-category', 'product'];

export function useAddCategory() {
  const { t } = useTranslation();
  const once = useMakingOnce();
  return useCommand({
    ask: (name: string) => once((idempotencyKey) => call(addProductCategory, { body: { name, idempotencyKey } })),
    said: (name) => t('products.categories.said.added', { name }),
    touches,
  });
}

export function useRenameCategory() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id, name }: Pick<CategoryOfProducts, 'id' | 'name'>) =>
      call(renameProductCategory, { parameters: { id }, body: { name } }),
    said: ({ name }) => t('products.categories.said.renamed', { name }),
    touches,
  });
}

export function useMoveCategory() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id, afterId }: { id: number; afterId: number | null }) =>
      call(moveProductCategory, { parameters: { id }, body: { afterId } }),
    said: () => t('products.categories.said.moved'),
    touches: ['product-category'],
    show: (client, { id, afterId }) =>
      client.setQueryData(categoriesQuery.queryKey, (known) => known && movedBehind(known, id, afterId)),
  });
}

function movedBehind(known: readonly CategoryOfProducts[], id: number, afterId: number | null): CategoryOfProducts[] {
  const others = known.filter((category) => category.id !== id);
  const place = others.findIndex((category) => category.id === afterId) + 1;
  return others.toSpliced(place, 0, ...known.filter((category) => category.id === id));
}

interface Deletion {
  category: NamedCategory;
  /** The slug of the one that its products go to. */
  moveTo?: string;
}

export function useDeleteCategory() {
  const { t } = useTranslation();
  const { number } = useFormat();
  return useCommand({
    ask: ({ category: { id }, moveTo }: Deletion) =>
      call(deleteProductCategory, { parameters: { id }, query: moveTo === undefined ? {} : { moveTo } }),
    said: ({ category: { label: name } }, { moved: count }) =>
      count === 0
        ? t('products.categories.said.deleted', { name })
        : t('products.categories.said.emptied', { name, count, formatted: number(count) }),
    touches,
  });
}
