import type { ReactNode } from 'react';
import { toneOf } from './chart.types.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartTable } from './chart-table.tsx';
import type { Share } from './donut.tsx';
import classes from './round.module.css';

interface RingsProps {
  message: string;
  shares: readonly Share[];
  /** What a full ring is. */
  whole: number;
  format: (value: number) => string;
  valueName: string;
  height: number;
  children?: ReactNode;
}

const thickness = 7;
const gap = 3;

/** Parts of a whole that each have a ring of their own, the first one outside. */
export function Rings({ message, shares, whole, format, valueName, height, children }: RingsProps) {
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
          {shares.map(({ id, value, tone }, index) => {
            const radius = 50 - thickness / 2 - index * (thickness + gap);
            const share = whole > 0 ? Math.min(1, value / whole) : 0;
            return (
              <g key={id} fill="none" strokeWidth={thickness} transform="rotate(-90)">
                <circle r={radius} className={classes.track} />
                {share > 0 && (
                  <circle
                    r={radius}
                    pathLength={100}
                    stroke={toneOf(tone)}
                    strokeDasharray={`${share * 100} 100`}
                    strokeLinecap="butt"
                  />
                )}
              </g>
            );
          })}
        </svg>
        {children && <div className={classes.middle}>{children}</div>}
      </div>
    </ChartFrame>
  );
}
