import { readSalesStatistics } from '@atrium/contract/cards';
import { daysAfter } from '@atrium/contract/days';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { TimeChart } from '../../../ui/charts/time-chart.tsx';
import { useFormat } from '../../../ui/format.ts';
import cardClasses from '../card.module.css';
import { Card, Loaded } from '../card.tsx';
import { messageOf } from '../series.ts';
import { OrdersLink } from '../statistics.tsx';

/** In pixels: the numbers, and the chart. */
const height = { chart: 160, all: 220 };

interface Month {
  /** Its first day. */
  first: string;
  revenueCents: number;
}

const monthsQuery = queryOptions({
  queryKey: ['order', 'months'],
  queryFn: async ({ signal }): Promise<Month[]> => {
    const { labels, series } = await call(readSalesStatistics, {}, { signal });
    const [revenue] = series;
    return labels.map((first, place) => ({ first, revenueCents: Math.round((revenue?.data[place] ?? 0) * 100) }));
  },
});

/** What each of the last six months brought, this one so far. */
export function MonthSales() {
  const { t } = useTranslation();
  const answer = useQuery(monthsQuery);
  const first = answer.data?.[0]?.first;
  return (
    <Card
      title={t('dashboards.months.title')}
      text={t('dashboards.months.text')}
      span={6}
      link={first && <OrdersLink placed={`${first}..${today()}`}>{t('dashboards.months.link')}</OrdersLink>}
    >
      <Loaded answer={answer} height={height.all}>
        {(months) => <Months months={months} />}
      </Loaded>
    </Card>
  );
}

/** In UTC, as the months are. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function Months({ months }: { months: readonly Month[] }) {
  const { t } = useTranslation();
  const { month, money, shortMoney, days } = useFormat();
  const values = months.map(({ revenueCents }) => revenueCents);
  const lastDayOf = (place: number) => {
    const next = months[place + 1];
    return next ? daysAfter(next.first, -1) : today();
  };
  const points = months.map(({ first }, place) => ({ name: days(first, lastDayOf(place)), tick: month(first) }));
  const title = t('dashboards.months.title');
  return (
    <>
      <p className={cardClasses.headline} style={{ margin: 0 }}>
        <span className={cardClasses.figure}>{money(values.at(-1) ?? 0)}</span>
        <span className={cardClasses.change}>{t('dashboards.months.thisMonth')}</span>
      </p>
      <TimeChart
        message={t('dashboards.message', { ...messageOf(points, values, money), name: title })}
        label={t('dashboards.byDay', { name: title })}
        height={height.chart}
        points={points}
        series={[{ id: 'revenue', name: t('dashboards.revenue'), values, tone: '1', mark: 'bar' }]}
        format={money}
        formatTick={shortMoney}
      />
    </>
  );
}
