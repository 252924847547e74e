import type { Message } from '@atrium/contract/messages';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../ui/status-badge.tsx';

export function DeliveryBadge({ message }: { message: Message }) {
  const { t } = useTranslation();
  return message.deliveredAt === null ? (
    <StatusBadge tone="neutral" label={t('messages.keptHere')} />
  ) : (
    <StatusBadge tone="success" label={t('messages.delivered')} />
  );
}
