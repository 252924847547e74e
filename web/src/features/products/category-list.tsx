import { Button, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconCategory, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import moving from '../../ui/move-handle.module.css';
import { categoriesQuery, useCategories } from '../../ui/product-categories.ts';
import classes from './category-list.module.css';
import type { ShownCategory } from './category-panel.tsx';
import { CategoryRow } from './category-row.tsx';
import { useCategoryOrder } from './use-category-order.ts';

interface CategoryListProps {
  onShow: (shown: ShownCategory) => void;
}

export function CategoryList({ onShow }: CategoryListProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  return (
    <Stack gap={12}>
      {ability.can('create', 'Product') && (
        <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />} onClick={() => onShow('new')}>
          {t('products.categories.add')}
        </Button>
      )}
      <Categories onShow={onShow} />
    </Stack>
  );
}

function Categories({ onShow }: CategoryListProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(categoriesQuery);
  if (!data) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return <Skeleton height={160} role="status" aria-label={t('table.loading')} />;
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<IconCategory size={20} stroke={1.5} />}
        title={t('products.categories.none.title')}
        text={t('products.categories.none.text')}
      />
    );
  }
  return <CategoriesInOrder onShow={onShow} />;
}

function CategoriesInOrder({ onShow }: CategoryListProps) {
  const { t } = useTranslation();
  const categories = useCategories();
  const { movesOf, dropOf, draggedId, said } = useCategoryOrder(categories);
  return (
    <>
      <Text c="dimmed">{t('products.categories.text')}</Text>
      <ul className={classes.list} aria-label={t('products.categories.title')} data-drag-group>
        {categories.map((category) => (
          <li
            key={category.id}
            className={`${classes.row} ${moving.movable}`}
            data-drag-id={category.id}
            data-drop={dropOf(category)}
            data-dragged={draggedId === category.id || undefined}
          >
            <CategoryRow category={category} moves={movesOf(category)} onShow={onShow} />
          </li>
        ))}
      </ul>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
}
