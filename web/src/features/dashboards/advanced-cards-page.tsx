import { Activity } from './activity.tsx';
import { BestSeller } from './best-seller.tsx';
import { CardsPage } from './cards-page.tsx';
import { ComingUp } from './coming-up.tsx';
import { Devices } from './devices.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { OpenInvoices } from './open-invoices.tsx';

export function AdvancedCardsPage() {
  return (
    <CardsPage kind="advance" hasPeriod>
      <BestSeller />
      <OpenInvoices />
      <Devices />
      <LatestOrders />
      <Activity />
      <ComingUp />
    </CardsPage>
  );
}
