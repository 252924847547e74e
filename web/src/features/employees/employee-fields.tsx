import { employeeStatuses } from '@atrium/contract/employee-status';
import { Select, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../ui/forms/day-field.tsx';
import { OptionalMoneyField } from '../../ui/forms/money-field.tsx';
import { OptionalScaledField, ScaledField } from '../../ui/forms/scaled-field.tsx';
import type { EmployeeFormValues } from './employee-form-values.ts';
import classes from './employees.module.css';

type Form = UseFormReturnType<EmployeeFormValues>;

export function EmployeeFields({ form }: { form: Form }) {
  const { t } = useTranslation();
  const label = (field: string) => t(`employees.fields.${field}`);
  const { value: status, onChange: onStatus, ...statusField } = form.getInputProps('status');
  return (
    <Stack gap="md">
      <TextInput
        label={label('fullName')}
        withAsterisk
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('fullName')}
      />
      <TextInput label={label('post')} withAsterisk autoComplete="off" {...form.getInputProps('post')} />
      <TextInput label={label('email')} type="email" withAsterisk autoComplete="off" {...form.getInputProps('email')} />
      <TextInput label={label('city')} autoComplete="off" {...form.getInputProps('city')} />
      <div className={classes.pair}>
        <DayField label={label('startDate')} withAsterisk {...form.getInputProps('startDate')} />
        <OptionalMoneyField label={label('salary')} withAsterisk {...form.getInputProps('salaryCents')} />
      </div>
      <div className={classes.pair}>
        <OptionalScaledField label={label('age')} withAsterisk scale={1} {...form.getInputProps('age')} />
        <ScaledField label={label('experience')} scale={1} {...form.getInputProps('experienceYears')} />
      </div>
      <Select
        label={label('status')}
        allowDeselect={false}
        data={employeeStatuses.map((name, place) => ({
          value: String(place + 1),
          label: t(`employees.statuses.${name}`),
        }))}
        value={String(status)}
        onChange={(chosen) => onStatus(Number(chosen))}
        {...statusField}
      />
    </Stack>
  );
}
