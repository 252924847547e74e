import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { CardGrid } from './card-grid.tsx';
import { PeriodChoice } from './period-choice.tsx';

interface CardsPageProps {
  kind: 'basic' | 'advance' | 'statistics' | 'analytics' | 'action';
  hasPeriod?: boolean;
  children: ReactNode;
}

/** A page that shows the cards there are. */
export function CardsPage({ kind, hasPeriod = false, children }: CardsPageProps) {
  return (
    <>
      <PageHeader
        titleKey={`dashboards.cards.${kind}`}
        crumbs={[{ titleKey: 'shell.menu.cards' }]}
        actions={hasPeriod && <PeriodChoice />}
      />
      <CardGrid>{children}</CardGrid>
    </>
  );
}
