import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './card.module.css';
import { PeriodChoice } from './period-choice.tsx';

interface CardsPageProps {
  kind: 'basic' | 'advance' | 'statistics' | 'analytics' | 'action';
  hasPeriod?: boolean;
  children: ReactNode;
}

/** A page that shows the cards there are. */
export function CardsPage({ kind, hasPeriod = false, children }: CardsPageProps) {
  return (
    <div className={classes.page}>
      <PageHeader
        titleKey={`dashboards.cards.${kind}`}
        crumbs={[{ titleKey: 'shell.menu.cards' }]}
        actions={hasPeriod && <PeriodChoice />}
      />
      <div className={classes.grid}>{children}</div>
    </div>
  );
}
