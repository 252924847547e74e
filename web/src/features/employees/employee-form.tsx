import { EmployeeChanges, type EmployeeRecord, NewEmployee } from '@atrium/contract/employee-records';
import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../../ui/forms/form-actions.tsx';
import { type ContractForm, useContractForm } from '../../ui/forms/use-contract-form.ts';
import { notify } from '../../ui/notify.tsx';
import type { PanelControls } from '../../ui/side-panel.tsx';
import { EmployeeFields } from './employee-fields.tsx';
import { changedFields, type EmployeeFormValues, isSame, newEmployeeValues, valuesOf } from './employee-form-values.ts';
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
  return <EmployeeForm contractForm={contractForm} panel={panel} submit={t('employees.form.add')} isNew />;
}

export function EditEmployeeForm({ employee, panel }: { employee: EmployeeRecord; panel: PanelControls }) {
  const { t } = useTranslation();
  const updateEmployee = useUpdateEmployee(employee.id);
  const [known, setKnown] = useState(() => valuesOf(employee));
  const contractForm = useContractForm({
    schema: EmployeeChanges,
    initialValues: known,
    submit: async (values) => {
      const { employee: saved, changeId } = await updateEmployee.mutateAsync(changedFields(values, known));
      notify({ message: t('employees.said.updated', { name: saved.fullName }), undoChangeId: changeId });
      panel.finish();
    },
  });
  const { form, isSubmitting } = contractForm;
  const load = (values: EmployeeFormValues) => {
    setKnown(values);
    form.setInitialValues(values);
    form.setValues(values);
  };
  return (
    <>
      {!isSubmitting && <Meanwhile id={employee.id} known={known} onLoad={load} />}
      <EmployeeForm contractForm={contractForm} panel={panel} submit={t('employees.form.save')} isNew={false} />
    </>
  );
}

interface MeanwhileProps {
  id: number;
  known: EmployeeFormValues;
  onLoad: (values: EmployeeFormValues) => void;
}

/** Somebody else has changed or deleted what is being edited: it is said, and nothing moves under one's hands. */
function Meanwhile({ id, known, onLoad }: MeanwhileProps) {
  const { t } = useTranslation();
  const { data: found } = useQuery(employeeQuery(id));
  if (found === null) {
    return (
      <Alert color="danger" role="alert" mb="md">
        {t('employees.form.gone')}
      </Alert>
    );
  }
  const now = found && valuesOf(found);
  if (!now || isSame(now, known)) return null;
  return (
    <Alert color="warning" role="status" mb="md" title={t('employees.form.changed')}>
      <Button size="compact-sm" variant="default" onClick={() => onLoad(now)}>
        {t('employees.form.load')}
      </Button>
    </Alert>
  );
}

interface EmployeeFormProps {
  contractForm: ContractForm<EmployeeFormValues>;
  panel: PanelControls;
  submit: string;
  isNew: boolean;
}

function EmployeeForm({ contractForm, panel, submit, isNew }: EmployeeFormProps) {
  const { form, onSubmit, onBlur, isSubmitting, failure } = contractForm;
  const isDirty = form.isDirty();
  const { setDirty } = panel;
  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
  return (
    <form onSubmit={onSubmit} onBlur={onBlur} noValidate>
      <EmployeeFields form={form} />
      <FormActions
        submit={submit}
        isSubmitting={isSubmitting}
        failure={failure}
        isUnchanged={!isNew && !isDirty}
        onCancel={panel.close}
      />
    </form>
  );
}
