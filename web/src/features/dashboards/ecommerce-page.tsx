import { PageHeader } from '../../ui/page-header.tsx';
import { BestSellers } from './best-sellers.tsx';
import classes from './card.module.css';
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
    <div className={classes.page}>
      <PageHeader
        titleKey="dashboards.ecommerce"
        crumbs={[{ titleKey: 'shell.menu.dashboards' }]}
        actions={<PeriodChoice />}
      />
      <EcommerceCards />
    </div>
  );
}

/** What the dashboard shows, without its heading. */
export function EcommerceCards() {
  return (
    <div className={classes.grid}>
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
    </div>
  );
}
