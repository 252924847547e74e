import { importEmployees, previewEmployeeImport } from '@atrium/contract/employee-records';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useFormat } from '../../ui/format.ts';
import { ImportPanel } from '../../ui/imports/import-panel.tsx';

const example =
  'Name,Post,E-mail,City,Started,Salary,Age\nMira Okafor,Lamp Fitter,mira.okafor@lanternworks.example,Lagos,2026-03-02,31000.00,31';

export function EmployeeImportPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <ImportPanel
      title={t('employees.import.title')}
      hint={t('employees.import.hint')}
      example={example}
      nameLabel={t('employees.fields.fullName')}
      columnLabel={(column) => t(`employees.fields.${column.replace('Years', '')}`)}
      takeLabel={(count) => t('employees.import.take', { count, formatted: number(count) })}
      preview={(csv) => call(previewEmployeeImport, { body: { csv } })}
      take={(body) => call(importEmployees, { body })}
      entity="employee"
      onClose={onClose}
    />
  );
}
