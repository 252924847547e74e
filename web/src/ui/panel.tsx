import type { ReactNode } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  title?: string;
  text?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page with a heading of its own. */
export function Panel({ title, text, actions, children }: PanelProps) {
  return (
    <section className={classes.panel}>
      {title && (
        <header className={classes.header}>
          <div>
            <h2 className={classes.title}>
              <bdi>{title}</bdi>
            </h2>
            {text && <p className={classes.text}>{text}</p>}
          </div>
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}
