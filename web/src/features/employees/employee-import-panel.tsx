import { importEmployees, previewEmployeeImport } from '@atrium/contract/employee-records';
import { employeeStatuses } from '@atrium/contract/employee-status';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { cellWords } from '../../ui/data-table/exported-columns.ts';
import { useFormat } from '../../ui/format.ts';
import { ImportPanel } from '../../ui/imports/import-panel.tsx';
import { employeeImportColumns } from './employee-import-columns.ts';
import { useEmployeeImportWords } from './use-employee-import-words.ts';

const example = {
  ...{ fullName: 'Mira Okafor', post: 'Lamp Fitter', email: 'mira.okafor@lanternworks.example', city: 'Lagos' },
  ...{ startDate: '2026-03-02', salary: '31000.00', age: '31' },
};

export function EmployeeImportPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <ImportPanel
      title={t('employees.import.title')}
      hint={t('employees.import.hint')}
      example={example}
      words={{ status: cellWords(t, 'employees.statuses', employeeStatuses) }}
      valueWords={useEmployeeImportWords()}
      nameLabel={t('employees.fields.fullName')}
      columns={Object.fromEntries(
        Object.entries(employeeImportColumns).map(([name, field]) => [name, t(`employees.fields.${field}`)]),
      )}
      takeLabel={(count) => t('employees.import.take', { count, formatted: number(count) })}
      preview={(body) => call(previewEmployeeImport, { body })}
      take={(body) => call(importEmployees, { body })}
      entity="employee"
      onClose={onClose}
    />
  );
}
