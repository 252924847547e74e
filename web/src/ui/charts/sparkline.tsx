import './chart-tones.css';
import { line } from 'd3-shape';
import { type ChartTone, toneOf } from './chart.types.ts';
import { curveOf } from './curve-of.ts';
import { scalesOf } from './scales.ts';
import classes from './sparkline.module.css';

interface SparklineProps {
  values: readonly number[];
  tone?: ChartTone;
  mark?: 'line' | 'bar';
}

/** How a number came about, beside the number: the number is what is read. */
export function Sparkline({ values, tone = '1', mark = 'line' }: SparklineProps) {
  const points = values.map((_, index) => ({ name: String(index) }));
  const scales = scalesOf({ points, series: [{ id: 'values', name: '', values, tone, mark }] });
  const height = (value: number) => scales.y(value);
  return (
    <svg className={classes.sparkline} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {mark === 'line' ? (
        <path
          d={line<number>((_, index) => scales.centre(index), height).curve(curveOf(values))([...values]) ?? ''}
          stroke={toneOf(tone)}
        />
      ) : (
        points.map(({ name }, index) => (
          <rect
            key={name}
            x={scales.bandStart(index)}
            width={scales.bandWidth}
            y={height(values[index] ?? 0)}
            height={100 - height(values[index] ?? 0)}
            fill={toneOf(tone)}
          />
        ))
      )}
    </svg>
  );
}
