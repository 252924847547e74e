import { EmployeeChanges, type EmployeeRecord, NewEmployee } from '@atrium/contract/employee-records';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile, DeletedMeanwhile } from '../../ui/forms/changed-meanwhile.tsx';
import { PanelForm } from '../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { changedFields, useKnownValues } from '../../ui/forms/use-known-values.ts';
import { notify } from '../../ui/notify.tsx';
import type { PanelControls } from '../../ui/side-panel.tsx';
import { EmployeeFields } from './employee-fields.tsx';
import { type EmployeeFormValues, newEmployeeValues, valuesOf } from './employee-form-values.ts';
import { employeeQuery, useAddEmployee, useUpdateEmployee } from './employees.queries.ts';

export function AddEmployeeForm({ panel }: { panel: PanelControls }) {
  const { t } = useTranslation();
  const addEmployee = useAddEmployee();
  const contractForm = useContractForm({
    schema: NewEmployee,
    initialValues: newEmployeeValues,
    submit: async (values) => {
      const { employee, changeId } = await addEmployee.mutateAsync(values);
      notify({ message: t('employees.said.added', { name: employee.fullName }), undoChangeId: changeId });
      panel.finish();
    },
  });
  return (
    <PanelForm contractForm={contractForm} panel={panel} submit={t('employees.form.add')}>
      <EmployeeFields form={contractForm.form} />
    </PanelForm>
  );
}

export function EditEmployeeForm({ employee, panel }: { employee: EmployeeRecord; panel: PanelControls }) {
  const { t } = useTranslation();
  const updateEmployee = useUpdateEmployee(employee.id);
  const { data: found } = useQuery(employeeQuery(employee.id));
  const contractForm = useContractForm<EmployeeFormValues, EmployeeChanges>({
    schema: EmployeeChanges,
    initialValues: valuesOf(employee),
    isGone: found === null,
    submit: async (values) => {
      const { employee: saved, changeId } = await updateEmployee.mutateAsync(changedFields(valuesOf(known), values));
      notify({ message: t('employees.said.updated', { name: saved.fullName }), undoChangeId: changeId });
      panel.finish();
    },
  });
  const { known, isBehind, load } = useKnownValues(contractForm, found ?? employee, valuesOf);
  return (
    <>
      {found === null && <DeletedMeanwhile said={t('employees.form.gone')} />}
      {isBehind && <ChangedMeanwhile said={t('employees.form.changed')} onLoad={load} />}
      <PanelForm contractForm={contractForm} panel={panel} submit={t('employees.form.save')} isKnown>
        <EmployeeFields form={contractForm.form} />
      </PanelForm>
    </>
  );
}
