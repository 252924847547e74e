import type { QuoteState } from '@atrium/contract/quotes';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Readonly<Record<QuoteState, StatusTone>> = {
  draft: 'neutral',
  sent: 'info',
  accepted: 'success',
  declined: 'danger',
  expired: 'warning',
};

export function QuoteStateLabel({ state }: { state: QuoteState }) {
  const { t } = useTranslation();
  return <StatusBadge tone={tones[state]} label={t(`billing.quotes.states.${state}`)} />;
}
