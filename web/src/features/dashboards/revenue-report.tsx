import type { RevenueFigures } from '@atrium/contract/figures';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TimeChart } from '../../ui/charts/time-chart.tsx';
import { useFormat } from '../../ui/format.ts';
import cardClasses from './card.module.css';
import { Card, Loaded } from './card.tsx';
import { ChangeNote } from './change-note.tsx';
import { Choice } from './choice.tsx';
import { revenueQuery } from './dashboards.queries.ts';
import { messageOf } from './series.ts';
import { OrdersLink } from './statistics.tsx';
import { useDashboardSearch } from './use-dashboard-search.ts';

/** In pixels: the numbers, the legend and the chart. */
const height = { chart: 240, all: 300 };

/** What a year brought and cost, month by month. */
export function RevenueReport() {
  const { t } = useTranslation();
  const [{ year }, change] = useDashboardSearch();
  const answer = useQuery(revenueQuery(year));
  const { data } = answer;
  const years = data?.years ?? lastYears();
  const shown = String(year ?? years[0]);
  return (
    <Card
      title={t('dashboards.report.title')}
      text={t('dashboards.report.text')}
      span={8}
      actions={
        <Choice
          label={t('dashboards.report.year')}
          options={years.map(String).map((value) => ({ value, label: value }))}
          value={shown}
          onChange={(value) => change({ year: value === String(years[0]) ? undefined : value })}
        />
      }
      link={
        <OrdersLink placed={`${shown}-01-01..${shown}-12-31`}>
          {t('dashboards.report.link', { year: shown })}
        </OrdersLink>
      }
    >
      <Loaded answer={answer} height={height.all}>
        {(figures) => <Report figures={figures} />}
      </Loaded>
    </Card>
  );
}

/** What the server will say, so that the choice stands in its place from the beginning. */
function lastYears(): number[] {
  const thisYear = new Date().getUTCFullYear();
  return [thisYear, thisYear - 1, thisYear - 2];
}

function Report({
  figures: { year, months, revenueCents, costCents, revenueCentsBefore },
}: {
  figures: RevenueFigures;
}) {
  const { t } = useTranslation();
  const { money, shortMoney, month } = useFormat();
  const points = months.map(({ month: day }) => ({ name: month(day), tick: month(day) }));
  const profits = months.map((each) => each.revenueCents - each.costCents);
  const message = messageOf(
    points,
    months.map((each) => each.revenueCents),
    money,
  );
  return (
    <>
      <p className={cardClasses.headline} style={{ margin: 0 }}>
        <span className={cardClasses.figure}>{money(revenueCents)}</span>
        <ChangeNote now={revenueCents} before={revenueCentsBefore} format={money} />
        <span className={cardClasses.change}>
          {t('dashboards.report.profit', { profit: money(revenueCents - costCents) })}
        </span>
      </p>
      <TimeChart
        message={t('dashboards.message', { ...message, name: t('dashboards.report.name', { year }) })}
        label={t('dashboards.report.label', { year })}
        height={height.chart}
        points={points}
        series={[
          {
            id: 'costs',
            name: t('dashboards.costs'),
            values: months.map((each) => each.costCents),
            tone: '5',
            mark: 'bar',
          },
          { id: 'profit', name: t('dashboards.profit'), values: profits, tone: '1', mark: 'bar' },
        ]}
        format={money}
        formatTick={shortMoney}
      />
    </>
  );
}
