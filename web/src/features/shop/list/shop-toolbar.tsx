import '@mantine/core/styles/Drawer.css';
import { Button, Drawer, NativeSelect } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconLayoutGrid, IconList } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../../ui/data-table/search-box.tsx';
import { dialogTitle } from '../../../ui/dialog-title.ts';
import { useFormat } from '../../../ui/format.ts';
import classes from './shop.module.css';
import { type ChangeShop, type ShopSearch, shopViews } from './shop-search.ts';

interface ShopToolbarProps {
  state: ShopSearch;
  total: number | undefined;
  onChange: ChangeShop;
  filters: ReactNode;
}

const orders = ['featured', 'price-asc', 'price-desc'] as const;
const icons = { grid: IconLayoutGrid, list: IconList } as const;

export function ShopToolbar({ state, total, onChange, filters }: ShopToolbarProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const order = orders.find((each) => each === state.sortBy);
  return (
    <div className={classes.toolbar}>
      <SearchBox
        label={t('shop.search')}
        value={state.q}
        onChange={(q) => onChange({ q }, { replace: true })}
        inputRef={input}
      />
      <p className={classes.count} aria-live="polite">
        {total !== undefined && t('shop.results', { count: total, formatted: number(total) })}
      </p>
      <FiltersButton>{filters}</FiltersButton>
      <NativeSelect
        aria-label={t('shop.sort.label')}
        data={[
          ...(order ? [] : [{ value: state.sortBy, label: t(`shop.sort.${state.sortBy}`) }]),
          ...orders.map((value) => ({ value, label: t(`shop.sort.${value}`) })),
        ]}
        value={state.sortBy}
        onChange={(event) => onChange({ sortBy: event.currentTarget.value })}
      />
      <fieldset className={classes.views} aria-label={t('shop.view.label')}>
        {shopViews.map((view) => {
          const Icon = icons[view];
          return (
            <button
              key={view}
              type="button"
              className={classes.view}
              aria-pressed={state.view === view}
              aria-label={t(`shop.view.${view}`)}
              title={t(`shop.view.${view}`)}
              onClick={() => onChange({ view, page: state.page })}
            >
              <Icon size={18} stroke={1.5} aria-hidden />
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}

/** Where there is no room beside the products, the filters come in a drawer. */
function FiltersButton({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        className={classes.filtersButton}
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('shop.filters.title')}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        {...dialogTitle(t('shop.filters.title'))}
        size="xs"
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        {children}
      </Drawer>
    </>
  );
}
