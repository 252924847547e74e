import type { ReactNode } from 'react';
import classes from './system-page.module.css';

interface SystemPageProps {
  art: ReactNode;
  title: string;
  text: ReactNode;
  actions: ReactNode;
  /** What else one can do, under the buttons. */
  below?: ReactNode;
}

/** A picture, what is the matter, and what one can do about it. */
export function SystemPage({ art, title, text, actions, below }: SystemPageProps) {
  return (
    <div className={classes.page}>
      <div className={classes.art}>{art}</div>
      <h1>{title}</h1>
      <div className={classes.text}>{text}</div>
      <div className={classes.actions}>{actions}</div>
      {below}
    </div>
  );
}
