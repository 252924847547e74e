import { CardsPage } from '../cards-page.tsx';
import { Numbers } from '../numbers.tsx';
import { UsersGained } from '../people-trends.tsx';
import { Sessions } from '../sessions.tsx';
import { Statistics } from '../statistics.tsx';
import { OrdersTrend, ProfitTrend, RevenueTrend } from '../trends.tsx';
import { MonthSales } from './statistics-cards-months.tsx';
import { ActiveUsers, Written } from './statistics-cards-people.tsx';
import { Responses } from './statistics-cards-responses.tsx';

export function StatisticsCardsPage() {
  return (
    <CardsPage kind="statistics" hasPeriod>
      <Statistics />
      <Numbers />
      <OrdersTrend />
      <ProfitTrend />
      <RevenueTrend />
      <UsersGained />
      <Sessions />
      <MonthSales />
      <ActiveUsers />
      <Written />
      <Responses />
    </CardsPage>
  );
}
