import type { ChartData } from './chart.types.ts';
import { toneOf } from './chart.types.ts';
import { Swatch } from './legend.tsx';
import type { Scales } from './scales.ts';
import classes from './tooltip.module.css';

interface TooltipProps {
  data: ChartData;
  scales: Scales;
  at: number;
}

/** The values of one point, beside it. They are read aloud as the value of the plot. */
export function Tooltip({ data: { points, series, format }, scales, at }: TooltipProps) {
  const place = scales.centre(at);
  return (
    <div aria-hidden>
      {series
        .filter(({ mark }) => mark !== 'bar')
        .map(({ id, values, tone }) => (
          <span
            key={id}
            className={classes.dot}
            style={{
              insetInlineStart: `${place}%`,
              insetBlockStart: `${scales.y(values[at] ?? 0)}%`,
              background: toneOf(tone),
            }}
          />
        ))}
      <div
        className={classes.tooltip}
        data-side={place > 50 ? 'before' : 'after'}
        style={place > 50 ? { insetInlineEnd: `${100 - place}%` } : { insetInlineStart: `${place}%` }}
      >
        <span className={classes.name}>{points[at]?.name}</span>
        {series.map(({ id, name, values, tone, mark }) => (
          <span key={id} className={classes.value}>
            <Swatch tone={tone} isLine={mark !== 'bar'} />
            <span className={classes.series}>{name}</span>
            <strong>{format(values[at] ?? 0)}</strong>
          </span>
        ))}
      </div>
    </div>
  );
}
