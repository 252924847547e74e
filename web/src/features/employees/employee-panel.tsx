import type { EmployeeRecord } from '@atrium/contract/employee-records';
import { Alert, Button, Stack } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { EmployeeFacts } from './employee-facts.tsx';
import { AddEmployeeForm, EditEmployeeForm } from './employee-form.tsx';
import { employeeQuery } from './employees.queries.ts';

/** Whom a panel is about, and what for. */
export type PanelOf = { employee: EmployeeRecord; isEdited: boolean } | 'new';

interface EmployeePanelProps {
  of: PanelOf;
  onEdit: (employee: EmployeeRecord) => void;
  onClose: () => void;
}

export function EmployeePanel({ of, onEdit, onClose }: EmployeePanelProps) {
  const { t } = useTranslation();
  if (of === 'new') {
    return (
      <SidePanel title={t('employees.form.addTitle')} onClose={onClose}>
        {(panel) => <AddEmployeeForm panel={panel} />}
      </SidePanel>
    );
  }
  const { employee, isEdited } = of;
  const record = { entity: 'employee', id: employee.id } as const;
  if (!isEdited) {
    return (
      <SidePanel title={employee.fullName} onClose={onClose} record={record}>
        {() => <Details employee={employee} onEdit={onEdit} />}
      </SidePanel>
    );
  }
  const title = t('employees.form.editTitle', { name: employee.fullName });
  return (
    <SidePanel key="form" title={title} onClose={onClose} record={record}>
      {(panel) => <EditEmployeeForm employee={employee} panel={panel} />}
    </SidePanel>
  );
}

/** All that is known of somebody, as it is now. */
function Details({ employee, onEdit }: Pick<EmployeePanelProps, 'onEdit'> & { employee: EmployeeRecord }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const { data: now = employee } = useQuery(employeeQuery(employee.id));
  if (now === null) return <Alert color="warning">{t('employees.form.gone')}</Alert>;
  return (
    <Stack gap="lg">
      <EmployeeFacts employee={now} fields={['post', 'email', 'city', 'startDate', 'salary', 'age', 'experience']} />
      {ability.can('update', 'Employee') && (
        <Button
          variant="default"
          leftSection={<IconEdit size={16} stroke={1.5} aria-hidden />}
          onClick={() => onEdit(now)}
        >
          {t('employees.actions.edit')}
        </Button>
      )}
    </Stack>
  );
}
