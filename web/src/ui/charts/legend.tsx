import { type ChartSeries, toneOf } from './chart.types.ts';
import classes from './legend.module.css';

/** Which is which. For the eyes alone: the table and the values read aloud have the names themselves. */
export function Legend({ series }: { series: readonly Pick<ChartSeries, 'id' | 'name' | 'tone' | 'mark'>[] }) {
  return (
    <>
      {series.map(({ id, name, tone, mark }) => (
        <span key={id} className={classes.entry} aria-hidden>
          <Swatch tone={tone} isLine={mark !== 'bar'} />
          <span className={classes.name}>{name}</span>
        </span>
      ))}
    </>
  );
}

export function Swatch({ tone, isLine = false }: { tone: ChartSeries['tone']; isLine?: boolean }) {
  return (
    <span
      aria-hidden
      className={classes.swatch}
      data-line={isLine || undefined}
      data-tone={tone}
      style={{ color: toneOf(tone) }}
    />
  );
}
