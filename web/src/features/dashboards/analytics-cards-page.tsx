import { CardsPage } from './cards-page.tsx';
import { Customers } from './customers.tsx';
import { Devices } from './devices.tsx';
import { Earnings } from './earnings.tsx';
import { OrderProgress } from './order-progress.tsx';
import { RevenueReport } from './revenue-report.tsx';
import { Sessions } from './sessions.tsx';
import { Support } from './support.tsx';
import { RevenueTrend } from './trends.tsx';
import { Weekdays } from './weekdays.tsx';

export function AnalyticsCardsPage() {
  return (
    <CardsPage kind="analytics" hasPeriod>
      <Support />
      <Sessions />
      <RevenueReport />
      <OrderProgress />
      <RevenueTrend />
      <Weekdays />
      <Devices />
      <Customers />
      <Earnings />
    </CardsPage>
  );
}
