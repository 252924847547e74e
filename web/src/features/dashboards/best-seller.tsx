import type { SalesFigures } from '@atrium/contract/figures';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { ProductName } from './best-sellers.tsx';
import cardClasses from './card.module.css';
import { ChangeNote } from './change-note.tsx';
import { Facts } from './facts.tsx';
import { SalesCard } from './sales-card.tsx';

/** The one product that brought the most. */
export function BestSeller() {
  const { t } = useTranslation();
  return (
    <SalesCard title={t('dashboards.best.one')} span={4} height={132}>
      {({ products: [best], revenueCents }) =>
        best ? (
          <Best product={best} share={best.revenueCents / Math.max(1, revenueCents.total)} />
        ) : (
          <p className={cardClasses.text}>{t('dashboards.nothingSold')}</p>
        )
      }
    </SalesCard>
  );
}

function Best({ product, share }: { product: SalesFigures['products'][number]; share: number }) {
  const { t } = useTranslation();
  const { money, number, percent } = useFormat();
  return (
    <>
      <p style={{ margin: 0 }}>
        <ProductName product={product} />
      </p>
      <p className={cardClasses.headline} style={{ margin: 0 }}>
        <span className={cardClasses.figure}>{money(product.revenueCents)}</span>
      </p>
      <ChangeNote now={product.revenueCents} before={product.revenueCentsBefore} format={money} />
      <Facts
        facts={[
          { id: 'pieces', name: t('dashboards.best.pieces'), value: number(product.pieces) },
          { id: 'share', name: t('dashboards.best.share'), value: percent(share) },
        ]}
      />
    </>
  );
}
