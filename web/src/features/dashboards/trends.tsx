import type { Measured, SalesFigures } from '@atrium/contract/figures';
import { useTranslation } from 'react-i18next';
import type { ChartTone } from '../../ui/charts/chart.types.ts';
import { TimeChart } from '../../ui/charts/time-chart.tsx';
import { useFormat } from '../../ui/format.ts';
import cardClasses from './card.module.css';
import { ChangeNote } from './change-note.tsx';
import { SalesCard } from './sales-card.tsx';
import { messageOf, pointsOf } from './series.ts';

/** In pixels: the number above, and the chart with its legend. */
const height = { chart: 140, all: 200 };

/** Orders of the period, as bars beside those of the period before. */
export function OrdersTrend({ span = 4 }: { span?: 4 | 6 }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <SalesTrend
      title={t('dashboards.orders.title')}
      pick={({ orders }) => orders}
      format={number}
      mark="bar"
      tone="1"
      span={span}
    />
  );
}

/** What is left of the revenue when the goods are paid for. */
export function ProfitTrend() {
  const { t } = useTranslation();
  const { money, shortMoney } = useFormat();
  return (
    <SalesTrend
      title={t('dashboards.profit')}
      pick={profitOf}
      format={money}
      formatTick={shortMoney}
      mark="area"
      tone="3"
      span={4}
    />
  );
}

/** What was paid for goods. */
export function RevenueTrend() {
  const { t } = useTranslation();
  const { money, shortMoney } = useFormat();
  return (
    <SalesTrend
      title={t('dashboards.revenue')}
      pick={({ revenueCents }) => revenueCents}
      format={money}
      formatTick={shortMoney}
      mark="area"
      tone="1"
      span={4}
    />
  );
}

function profitOf({ revenueCents, costCents }: SalesFigures): Measured {
  const less = (one: readonly number[], other: readonly number[]) =>
    one.map((value, index) => value - (other[index] ?? 0));
  return {
    total: revenueCents.total - costCents.total,
    totalBefore: revenueCents.totalBefore - costCents.totalBefore,
    parts: less(revenueCents.parts, costCents.parts),
    partsBefore: less(revenueCents.partsBefore, costCents.partsBefore),
  };
}

interface SalesTrendProps {
  title: string;
  pick: (sales: SalesFigures) => Measured;
  format: (value: number) => string;
  formatTick?: (value: number) => string;
  mark: 'bar' | 'area';
  tone: ChartTone;
  span: 4 | 6;
}

function SalesTrend({ title, pick, span, ...look }: SalesTrendProps) {
  return (
    <SalesCard title={title} span={span} height={height.all}>
      {(sales) => <Trend title={title} measured={pick(sales)} parts={sales.parts} {...look} />}
    </SalesCard>
  );
}

interface TrendProps extends Omit<SalesTrendProps, 'pick' | 'span'> {
  measured: Measured;
  parts: SalesFigures['parts'];
}

/** A number of the period with how it came about, and how it was in the period before. */
export function Trend({ title, measured, parts, format, formatTick = format, mark, tone }: TrendProps) {
  const { t } = useTranslation();
  const dates = useFormat();
  const points = pointsOf(parts, dates, 4);
  return (
    <>
      <p className={cardClasses.headline} style={{ margin: 0 }}>
        <span className={cardClasses.figure}>{format(measured.total)}</span>
        <ChangeNote now={measured.total} before={measured.totalBefore} format={format} />
      </p>
      <TimeChart
        message={t('dashboards.message', { ...messageOf(points, measured.parts, format), name: title })}
        label={t('dashboards.byDay', { name: title })}
        height={height.chart}
        points={points}
        series={[
          { id: 'now', name: t('dashboards.thisPeriod'), values: measured.parts, tone, mark },
          {
            id: 'before',
            name: t('dashboards.periodBefore'),
            values: measured.partsBefore,
            tone: 'before',
            mark: 'line',
          },
        ]}
        format={format}
        formatTick={formatTick}
      />
    </>
  );
}

export const trendHeight = height.all;
