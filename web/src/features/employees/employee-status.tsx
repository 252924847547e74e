import { employeeStatuses } from '@atrium/contract/employee-status';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';

/** By their numbers, from 1. */
const tones: readonly StatusTone[] = ['neutral', 'success', 'danger', 'warning', 'info'];

export function EmployeeStatus({ status }: { status: number }) {
  const { t } = useTranslation();
  const name = employeeStatuses[status - 1] ?? 'Current';
  return <StatusBadge tone={tones[status - 1] ?? 'neutral'} label={t(`employees.statuses.${name}`)} />;
}
