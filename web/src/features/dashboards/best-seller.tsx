import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { ProductName } from './best-sellers.tsx';
import cardClasses from './card.module.css';
import { Card, Loaded } from './card.tsx';
import { ChangeNote } from './change-note.tsx';
import { salesQuery } from './dashboards.queries.ts';
import { Facts } from './facts.tsx';
import { useDashboardSearch } from './use-dashboard-search.ts';

/** The one product that brought the most. */
export function BestSeller() {
  const { t } = useTranslation();
  const { money, number } = useFormat();
  const [{ period }] = useDashboardSearch();
  const answer = useQuery(salesQuery(period));
  return (
    <Card title={t('dashboards.best.one')} span={4}>
      <Loaded answer={answer} height={132}>
        {({ products: [best], revenueCents }) =>
          best ? (
            <>
              <p style={{ margin: 0 }}>
                <ProductName product={best} />
              </p>
              <p className={cardClasses.headline} style={{ margin: 0 }}>
                <span className={cardClasses.figure}>{money(best.revenueCents)}</span>
              </p>
              <ChangeNote now={best.revenueCents} before={best.revenueCentsBefore} format={money} />
              <Facts
                facts={[
                  { id: 'pieces', name: t('dashboards.best.pieces'), value: number(best.pieces) },
                  { id: 'all', name: t('dashboards.revenue'), value: money(revenueCents.total) },
                ]}
              />
            </>
          ) : (
            <p className={cardClasses.text}>{t('dashboards.nothingSold')}</p>
          )
        }
      </Loaded>
    </Card>
  );
}
