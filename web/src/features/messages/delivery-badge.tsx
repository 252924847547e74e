import type { Message } from '@atrium/contract/messages';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';

const tones: Readonly<Record<Message['delivery'], StatusTone>> = {
  waiting: 'info',
  delivered: 'success',
  failed: 'danger',
  kept: 'neutral',
};

export function DeliveryBadge({ message: { delivery } }: { message: Message }) {
  const { t } = useTranslation();
  return <StatusBadge tone={tones[delivery]} label={t(`messages.${delivery}`)} />;
}
