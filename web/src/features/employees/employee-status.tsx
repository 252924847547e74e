import { useTranslation } from 'react-i18next';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';

/** By their numbers, from 1. */
export const statusNames = ['current', 'professional', 'rejected', 'resigned', 'applied'] as const;
const tones: readonly StatusTone[] = ['neutral', 'success', 'danger', 'warning', 'info'];

export function EmployeeStatus({ status }: { status: number }) {
  const { t } = useTranslation();
  const name = statusNames[status - 1] ?? 'current';
  return <StatusBadge tone={tones[status - 1] ?? 'neutral'} label={t(`employees.statuses.${name}`)} />;
}
