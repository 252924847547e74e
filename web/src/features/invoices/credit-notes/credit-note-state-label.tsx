import type { CreditNoteState } from '@atrium/contract/credit-notes';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Readonly<Record<CreditNoteState, StatusTone>> = { draft: 'neutral', downloaded: 'info', sent: 'success' };

export function CreditNoteStateLabel({ state }: { state: CreditNoteState }) {
  const { t } = useTranslation();
  return <StatusBadge tone={tones[state]} label={t(`creditNotes.states.${state}`)} />;
}
