import { Menu, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { useFormat } from '../../ui/format.ts';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import { MoveHandle } from '../../ui/move-handle.tsx';
import type { NamedCategory } from '../../ui/product-categories.ts';
import { useDeleteCategory } from './categories.queries.ts';
import classes from './category-list.module.css';
import type { ShownCategory } from './category-panel.tsx';
import type { CategoryMoves } from './use-category-order.ts';

interface CategoryRowProps {
  category: NamedCategory;
  moves: CategoryMoves;
  onShow: (shown: ShownCategory) => void;
}

/** What a category is called, how many products it has, and what can be done with it. */
export function CategoryRow({ category, moves, onShow }: CategoryRowProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const ability = useAbility();
  const { id, label, products: count } = category;
  const isOneOfSeveral = moves.up !== null || moves.down !== null;
  return (
    <>
      {ability.can('update', 'Product') && isOneOfSeveral && (
        <MoveHandle id={id} label={t('products.categories.move', { name: label })} handle={moves.handle} />
      )}
      <Text className={classes.name}>
        <bdi>{label}</bdi>
      </Text>
      <Text size="sm" c="dimmed">
        {t('products.categories.count', { count, formatted: number(count) })}
      </Text>
      <CategoryMenu category={category} moves={moves} onShow={onShow} />
    </>
  );
}

function CategoryMenu({ category, moves, onShow }: CategoryRowProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const remove = useDeleteCategory();
  const mayUpdate = ability.can('update', 'Product');
  const mayDelete = ability.can('delete', 'Product');
  if (!mayUpdate && !mayDelete) return null;
  const onDelete = () => (category.products === 0 ? remove.mutate({ category }) : onShow({ act: 'delete', category }));
  return (
    <LazyMenu
      label={t('products.categories.actionsOf', { name: category.label })}
      icon={<IconDots size={18} stroke={1.5} aria-hidden />}
      className={classes.menuButton}
    >
      {() => (
        <>
          {mayUpdate && (
            <>
              <Menu.Item onClick={() => onShow({ act: 'rename', category })}>
                {t('products.categories.rename')}
              </Menu.Item>
              {moves.up && <Menu.Item onClick={moves.up}>{t('products.categories.up')}</Menu.Item>}
              {moves.down && <Menu.Item onClick={moves.down}>{t('products.categories.down')}</Menu.Item>}
            </>
          )}
          {mayDelete && (
            <Menu.Item color="danger" onClick={onDelete}>
              {t('products.categories.delete')}
            </Menu.Item>
          )}
        </>
      )}
    </LazyMenu>
  );
}
