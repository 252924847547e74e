import type { SalesFigures } from '@atrium/contract/figures';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Radar } from '../../ui/charts/radar.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Loaded } from './card.tsx';
import { salesQuery } from './dashboards.queries.ts';
import { messageOf } from './series.ts';
import { OrdersLink } from './statistics.tsx';
import { useDashboardSearch } from './use-dashboard-search.ts';

/** On which days of the week people order. */
export function Weekdays() {
  const { t } = useTranslation();
  const [{ period }] = useDashboardSearch();
  const answer = useQuery(salesQuery(period));
  const { data } = answer;
  return (
    <Card
      title={t('dashboards.weekdays.title')}
      span={4}
      link={
        data && <OrdersLink placed={`${data.span.from}..${data.span.to}`}>{t('dashboards.ordersOfPeriod')}</OrdersLink>
      }
    >
      <Loaded answer={answer} height={300}>
        {({ weekdays }) => <Week weekdays={weekdays} />}
      </Loaded>
    </Card>
  );
}

function Week({ weekdays }: Pick<SalesFigures, 'weekdays'>) {
  const { t } = useTranslation();
  const { number, weekday } = useFormat();
  const points = weekdays.map((_, index) => ({ name: weekday(index, 'long'), tick: weekday(index, 'short') }));
  const values = weekdays.map(({ orders }) => orders);
  return (
    <Radar
      message={t('dashboards.message', { ...messageOf(points, values, number), name: t('dashboards.weekdays.title') })}
      label={t('dashboards.weekdays.title')}
      height={268}
      points={points}
      series={[
        { id: 'now', name: t('dashboards.thisPeriod'), values, tone: '1', mark: 'line' },
        {
          id: 'before',
          name: t('dashboards.periodBefore'),
          values: weekdays.map(({ ordersBefore }) => ordersBefore),
          tone: 'before',
          mark: 'line',
        },
      ]}
      format={number}
    />
  );
}
