import type { ReactNode } from 'react';
import type { ChartTone } from '../../ui/charts/chart.types.ts';
import { Swatch } from '../../ui/charts/legend.tsx';
import classes from './share-list.module.css';

interface ListedShare {
  id: string;
  name: ReactNode;
  value: ReactNode;
  tone: ChartTone;
  note?: ReactNode;
}

/** The parts of a whole with their values: what a round chart shows, to be read. */
export function ShareList({ shares, label }: { shares: readonly ListedShare[]; label: string }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {shares.map(({ id, name, value, tone, note }) => (
        <li key={id} className={classes.share}>
          <Swatch tone={tone} />
          <span className={classes.name}>{name}</span>
          {note && <span className={classes.note}>{note}</span>}
          <strong className={classes.value}>{value}</strong>
        </li>
      ))}
    </ul>
  );
}
