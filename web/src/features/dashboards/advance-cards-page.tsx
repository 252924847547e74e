import { Activity } from './activity.tsx';
import { LatestChat } from './advance-cards-chat.tsx';
import { NextEvent } from './advance-cards-event.tsx';
import { OwnProfile } from './advance-cards-profile.tsx';
import { BestSeller } from './best-seller.tsx';
import { CardsPage } from './cards-page.tsx';
import { ComingUp } from './coming-up.tsx';
import { Devices } from './devices.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { OpenInvoices } from './open-invoices.tsx';

export function AdvancedCardsPage() {
  return (
    <CardsPage kind="advance" hasPeriod>
      <OwnProfile />
      <NextEvent />
      <LatestChat />
      <BestSeller />
      <OpenInvoices />
      <Devices />
      <LatestOrders />
      <Activity />
      <ComingUp />
    </CardsPage>
  );
}
