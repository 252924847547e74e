import '../../../ui/mantine-styles.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useFocusNearby } from '../../../ui/use-focus-nearby.ts';
import { wishlistQuery } from '../cart/cart.queries.ts';
import classes from '../list/shop.module.css';
import { ProductCard } from './product-card.tsx';

const crumbs = [{ titleKey: 'shell.menu.eCommerce' }];

/** What one would like to have. A full heart takes it off again. */
export function WishlistPage() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(wishlistQuery);
  useFocusNearby();
  return (
    <>
      <PageHeader titleKey="shop.wishlist" crumbs={crumbs} />
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={classes.products} data-view="grid">
          <Skeleton height={420} radius="lg" />
          <Skeleton height={420} radius="lg" />
        </div>
      )}
      {data?.products.length === 0 && (
        <div className={classes.nothing}>
          <EmptyState
            icon={<IconHeart size={20} stroke={1.5} />}
            title={t('shop.wishlistEmpty')}
            text={t('shop.wishlistEmptyText')}
            action={<ToShop />}
          />
        </div>
      )}
      {data && data.products.length > 0 && (
        <ul className={classes.products} data-view="grid">
          {data.products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} color={product.color} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function ToShop() {
  const { t } = useTranslation();
  return <Button renderRoot={(props) => <Link to="/apps/ecommerce/shop" {...props} />}>{t('shop.toShop')}</Button>;
}
