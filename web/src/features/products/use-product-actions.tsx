import type { CatalogueRow } from '@atrium/contract/catalogue';
import { IconEdit, IconEye, IconTrash, IconTruckDelivery, IconTruckOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import type { BulkAction, RowAction } from '../../ui/data-table/data-table.types.ts';
import { useFormat } from '../../ui/format.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { productQuery, useDeleteProducts, useSetFreeShipping } from './products.queries.ts';

interface ProductActions {
  /** Opens the form for who may change products, and what the shop shows of it for everybody else. */
  open: (product: CatalogueRow) => void;
  ofRow: (product: CatalogueRow) => readonly RowAction[];
  ofRows: readonly BulkAction<CatalogueRow>[];
  remove: (product: CatalogueRow) => void;
  canDelete: boolean;
  /** To be rendered: it asks before products are deleted. */
  dialog: ReactNode;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** What this account may do with products of the list. */
export function useProductActions(onEdit: (product: CatalogueRow) => void): ProductActions {
  const { t } = useTranslation();
  const ability = useAbility();
  const { ask, dialog } = useDeletionQuestion();
  const deletion = useDeleteProducts();
  const free = useSetFreeShipping(true);
  const forFee = useSetFreeShipping(false);
  const canUpdate = ability.can('update', 'Product');
  const canDelete = ability.can('delete', 'Product');
  const show = useShowInShop();
  const remove = async (products: readonly CatalogueRow[], clear?: () => void) => {
    if (!(await ask(products))) return;
    deletion.mutate(products);
    clear?.();
  };
  const bulk = (id: string, symbol: ReactNode, command: typeof free): BulkAction<CatalogueRow> => ({
    ...{ id, label: t(`products.actions.${id}`), icon: symbol },
    onSelect: (products, clear) => {
      command.mutate(products);
      clear();
    },
  });
  const deleteLabel = {
    id: 'delete',
    label: t('products.actions.delete'),
    icon: <IconTrash {...icon} />,
    isDanger: true,
  };
  const edit = { id: 'edit', label: t('products.actions.edit'), icon: <IconEdit {...icon} /> };
  const view = { id: 'view', label: t('products.actions.view'), icon: <IconEye {...icon} /> };
  return {
    open: canUpdate ? onEdit : show,
    ofRow: (product) => [
      canUpdate ? { ...edit, onSelect: () => onEdit(product) } : { ...view, onSelect: () => show(product) },
      ...(canDelete ? [{ ...deleteLabel, onSelect: () => void remove([product]) }] : []),
    ],
    ofRows: [
      ...(canUpdate
        ? [
            bulk('shipFree', <IconTruckDelivery key="free" {...icon} />, free),
            bulk('shipForFee', <IconTruckOff key="fee" {...icon} />, forFee),
          ]
        : []),
      ...(canDelete
        ? [
            {
              ...deleteLabel,
              onSelect: (products: readonly CatalogueRow[], clear: () => void) => void remove(products, clear),
            },
          ]
        : []),
    ],
    remove: (product) => void remove([product]),
    canDelete,
    dialog,
  };
}

function useShowInShop() {
  const navigate = useNavigate();
  return useCallback(
    ({ slug }: CatalogueRow) =>
      void navigate({ to: '/apps/ecommerce/product-detail/$product', params: { product: slug } }),
    [navigate],
  );
}

/** Undo brings products back, but not into the carts that they were in: that is said before, of one with its numbers. */
function useDeletionQuestion() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const client = useQueryClient();
  const { confirm, dialog } = useConfirm();

  async function textFor([product, ...others]: readonly CatalogueRow[]): Promise<string | null> {
    if (!product || others.length > 0) return t('products.deletion.many');
    const found = await client.fetchQuery({ ...productQuery(product.id), staleTime: 0 }).catch(() => null);
    if (!found) return t('products.deletion.many');
    const { carts, wishlists, orderLines } = found.uses;
    if (carts + wishlists + orderLines === 0) return null;
    const counted = (key: string, count: number) => t(`products.deletion.${key}`, { count, formatted: number(count) });
    return [counted('carts', carts), counted('wishlists', wishlists), counted('orderLines', orderLines)].join(' ');
  }

  async function ask(products: readonly CatalogueRow[]): Promise<boolean> {
    const text = await textFor(products);
    if (text === null) return true;
    const count = products.length;
    const words = { count, formatted: number(count), name: products[0]?.name };
    const title = t('products.deletion.title', words);
    return confirm({ title, text, confirm: t('products.deletion.confirm', words), isDanger: true });
  }
  return { ask, dialog };
}
