import '../../../ui/mantine-styles.ts';
import type { ListProduct } from '@atrium/contract/products';
import { Button, Skeleton } from '@mantine/core';
import { IconBuildingStore, IconPackageOff } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { PastTheEnd } from '../../../ui/data-table/table-states.tsx';
import { useListSearch } from '../../../ui/data-table/use-list-search.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useFocusNearby } from '../../../ui/use-focus-nearby.ts';
import { ProductCard } from '../products/product-card.tsx';
import { facetsAskedBy, productFacetsQuery, productListQuery } from '../products/products.queries.ts';
import classes from './shop.module.css';
import { ShopFilters } from './shop-filters.tsx';
import { ShopPager } from './shop-pager.tsx';
import { type ChangeShop, clearedFilters, isNarrowed, ShopSearch, type ShopView, shopDefaults } from './shop-search.ts';
import { ShopToolbar } from './shop-toolbar.tsx';

const crumbs = [{ titleKey: 'shell.menu.eCommerce' }];

export function ShopPage() {
  const { t } = useTranslation();
  const client = useQueryClient();
  useFocusNearby();
  const [state, change] = useListSearch(ShopSearch, shopDefaults);
  const list = useQuery(productListQuery(state));
  const { data: facets } = useQuery(productFacetsQuery(facetsAskedBy(state)));
  const prefetch = (page: number) => void client.prefetchQuery(productListQuery({ ...state, page }));
  const filters = <ShopFilters state={state} facets={facets} onChange={change} />;
  return (
    <>
      <PageHeader titleKey="shop.title" crumbs={crumbs} />
      <div className={classes.shop}>
        <aside className={classes.side} aria-label={t('shop.filters.title')}>
          {filters}
        </aside>
        <div>
          <ShopToolbar state={state} total={list.data?.total} onChange={change} filters={filters} />
          {!list.data && list.error && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
          {!list.data && !list.error && <WaitingProducts view={state.view} />}
          {list.data && <Products {...list.data} state={state} onChange={change} />}
          {list.data && list.data.total > 0 && (
            <ShopPager state={state} total={list.data.total} onChange={change} onNear={prefetch} />
          )}
        </div>
      </div>
    </>
  );
}

interface ProductsProps {
  products: readonly ListProduct[];
  total: number;
  state: ShopSearch;
  onChange: ChangeShop;
}

/** So many are seen without scrolling. */
const urgent = 3;

function Products({ products, total, state, onChange }: ProductsProps) {
  const { t } = useTranslation();
  if (products.length === 0 && total > 0) {
    return (
      <div className={classes.nothing}>
        <PastTheEnd onFirst={() => onChange({ page: 1 })} />
      </div>
    );
  }
  if (products.length === 0) {
    return (
      <div className={classes.nothing}>
        {isNarrowed(state) ? (
          <EmptyState
            icon={<IconPackageOff size={20} stroke={1.5} />}
            title={t('shop.nothing')}
            text={t('shop.nothingText')}
            action={
              <Button variant="default" onClick={() => onChange({ ...clearedFilters, q: '', page: 1 })}>
                {t('shop.filters.clear')}
              </Button>
            }
          />
        ) : (
          <EmptyShop />
        )}
      </div>
    );
  }
  return (
    <ul className={classes.products} data-view={state.view}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} view={state.view} isUrgent={index < urgent} />
        </li>
      ))}
    </ul>
  );
}

/** Whoever looks after the products is led to where the first is added. */
function EmptyShop() {
  const { t } = useTranslation();
  const canAdd = useAbility().can('create', 'Product');
  return (
    <EmptyState
      icon={<IconBuildingStore size={20} stroke={1.5} />}
      title={t('shop.empty.title')}
      text={t(canAdd ? 'shop.empty.addText' : 'shop.empty.text')}
      action={canAdd && <LinkButton to="/apps/ecommerce/products">{t('shop.empty.add')}</LinkButton>}
    />
  );
}

const waiting = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

function WaitingProducts({ view }: { view: ShopView }) {
  return (
    <div className={classes.products} data-view={view}>
      {waiting.map((place) => (
        <Skeleton key={place} height={view === 'grid' ? 420 : 200} radius="lg" />
      ))}
    </div>
  );
}
