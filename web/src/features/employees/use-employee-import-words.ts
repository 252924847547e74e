import { employeeStatuses } from '@atrium/contract/employee-status';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import type { ImportedWords } from '../../ui/imports/imported-rows.tsx';

/** How what was understood of an employee reads: as their table writes it. */
export function useEmployeeImportWords(): ImportedWords {
  const { t } = useTranslation();
  const { day, money, number } = useFormat();
  return {
    id: (id) => number(Number(id)),
    post: String,
    email: String,
    city: String,
    startDate: (startDate) => day(String(startDate)),
    salary: (cents) => money(Number(cents)),
    age: (age) => number(Number(age)),
    experienceYears: (years) => t('employees.years', { count: Number(years), formatted: number(Number(years)) }),
    status: (place) => t(`employees.statuses.${employeeStatuses[Number(place) - 1]}`),
  };
}
