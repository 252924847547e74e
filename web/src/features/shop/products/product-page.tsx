import '../../../ui/mantine-styles.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../navigation/page-title.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MissingRecord } from '../../../ui/missing-record.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ProductDetail } from './product-detail.tsx';
import { idOfSlug, productQuery } from './products.queries.ts';

const crumbs = [{ titleKey: 'shell.menu.eCommerce' }, { titleKey: 'shop.title', path: '/apps/ecommerce/shop' }];

export function ProductPage({ slug }: { slug: string }) {
  const id = idOfSlug(slug);
  return id === null ? (
    <>
      <PageHeader titleKey="shop.product" crumbs={crumbs} />
      <ProductMissing />
    </>
  ) : (
    <KnownProduct id={id} />
  );
}

function KnownProduct({ id }: { id: number }) {
  const { data: product, error, refetch } = useQuery(productQuery(id));
  usePageTitle(product?.name);
  return (
    <>
      <PageHeader titleKey="shop.product" {...(product && { title: product.name })} crumbs={crumbs} />
      {product === undefined && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {product === undefined && !error && <Skeleton height={480} radius="lg" />}
      {product === null && <ProductMissing />}
      {product && <ProductDetail product={product} />}
    </>
  );
}

function ProductMissing() {
  const { t } = useTranslation();
  return (
    <MissingRecord
      title={t('shop.missing')}
      text={t('shop.missingText')}
      list="/apps/ecommerce/shop"
      listLabel={t('shop.toShop')}
    />
  );
}
