import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { curveLinearClosed, lineRadial } from 'd3-shape';
import type { PointerEvent } from 'react';
import { type ChartData, toneOf } from './chart.types.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartTable } from './chart-table.tsx';
import { Legend } from './legend.tsx';
import classes from './round.module.css';
import { valuesAt } from './time-chart.tsx';
import { useCursor } from './use-cursor.ts';

interface RadarProps extends ChartData {
  message: string;
  label: string;
  height: number;
}

const outer = 38;
const rings = [0.25, 0.5, 0.75, 1];

/** Values around a circle, for what comes round again such as the days of a week. */
export function Radar({ message, label, height, points, series, format }: RadarProps) {
  const data = { points, series, format };
  const { at, handlers } = useCursor(points.length, pointAround);
  const shown = at ?? 0;
  return (
    <ChartFrame
      message={message}
      height={height}
      legend={<Legend series={series} />}
      table={<ChartTable {...data} message={message} />}
    >
      <div className={classes.round}>
        <div
          className={classes.plot}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={shown + 1}
          aria-valuetext={valuesAt(data, shown)}
          {...handlers}
        >
          <Web points={points} series={series} />
          {points.map(({ name, tick = name }, index) => (
            <span
              key={name}
              aria-hidden
              className={classes.corner}
              data-at={index === at || undefined}
              style={cornerAt(angleOf(index, points.length))}
            >
              {tick}
            </span>
          ))}
          {at !== null && (
            <span aria-hidden className={classes.reading}>
              {valuesAt(data, at)}
            </span>
          )}
        </div>
      </div>
    </ChartFrame>
  );
}

/** Rings, a spoke for each point, and each series from spoke to spoke. */
function Web({ points, series }: Pick<ChartData, 'points' | 'series'>) {
  const pathOf = pathsOf({ points, series });
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden className={classes.drawing}>
      {rings.map((share) => (
        <circle key={share} r={outer * share} className={classes.axis} />
      ))}
      {points.map(({ name }, index) => (
        <Spoke key={name} angle={angleOf(index, points.length)} />
      ))}
      {series.map(({ id, values, tone }) => (
        <path
          key={id}
          d={pathOf(values)}
          stroke={toneOf(tone)}
          fill={tone === 'before' ? 'none' : toneOf(tone)}
          fillOpacity={0.12}
          className={classes.web}
          data-tone={tone}
        />
      ))}
    </svg>
  );
}

function Spoke({ angle }: { angle: number }) {
  return <line x2={Math.sin(angle) * outer} y2={-Math.cos(angle) * outer} className={classes.axis} />;
}

function angleOf(index: number, count: number): number {
  return (index / count) * 2 * Math.PI;
}

/** How the values of one of these series are drawn, all of them to the same scale. */
function pathsOf({ points, series }: Pick<ChartData, 'points' | 'series'>): (values: readonly number[]) => string {
  const most = max(series.flatMap(({ values }) => [...values])) ?? 0;
  const radius = scaleLinear()
    .domain([0, Math.max(most, 1)])
    .range([0, outer]);
  const web = lineRadial<number>()
    .angle((_, index) => angleOf(index, points.length))
    .radius((value) => radius(value))
    .curve(curveLinearClosed);
  return (values) => web([...values]) ?? '';
}

/** Where the name of a point stands, outside the rings. */
function cornerAt(angle: number) {
  return {
    insetInlineStart: `${50 + Math.sin(angle) * (outer + 7)}%`,
    insetBlockStart: `${50 - Math.cos(angle) * (outer + 7)}%`,
  };
}

/** Which of so many points lies where the pointer is, seen from the middle. */
function pointAround({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>, count: number): number {
  const box = currentTarget.getBoundingClientRect();
  const [across, up] = [clientX - box.left - box.width / 2, box.top + box.height / 2 - clientY];
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  const turns = Math.atan2(isMirrored ? -across : across, up) / (2 * Math.PI);
  return Math.round((turns + 1) * count) % count;
}
