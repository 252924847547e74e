import { useFocusNearby } from '../../../ui/use-focus-nearby.ts';
import { Activity } from '../activity.tsx';
import { BestSeller } from '../best-seller.tsx';
import { CardsPage } from '../cards-page.tsx';
import { ComingUp } from '../coming-up.tsx';
import { Devices } from '../devices.tsx';
import { LatestOrders } from '../latest-orders.tsx';
import { OpenInvoices } from '../open-invoices.tsx';
import { Applicants } from './advance-cards-applicants.tsx';
import { LatestChat } from './advance-cards-chat.tsx';
import { NextEvent } from './advance-cards-event.tsx';
import { NotePayment } from './advance-cards-payment.tsx';
import { LatestPayments } from './advance-cards-payments.tsx';
import { NewProducts } from './advance-cards-products.tsx';
import { OwnProfile } from './advance-cards-profile.tsx';
import { TopSeller } from './advance-cards-seller.tsx';
import { TaskPeople } from './advance-cards-task-people.tsx';
import { TeamTask } from './advance-cards-team-task.tsx';

export function AdvancedCardsPage() {
  useFocusNearby();
  return (
    <CardsPage kind="advance" hasPeriod>
      <TopSeller />
      <OwnProfile />
      <ComingUp />
      <LatestChat />
      <Activity />
      <TaskPeople />
      <TeamTask />
      <Applicants />
      <LatestPayments />
      <NotePayment />
      <LatestOrders />
      <Devices />
      <NewProducts />
      {/* Those that say little stand beside each other: they are as high as the highest of their row. */}
      <OpenInvoices />
      <BestSeller />
      <NextEvent />
    </CardsPage>
  );
}
