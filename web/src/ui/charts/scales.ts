import { max, min } from 'd3-array';
import { scaleBand, scaleLinear } from 'd3-scale';
import type { ChartData } from './chart.types.ts';

/** Where things are, in per cent of the plot: from its beginning, and from its top. */
export interface Scales {
  ticks: readonly number[];
  y: (value: number) => number;
  /** The middle of a point. */
  centre: (index: number) => number;
  bandStart: (index: number) => number;
  bandWidth: number;
}

const tickCount = 4;

/** Values begin at nothing: what is twice as much is twice as high. */
export function scalesOf({ points, series }: Pick<ChartData, 'points' | 'series'>): Scales {
  const highs = points.map((_, index) => {
    const bars = series.filter(({ mark }) => mark === 'bar').map(({ values }) => values[index] ?? 0);
    const others = series.filter(({ mark }) => mark !== 'bar').map(({ values }) => values[index] ?? 0);
    return Math.max(sum(bars), ...others, 0);
  });
  const low = min(series.flatMap(({ values }) => [...values])) ?? 0;
  const y = scaleLinear()
    .domain([Math.min(0, low), Math.max(max(highs) ?? 0, 1)])
    .nice(tickCount)
    .range([100, 0]);
  const x = scaleBand<number>()
    .domain(points.map((_, index) => index))
    .range([0, 100])
    .padding(0.28);
  const bandStart = (index: number) => x(index) ?? 0;
  return {
    ticks: y.ticks(tickCount),
    y,
    bandStart,
    bandWidth: x.bandwidth(),
    centre: (index) => bandStart(index) + x.bandwidth() / 2,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
