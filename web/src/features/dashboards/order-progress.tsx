import type { SalesFigures } from '@atrium/contract/figures';
import type { OrderStatus } from '@atrium/contract/orders';
import { readsAllOrders } from '@atrium/contract/policy';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import type { ChartTone } from '../../ui/charts/chart.types.ts';
import { Rings } from '../../ui/charts/rings.tsx';
import { useFormat } from '../../ui/format.ts';
import cardClasses from './card.module.css';
import { Card, Loaded } from './card.tsx';
import { salesQuery } from './dashboards.queries.ts';
import shareClasses from './share-list.module.css';
import { ShareList } from './share-list.tsx';
import { useDashboardSearch } from './use-dashboard-search.ts';

const tones: Readonly<Record<OrderStatus, ChartTone>> = { finished: '3', pending: '2', rejected: 'bad' };

/** How many of the orders of the period are done. */
export function OrderProgress() {
  const { t } = useTranslation();
  const [{ period }] = useDashboardSearch();
  const answer = useQuery(salesQuery(period));
  return (
    <Card title={t('dashboards.progress.title')} text={t('dashboards.progress.text')} span={4}>
      <Loaded answer={answer} height={316}>
        {(sales) => <Statuses sales={sales} />}
      </Loaded>
    </Card>
  );
}

function Statuses({ sales: { statuses, orders, span } }: { sales: SalesFigures }) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  const ability = useAbility();
  const shares = (['finished', 'pending', 'rejected'] as const).map((status) => ({
    id: status,
    name: t(`dashboards.statuses.${status}`),
    value: statuses[status],
    tone: tones[status],
  }));
  const share = percent(orders.total === 0 ? 0 : statuses.finished / orders.total);
  const placed = `${span.from}..${span.to}`;
  return (
    <>
      <Rings
        message={t('dashboards.progress.message', { share, total: number(orders.total) })}
        shares={shares}
        whole={orders.total}
        format={number}
        valueName={t('dashboards.orders.title')}
        height={180}
      >
        <strong className={cardClasses.figure}>{share}</strong>
        <span className={shareClasses.middle}>{t('dashboards.statuses.finished')}</span>
      </Rings>
      <ShareList
        label={t('dashboards.progress.title')}
        shares={shares.map(({ id, name, value, tone }) => ({
          id,
          tone,
          value: number(value),
          name: readsAllOrders(ability) ? (
            <Link to="/apps/ecommerce/order-list" search={{ placed, status: id }} className={cardClasses.link}>
              {name}
            </Link>
          ) : (
            name
          ),
        }))}
      />
    </>
  );
}
