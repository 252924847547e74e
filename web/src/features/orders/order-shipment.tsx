import type { OrderWithLines } from '@atrium/contract/orders';
import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { isTracked, OrderTracking } from '../../ui/order-tracking.tsx';
import { Panel } from '../../ui/panel.tsx';

/** How an order that was sent travels, and what says so. */
export function OrderShipment({ order, onTrack }: { order: OrderWithLines; onTrack: () => void }) {
  const { t } = useTranslation();
  const canUpdate = useAbility().can('update', 'Order');
  if (order.shippedAt === null) return null;
  const isKnown = isTracked(order);
  return (
    <Panel
      title={t('orders.tracking.title')}
      actions={
        canUpdate && (
          <Button size="xs" variant="default" onClick={onTrack}>
            {t(isKnown ? 'orders.tracking.edit' : 'orders.tracking.add')}
          </Button>
        )
      }
    >
      {isKnown ? (
        <OrderTracking order={order} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('orders.tracking.none')}
        </Text>
      )}
    </Panel>
  );
}
