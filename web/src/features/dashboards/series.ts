import type { DaySpan } from '@atrium/contract/figures';
import type { ChartPoint } from '../../ui/charts/chart.types.ts';
import type { Format } from '../../ui/format.ts';

/** How many names stand below a chart at most. */
const mostTicks = 5;

/** The parts of a period as points of a chart, every few of them named. */
export function pointsOf(
  parts: readonly DaySpan[],
  format: Pick<Format, 'days' | 'dayOfYear'>,
  ticks = mostTicks,
): ChartPoint[] {
  const step = Math.ceil(parts.length / ticks);
  return parts.map(({ from, to }, index) => ({
    name: format.days(from, to),
    tick: index % step === Math.floor(step / 2) ? format.dayOfYear(from) : undefined,
  }));
}

interface Message {
  from: string;
  to: string;
  total: string;
  peak: string;
  value: string;
}

/** The parts of the sentence that says what a series comes to: "…, highest on March 3: $1,200". */
export function messageOf(
  points: readonly ChartPoint[],
  values: readonly number[],
  format: (value: number) => string,
): Message {
  const highest = values.indexOf(Math.max(...values));
  return {
    from: points[0]?.name ?? '',
    to: points.at(-1)?.name ?? '',
    total: format(values.reduce((sum, value) => sum + value, 0)),
    peak: points[highest]?.name ?? '',
    value: format(values[highest] ?? 0),
  };
}
