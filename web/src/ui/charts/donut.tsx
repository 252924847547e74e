import { arc, type PieArcDatum, pie } from 'd3-shape';
import type { ReactNode } from 'react';
import { type ChartTone, toneOf } from './chart.types.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartTable } from './chart-table.tsx';
import classes from './round.module.css';

export interface Share {
  id: string;
  name: string;
  value: number;
  tone: ChartTone;
}

interface DonutProps {
  message: string;
  shares: readonly Share[];
  format: (value: number) => string;
  /** What the values are of: the head of the table. */
  valueName: string;
  height: number;
  /** What stands in the middle. */
  children: ReactNode;
}

const ring = arc<PieArcDatum<Share>>().innerRadius(36).outerRadius(50).padAngle(0.03).cornerRadius(1.5);
const slices = pie<Share>()
  .value(({ value }) => Math.max(0, value))
  .sort(null);

/** Shares of a whole. Whoever draws it lists them with their names and values beside it. */
export function Donut({ message, shares, format, valueName, height, children }: DonutProps) {
  const table = {
    points: shares.map(({ name }) => ({ name })),
    series: [
      { id: 'value', name: valueName, values: shares.map(({ value }) => value), tone: '1', mark: 'bar' },
    ] as const,
    format,
  };
  return (
    <ChartFrame message={message} height={height} table={<ChartTable {...table} message={message} />}>
      <div className={classes.round}>
        <svg viewBox="-50 -50 100 100" aria-hidden className={classes.drawing}>
          <circle r={43} className={classes.track} strokeWidth={14} />
          {slices([...shares]).map((slice) => (
            <path key={slice.data.id} d={ring(slice) ?? ''} fill={toneOf(slice.data.tone)} />
          ))}
        </svg>
        <div className={classes.middle}>{children}</div>
      </div>
    </ChartFrame>
  );
}
