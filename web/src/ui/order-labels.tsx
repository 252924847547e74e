import type { Order, OrderState, RefundState } from '@atrium/contract/orders';
import { useTranslation } from 'react-i18next';
import classes from './order-labels.module.css';
import { StatusBadge, type StatusTone } from './status-badge.tsx';

const tones: Readonly<Record<OrderState, StatusTone>> = {
  pending: 'warning',
  paid: 'info',
  shipped: 'info',
  delivered: 'success',
  cancelled: 'neutral',
};

const refundTones: Readonly<Record<Exclude<RefundState, 'none'>, StatusTone>> = { partly: 'warning', whole: 'danger' };

/** How far an order is, and whether money went back. What was paid and all given back is not paid any more. */
export function OrderLabels({ order: { state, refundState } }: { order: Pick<Order, 'state' | 'refundState'> }) {
  const { t } = useTranslation();
  return (
    <span className={classes.labels}>
      {!(state === 'paid' && refundState === 'whole') && (
        <StatusBadge tone={tones[state]} label={t(`orders.states.${state}`)} />
      )}
      {refundState !== 'none' && (
        <StatusBadge tone={refundTones[refundState]} label={t(`orders.refundStates.${refundState}`)} />
      )}
    </span>
  );
}
