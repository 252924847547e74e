import { useId } from 'react';
import type { ChartData } from './chart.types.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartTable } from './chart-table.tsx';
import { Legend } from './legend.tsx';
import { Marks } from './marks.tsx';
import { scalesOf } from './scales.ts';
import classes from './time-chart.module.css';
import { TimeNames } from './time-names.tsx';
import { Tooltip } from './tooltip.tsx';
import { useCursor } from './use-cursor.ts';

interface TimeChartProps extends ChartData {
  /** What the chart says, in a sentence. */
  message: string;
  /** What the arrow keys read the values of: "Revenue by month". */
  label: string;
  height: number;
  /** How the values beside the lines are written, shorter than in the tooltip. */
  formatTick?: (value: number) => string;
}

/**
 * Lines, areas and bars along time. Everything is placed in per cent, and the drawing stretches to its box: but for the names below nothing is
 * measured, so it stands in its place at the first paint and follows any width. Where the page reads from right to left, so does time.
 */
export function TimeChart({ message, label, height, points, series, format, formatTick = format }: TimeChartProps) {
  const data = { points, series, format };
  const scales = scalesOf(data);
  const cursor = useCursor(points.length);
  const description = useId();
  const at = cursor.at;
  const plot = {
    role: 'slider' as const,
    tabIndex: 0,
    'aria-label': label,
    'aria-describedby': description,
    'aria-valuemin': 1,
    'aria-valuemax': points.length,
    'aria-valuenow': (at ?? points.length - 1) + 1,
    'aria-valuetext': valuesAt(data, at ?? points.length - 1),
  };
  return (
    <ChartFrame
      message={message}
      height={height}
      legend={series.length > 1 && <Legend series={series} />}
      table={<ChartTable {...data} message={message} />}
    >
      <div className={classes.chart}>
        <span id={description} hidden>
          {message}
        </span>
        <div className={classes.values} aria-hidden>
          {scales.ticks.map((tick) => (
            <span key={tick} style={{ insetBlockEnd: `${100 - scales.y(tick)}%` }}>
              {formatTick(tick)}
            </span>
          ))}
          {/* The widest of them makes the column as wide as it has to be. */}
          <span className={classes.widest}>{widest(scales.ticks.map(formatTick))}</span>
        </div>
        <div className={classes.plot} {...plot} {...cursor.handlers}>
          <Marks data={data} scales={scales} at={at} />
          {at !== null && <Tooltip data={data} scales={scales} at={at} />}
        </div>
        <TimeNames points={points} scales={scales} />
      </div>
    </ChartFrame>
  );
}

export function valuesAt({ points, series, format }: ChartData, at: number): string {
  const values = series.map(({ name, values: own }) => `${name} ${format(own[at] ?? 0)}`);
  return [points[at]?.name ?? '', ...values].join(', ');
}

function widest(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
