import type { OrderStatus } from '@atrium/contract/orders';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';

const tones: Readonly<Record<string, StatusTone>> = { pending: 'warning', finished: 'success', rejected: 'danger' };

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation();
  return <StatusBadge tone={tones[status] ?? 'info'} label={t(`shop.orders.statuses.${status}`)} />;
}
