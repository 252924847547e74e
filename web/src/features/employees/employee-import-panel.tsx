import { importEmployees, previewEmployeeImport } from '@atrium/contract/employee-records';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useFormat } from '../../ui/format.ts';
import { ImportPanel } from '../../ui/imports/import-panel.tsx';

const example = {
  ...{ fullName: 'Mira Okafor', post: 'Lamp Fitter', email: 'mira.okafor@lanternworks.example', city: 'Lagos' },
  ...{ startDate: '2026-03-02', salary: '31000.00', age: '31' },
};

/** As the table calls its columns. */
const fields = {
  ...{ id: 'id', fullName: 'fullName', post: 'post', email: 'email', city: 'city', startDate: 'startDate' },
  ...{ salary: 'salary', age: 'age', experienceYears: 'experience', status: 'status' },
} as const;

export function EmployeeImportPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <ImportPanel
      title={t('employees.import.title')}
      hint={t('employees.import.hint')}
      example={example}
      nameLabel={t('employees.fields.fullName')}
      columns={Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, t(`employees.fields.${field}`)]),
      )}
      takeLabel={(count) => t('employees.import.take', { count, formatted: number(count) })}
      preview={(csv) => call(previewEmployeeImport, { body: { csv } })}
      take={(body) => call(importEmployees, { body })}
      entity="employee"
      onClose={onClose}
    />
  );
}
