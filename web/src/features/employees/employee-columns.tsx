import type { EmployeeColumn, EmployeeRecord } from '@atrium/contract/employee-records';
import { employeeStatuses } from '@atrium/contract/employee-status';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../ui/data-table/data-table.types.ts';
import { cellWords } from '../../ui/data-table/exported-columns.ts';
import { EmailAddress } from '../../ui/email-address.tsx';
import { type Format, useFormat } from '../../ui/format.ts';
import { Person } from '../../ui/person.tsx';
import { EmployeeStatus } from './employee-status.tsx';
import classes from './employees.module.css';

type Rest = Omit<DataColumn<EmployeeRecord>, 'id' | 'header' | 'isSortable'>;

/** The columns of a list of employees, those and no others, in this order. */
export function useEmployeeColumns(ids: readonly EmployeeColumn[]): readonly DataColumn<EmployeeRecord>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(() => {
    const years = (count: number) => t('employees.years', { count, formatted: format.number(count) });
    const looks = looksOf(format, years);
    const words = { status: cellWords(t, 'employees.statuses', employeeStatuses) };
    return ids.map((id) => ({ id, header: t(`employees.fields.${id}`), isSortable: true, words, ...looks[id] }));
  }, [t, format, ids]);
}

function looksOf(format: Format, years: (count: number) => string): Readonly<Record<EmployeeColumn, Rest>> {
  return {
    id: { cell: ({ id }) => format.number(id), width: 100, align: 'end' },
    fullName: { cell: ({ fullName }) => <bdi>{fullName}</bdi>, width: 220, isHideable: false, card: 'heading' },
    post: { cell: ({ post }) => <bdi>{post}</bdi>, width: 170 },
    email: { cell: ({ email }) => <EmailAddress address={email} />, width: 280 },
    city: { cell: ({ city }) => <bdi>{city}</bdi>, width: 140 },
    startDate: { cell: ({ startDate }) => format.day(startDate), width: 130 },
    salary: { cell: ({ salaryCents }) => format.money(salaryCents), width: 130, align: 'end' },
    age: { cell: ({ age }) => format.number(age), width: 110, align: 'end' },
    experience: { cell: ({ experienceYears }) => years(experienceYears), width: 120, align: 'end' },
    status: { cell: ({ status }) => <EmployeeStatus status={status} />, width: 140, card: 'plain' },
  };
}

/** The name with its picture or initials and the post below; it leads to the details. */
export function withPerson(
  t: TFunction,
  columns: readonly DataColumn<EmployeeRecord>[],
  onOpen: (employee: EmployeeRecord) => void,
): readonly DataColumn<EmployeeRecord>[] {
  return columns.map((column) =>
    column.id === 'fullName'
      ? {
          ...column,
          width: 260,
          exports: { fullName: t('employees.fields.fullName'), post: t('employees.fields.post') },
          cell: (employee) => (
            <Person name={employee.fullName} email={employee.post} picture={employee.avatar}>
              <button type="button" className={classes.open} onClick={() => onOpen(employee)}>
                <bdi>{employee.fullName}</bdi>
              </button>
            </Person>
          ),
        }
      : column,
  );
}
