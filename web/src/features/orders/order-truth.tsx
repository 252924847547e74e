import { refundableCents, returnOf } from '@atrium/contract/order-steps';
import type { OrderWithLines } from '@atrium/contract/orders';
import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';

/** What the state of an order does not say by itself: that money was kept of what is not sent, or that nothing is waited for. */
export function OrderTruth({ order }: { order: OrderWithLines }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const keptCents = order.state === 'cancelled' ? refundableCents(order) : 0;
  const given = returnOf(order);
  if (keptCents > 0)
    return (
      <Alert color="warning" role="note" mb="md">
        {t('orders.truth.kept', { amount: money(keptCents) })}
      </Alert>
    );
  if (given === null) return null;
  return (
    <Alert color="info" role="note" mb="md">
      {t(`orders.truth.${given}`)}
    </Alert>
  );
}
