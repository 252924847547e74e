import { billings, plans, userRoles, userStatuses } from '@atrium/contract/users';
import { Select, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { roleName } from '../../ui/access/role-words.ts';
import { useRoles } from '../../ui/access/roles.queries.ts';
import { CountryField } from '../../ui/forms/country-field.tsx';
import type { UserFormValues } from './user-form-values.ts';

interface UserFieldsProps {
  form: UseFormReturnType<UserFormValues>;
  /** A new user gets the usual billing and is active; they can be changed later. */
  isNew: boolean;
}

export function UserFields({ form, isNew }: UserFieldsProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const label = (field: keyof UserFormValues) => t(`users.fields.${field}`);
  return (
    <Stack gap="md">
      <TextInput
        label={t('users.form.name')}
        withAsterisk
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('fullName')}
      />
      <TextInput label={label('username')} withAsterisk autoComplete="off" {...form.getInputProps('username')} />
      <TextInput
        label={label('email')}
        withAsterisk
        type="email"
        autoComplete="off"
        description={t('users.form.emailHint')}
        {...form.getInputProps('email')}
      />
      <TextInput
        label={label('contact')}
        withAsterisk={isNew}
        type="tel"
        autoComplete="off"
        {...form.getInputProps('contact')}
      />
      <TextInput label={label('company')} withAsterisk={isNew} autoComplete="off" {...form.getInputProps('company')} />
      <CountryField label={label('country')} withAsterisk={isNew} {...form.getInputProps('country')} />
      <ChoiceField form={form} field="role" choices={userRoles} texts="users.roles" />
      <ChoiceField form={form} field="currentPlan" choices={plans} texts="users.plans" />
      {ability.can('update', 'Role') && <AccessRoleField form={form} />}
      {!isNew && <ChoiceField form={form} field="billing" choices={billings} texts="users.billings" />}
      {!isNew && <ChoiceField form={form} field="status" choices={userStatuses} texts="users.statuses" />}
    </Stack>
  );
}

function AccessRoleField({ form }: Pick<UserFieldsProps, 'form'>) {
  const { t } = useTranslation();
  const roles = useRoles();
  const { value, onChange, ...field } = form.getInputProps('accessRoleId');
  return (
    <Select
      label={t('users.fields.accessRoleId')}
      description={t('users.form.accessRoleHint')}
      placeholder={t('roles.none')}
      clearable
      data={roles.map((role) => ({ value: String(role.id), label: roleName(role, t) }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
      {...field}
    />
  );
}

interface ChoiceFieldProps {
  form: UseFormReturnType<UserFormValues>;
  field: 'role' | 'currentPlan' | 'billing' | 'status';
  choices: readonly string[];
  texts: string;
}

function ChoiceField({ form, field, choices, texts }: ChoiceFieldProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t(`users.fields.${field}`)}
      allowDeselect={false}
      data={choices.map((choice) => ({ value: choice, label: t(`${texts}.${choice}`) }))}
      {...form.getInputProps(field)}
    />
  );
}
