import type { SalesFigures } from '@atrium/contract/figures';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Donut } from '../../ui/charts/donut.tsx';
import { useFormat } from '../../ui/format.ts';
import cardClasses from './card.module.css';
import { Card, Loaded } from './card.tsx';
import { salesQuery } from './dashboards.queries.ts';
import shareClasses from './share-list.module.css';
import { ShareList } from './share-list.tsx';
import { OrdersLink } from './statistics.tsx';
import { useDashboardSearch } from './use-dashboard-search.ts';

/** Whether those who order have ordered before. */
export function Customers() {
  const { t } = useTranslation();
  const [{ period }] = useDashboardSearch();
  const answer = useQuery(salesQuery(period));
  const { data } = answer;
  return (
    <Card
      title={t('dashboards.customers.title')}
      span={4}
      link={
        data && <OrdersLink placed={`${data.span.from}..${data.span.to}`}>{t('dashboards.ordersOfPeriod')}</OrdersLink>
      }
    >
      <Loaded answer={answer} height={268}>
        {(sales) => <Shares sales={sales} />}
      </Loaded>
    </Card>
  );
}

function Shares({ sales: { newCustomers, returningCustomers, orders } }: { sales: SalesFigures }) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  const shares = [
    { id: 'new', name: t('dashboards.customers.new'), value: newCustomers.total, tone: '2' as const },
    { id: 'again', name: t('dashboards.customers.again'), value: returningCustomers.total, tone: '1' as const },
  ];
  const shareOf = (value: number) => percent(orders.total === 0 ? 0 : value / orders.total);
  return (
    <>
      <Donut
        message={t('dashboards.customers.message', {
          share: shareOf(returningCustomers.total),
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
        shares={shares.map(({ value, ...share }) => ({ ...share, note: number(value), value: shareOf(value) }))}
      />
    </>
  );
}
