import type { ReactNode } from 'react';
import classes from './card.module.css';

/** Cards beside each other, as many as there is room for where they stand. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className={classes.room}>
      <div className={classes.grid}>{children}</div>
    </div>
  );
}
