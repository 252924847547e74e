import type { SalesFigures } from '@atrium/contract/figures';
import { useTranslation } from 'react-i18next';
import { Donut } from '../../ui/charts/donut.tsx';
import { useFormat } from '../../ui/format.ts';
import cardClasses from './card.module.css';
import { SalesCard } from './sales-card.tsx';
import shareClasses from './share-list.module.css';
import { ShareList } from './share-list.tsx';
import { withShares } from './shares.ts';

/** Whether those who order have ordered before. */
export function Customers() {
  const { t } = useTranslation();
  return (
    <SalesCard title={t('dashboards.customers.title')} span={4} height={268}>
      {(sales) => <Shares sales={sales} />}
    </SalesCard>
  );
}

function Shares({ sales: { newCustomers, returningCustomers, orders } }: { sales: SalesFigures }) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  const shares = withShares([
    { id: 'new', name: t('dashboards.customers.new'), value: newCustomers.total, tone: '2' as const },
    { id: 'again', name: t('dashboards.customers.again'), value: returningCustomers.total, tone: '1' as const },
  ]);
  const share = percent(shares.find(({ id }) => id === 'again')?.share ?? 0);
  return (
    <>
      <Donut
        message={t('dashboards.customers.message', {
          share,
          total: number(orders.total),
        })}
        shares={shares}
        format={number}
        valueName={t('dashboards.orders.title')}
        height={160}
      >
        <strong className={cardClasses.figure}>{number(orders.total)}</strong>
        <span className={shareClasses.middle}>{t('dashboards.orders.title')}</span>
      </Donut>
      <ShareList
        label={t('dashboards.customers.title')}
        shares={shares.map(({ value, share, ...each }) => ({ ...each, note: number(value), value: percent(share) }))}
      />
    </>
  );
}
