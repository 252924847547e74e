import '../../ui/mantine-styles.ts';
import type { OrderWithLines } from '@atrium/contract/orders';
import { idParameter } from '@atrium/contract/text';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../navigation/page-title.ts';
import { useAbility } from '../../session/ability.ts';
import { RecordTimelinePanel } from '../../ui/changes/record-timeline.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import { MissingRecord } from '../../ui/missing-record.tsx';
import { OrderLabels } from '../../ui/order-labels.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useFocusNearby } from '../../ui/use-focus-nearby.ts';
import { OrderActions, RefundButton } from './order-actions.tsx';
import { OrderCreditNotes } from './order-credit-notes.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderShipment } from './order-shipment.tsx';
import { OrderTruth } from './order-truth.tsx';
import classes from './orders.module.css';
import { managedOrderQuery } from './orders.queries.ts';

const RefundPanel = loadedLater(async () => ({ default: (await import('./refund-panel.tsx')).RefundPanel }));
const CancelPanel = loadedLater(async () => ({ default: (await import('./cancel-panel.tsx')).CancelPanel }));
const ShipmentPanel = loadedLater(async () => ({ default: (await import('./shipment-panel.tsx')).ShipmentPanel }));

const crumbs = [{ titleKey: 'shell.menu.eCommerce' }, { titleKey: 'orders.title', path: '/apps/ecommerce/order-list' }];

export function idOfOrder(text: string): number | null {
  return idParameter().safeParse(text).data ?? null;
}

export function OrderPage({ id: text }: { id: string }) {
  const id = idOfOrder(text);
  if (id !== null) return <NumberedOrder id={id} />;
  return (
    <>
      <PageHeader titleKey="orders.one" crumbs={crumbs} />
      <OrderMissing id={text} />
    </>
  );
}

type OpenPanel = 'refund' | 'shipment' | 'cancelling';

function NumberedOrder({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data: order, error, refetch } = useQuery(managedOrderQuery(id));
  const [open, setOpen] = useState<OpenPanel | null>(null);
  const close = () => setOpen(null);
  const title = t('orders.order', { id });
  usePageTitle(title);
  useFocusNearby();
  return (
    <>
      <PageHeader
        titleKey="orders.one"
        title={title}
        crumbs={crumbs}
        actions={
          order && (
            <OrderActions order={order} onShip={() => setOpen('shipment')} onCancel={() => setOpen('cancelling')} />
          )
        }
      />
      {order === undefined && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {order === undefined && !error && <Skeleton height={480} />}
      {order === null && <OrderMissing id={String(id)} />}
      {order && <FoundOrder order={order} onOpen={setOpen} />}
      {order && (
        <Suspense>
          {open === 'refund' && <RefundPanel order={order} onClose={close} />}
          {open === 'cancelling' && <CancelPanel order={order} onClose={close} />}
          {open === 'shipment' && <ShipmentPanel order={order} onClose={close} />}
        </Suspense>
      )}
    </>
  );
}

interface FoundOrderProps {
  order: OrderWithLines;
  onOpen: (panel: OpenPanel) => void;
}

function FoundOrder({ order, onOpen }: FoundOrderProps) {
  const canUpdate = useAbility().can('update', 'Order');
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <div className={classes.state}>
          <OrderLabels order={order} />
        </div>
        <OrderTruth order={order} />
        <OrderLines order={order} actions={<RefundButton order={order} onRefund={() => onOpen('refund')} />} />
        {order.refunds.length > 0 && <OrderRefunds order={order} />}
        <OrderCreditNotes order={order} />
        {canUpdate && <OrderNotes orderId={order.id} />}
      </div>
      <div className={classes.column}>
        <OrderShipment order={order} onTrack={() => onOpen('shipment')} />
        <OrderCustomer order={order} />
        <RecordTimelinePanel entity="order" id={order.id} />
      </div>
    </div>
  );
}

function OrderMissing({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <MissingRecord
      title={t('orders.missing', { id })}
      text={t('orders.missingText')}
      list="/apps/ecommerce/order-list"
      listLabel={t('orders.toList')}
    />
  );
}
