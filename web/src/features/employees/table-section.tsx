import type { ReactNode } from 'react';
import classes from './employees.module.css';

interface TableSectionProps {
  title: string;
  text: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** One of several tables of a page, with what is to be seen in it. */
export function TableSection({ title, text, actions, children }: TableSectionProps) {
  return (
    <div>
      <header className={classes.sectionHead}>
        <div>
          <h2 className={classes.sectionTitle}>{title}</h2>
          <p className={classes.sectionText}>{text}</p>
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}
