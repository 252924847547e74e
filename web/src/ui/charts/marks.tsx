import { area, line } from 'd3-shape';
import { useMemo } from 'react';
import { type ChartData, type ChartSeries, toneOf } from './chart.types.ts';
import { curveOf } from './curve-of.ts';
import classes from './marks.module.css';
import type { Scales } from './scales.ts';

interface MarksProps {
  data: ChartData;
  scales: Scales;
  at: number | null;
}

/** What is drawn within the plot. The lines keep their width although the drawing is stretched. */
export function Marks({ data, scales, at }: MarksProps) {
  const bars = data.series.filter(({ mark }) => mark === 'bar');
  return (
    <svg className={classes.marks} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {scales.ticks.map((tick) => (
        <line key={tick} x1={0} x2={100} y1={scales.y(tick)} y2={scales.y(tick)} className={classes.grid} />
      ))}
      {at !== null && bars.length === 0 && (
        <line x1={scales.centre(at)} x2={scales.centre(at)} y1={0} y2={100} className={classes.cursor} />
      )}
      <Bars bars={bars} points={data.points} scales={scales} at={at} />
      {data.series
        .filter(({ mark }) => mark !== 'bar')
        .map((series) => (
          <Curve key={series.id} series={series} scales={scales} />
        ))}
    </svg>
  );
}

interface BarsProps {
  bars: readonly ChartSeries[];
  points: ChartData['points'];
  scales: Scales;
  at: number | null;
}

function Bars({ bars, points, scales, at }: BarsProps) {
  const isAnyMarked = points.some(({ isMarked }) => isMarked);
  return points.map(({ name, isMarked }, index) => {
    const isQuiet = at === null ? isAnyMarked && !isMarked : at !== index;
    let base = 0;
    return (
      <g key={name} className={classes.bar} data-quiet={isQuiet || undefined}>
        {bars.map(({ id, tone, values }) => {
          const value = values[index] ?? 0;
          const [bottom, top] = [scales.y(base), scales.y(base + value)];
          base += value;
          return (
            <rect
              key={id}
              x={scales.bandStart(index)}
              width={scales.bandWidth}
              y={Math.min(top, bottom)}
              height={Math.abs(bottom - top)}
              fill={toneOf(tone)}
            />
          );
        })}
      </g>
    );
  });
}

function Curve({ series: { values, tone, mark }, scales }: { series: ChartSeries; scales: Scales }) {
  const paths = useMemo(() => {
    const indexes = values.map((_, index) => index);
    const y = (index: number) => scales.y(values[index] ?? 0);
    const curve = curveOf(values);
    return {
      line: line<number>(scales.centre, y).curve(curve)(indexes) ?? '',
      area: area<number>(scales.centre, scales.y(0), y).curve(curve)(indexes) ?? '',
    };
  }, [values, scales]);
  return (
    <>
      {mark === 'area' && <path d={paths.area} fill={toneOf(tone)} className={classes.area} />}
      <path d={paths.line} stroke={toneOf(tone)} className={classes.line} data-tone={tone} />
    </>
  );
}
