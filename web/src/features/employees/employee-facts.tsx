import type { EmployeeColumn, EmployeeRecord } from '@atrium/contract/employee-records';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { useEmployeeColumns } from './employee-columns.tsx';
import classes from './employees.module.css';

/** What is known of somebody, each fact with its name. */
export function EmployeeFacts({ employee, fields }: { employee: EmployeeRecord; fields: readonly EmployeeColumn[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const columns = useEmployeeColumns(fields);
  return (
    <dl className={classes.facts}>
      {columns.map(({ id, header, cell }) => (
        <div key={id}>
          <dt>{header}</dt>
          <dd>{cell(employee)}</dd>
        </div>
      ))}
      {employee.archivedAt !== null && (
        <div>
          <dt>{t('employees.archived')}</dt>
          <dd>{format.dateTime(employee.archivedAt)}</dd>
        </div>
      )}
    </dl>
  );
}
