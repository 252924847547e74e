import type { SalesFigures } from '@atrium/contract/figures';
import { useTranslation } from 'react-i18next';
import { Radar } from '../../ui/charts/radar.tsx';
import { useFormat } from '../../ui/format.ts';
import { SalesCard } from './sales-card.tsx';
import { messageOf } from './series.ts';

/** On which days of the week people order. */
export function Weekdays() {
  const { t } = useTranslation();
  return (
    <SalesCard title={t('dashboards.weekdays.title')} span={4} height={300}>
      {({ weekdays }) => <Week weekdays={weekdays} />}
    </SalesCard>
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
