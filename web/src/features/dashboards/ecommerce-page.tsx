import { PageHeader } from '../../ui/page-header.tsx';
import { BestSellers } from './best-sellers.tsx';
import { CardGrid } from './card-grid.tsx';
import { ComingUp } from './coming-up.tsx';
import { Devices } from './devices.tsx';
import { Earnings } from './earnings.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { OpenInvoices } from './open-invoices.tsx';
import { OrderProgress } from './order-progress.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { RevenueReport } from './revenue-report.tsx';
import { Statistics } from './statistics.tsx';
import { OrdersTrend, ProfitTrend } from './trends.tsx';

export function EcommercePage() {
  return (
    <>
      <PageHeader
        titleKey="dashboards.ecommerce"
        crumbs={[{ titleKey: 'shell.menu.dashboards' }]}
        actions={<PeriodChoice />}
      />
      <EcommerceCards />
    </>
  );
}

/** What the dashboard shows, without its heading. */
export function EcommerceCards() {
  return (
    <CardGrid>
      <Statistics />
      <RevenueReport />
      <OrderProgress />
      <OrdersTrend />
      <ProfitTrend />
      <OpenInvoices />
      <BestSellers />
      <Earnings />
      <LatestOrders />
      <ComingUp />
      <Devices />
    </CardGrid>
  );
}
