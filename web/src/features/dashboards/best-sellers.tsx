import type { SalesFigures } from '@atrium/contract/figures';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { useFormat } from '../../ui/format.ts';
import { useCategoryName } from '../../ui/product-categories.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import cardClasses from './card.module.css';
import { ChangeNote } from './change-note.tsx';
import { SalesCard } from './sales-card.tsx';
import classes from './table.module.css';

/** What sold best in the period, beside the period before. */
export function BestSellers() {
  const { t } = useTranslation();
  return (
    <SalesCard title={t('dashboards.best.title')} span={8} height={344}>
      {({ products }) =>
        products.length === 0 ? (
          <p className={cardClasses.text}>{t('dashboards.nothingSold')}</p>
        ) : (
          <Products products={products} />
        )
      }
    </SalesCard>
  );
}

function Products({ products }: { products: SalesFigures['products'] }) {
  const { t } = useTranslation();
  const { money, number } = useFormat();
  const categoryName = useCategoryName();
  return (
    <ScrollRegion className={classes.scroll} label={t('dashboards.best.title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('dashboards.best.product')}</th>
            <th scope="col">{t('dashboards.best.category')}</th>
            <th scope="col" data-end>
              {t('dashboards.best.pieces')}
            </th>
            <th scope="col" data-end>
              {t('dashboards.revenue')}
            </th>
            <th scope="col">{t('dashboards.best.change')}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product.productId ?? 0}>
              <th scope="row">
                <ProductName product={product} />
              </th>
              <td>{product.category === null ? '–' : <bdi>{categoryName(product.category)}</bdi>}</td>
              <td data-end>{number(product.pieces)}</td>
              <td data-end>{money(product.revenueCents)}</td>
              <td>
                <ChangeNote now={product.revenueCents} before={product.revenueCentsBefore} format={money} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

export function ProductName({ product: { productId, name } }: { product: SalesFigures['products'][number] }) {
  const { t } = useTranslation();
  const ability = useAbility();
  if (productId === null || name === null) return t('dashboards.goneProducts');
  if (ability.cannot('read', 'Product')) return <bdi>{name}</bdi>;
  return (
    <Link
      to="/apps/ecommerce/product-detail/$product"
      params={{ product: String(productId) }}
      className={cardClasses.link}
    >
      <bdi>{name}</bdi>
    </Link>
  );
}
