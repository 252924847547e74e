import { PageHeader } from '../../ui/page-header.tsx';
import { Activity } from './activity.tsx';
import { TopSeller } from './advance-cards/advance-cards-seller.tsx';
import { CardGrid } from './card-grid.tsx';
import { ComingUp } from './coming-up.tsx';
import { LatestInvoices } from './latest-invoices.tsx';
import { UsersGained } from './people-trends.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { Sessions } from './sessions.tsx';
import { Support } from './support.tsx';
import { OrdersTrend } from './trends.tsx';
import { Weekdays } from './weekdays.tsx';

export function AnalyticsPage() {
  return (
    <>
      <PageHeader
        titleKey="dashboards.analytics"
        crumbs={[{ titleKey: 'shell.menu.dashboards' }]}
        actions={<PeriodChoice />}
      />
      <CardGrid>
        <UsersGained />
        <OrdersTrend span={6} />
        <Sessions />
        <Support />
        <TopSeller span={12} />
        <Weekdays />
        <Activity />
        <ComingUp />
        <LatestInvoices />
      </CardGrid>
    </>
  );
}
