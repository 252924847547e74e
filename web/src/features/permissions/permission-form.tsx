import '@mantine/core/styles/Checkbox.css';
import { NewPermission, type Permission } from '@atrium/contract/permissions';
import { Alert, Checkbox, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roleName } from '../../ui/access/role-words.ts';
import { useRoles } from '../../ui/access/roles.queries.ts';
import { PanelForm } from '../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { changedFields } from '../../ui/forms/use-known-values.ts';
import { notify } from '../../ui/notify.tsx';
import type { PanelControls } from '../../ui/side-panel.tsx';
import { useSavePermission } from './permissions.queries.ts';

interface PermissionValues extends Record<string, unknown> {
  name: string;
  assignedTo: string[];
  isCore: boolean;
}

interface PermissionFormProps {
  /** Null adds one. */
  permission: Permission | null;
  panel: PanelControls;
}

export function PermissionForm({ permission, panel }: PermissionFormProps) {
  const { t } = useTranslation();
  const roles = useRoles();
  const contractForm = usePermissionForm(permission, panel);
  const { form } = contractForm;
  const isFixed = permission?.isCore === true && form.getValues().isCore;
  return (
    <PanelForm
      contractForm={contractForm}
      panel={panel}
      submit={permission ? t('ui.saveChanges') : t('permissions.form.submitAdd')}
      isKnown={permission !== null}
    >
      <Stack gap="md">
        {permission && <Alert color="warning">{t('permissions.form.warning')}</Alert>}
        <TextInput
          label={t('permissions.form.name')}
          withAsterisk
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('name')}
          {...(isFixed && { description: t('permissions.form.coreHint') })}
          readOnly={isFixed}
        />
        <Checkbox.Group label={t('permissions.assignedTo')} {...form.getInputProps('assignedTo')}>
          <Stack gap="xs" mt="xs">
            {roles.map((role) => (
              <Checkbox key={role.key} value={role.key} label={roleName(role, t)} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Checkbox
          label={t('permissions.form.core')}
          description={t('permissions.form.coreHint')}
          {...form.getInputProps('isCore', { type: 'checkbox' })}
        />
      </Stack>
    </PanelForm>
  );
}

function usePermissionForm(permission: Permission | null, panel: PanelControls) {
  const { t } = useTranslation();
  const { mutateAsync } = useSavePermission(permission?.id ?? null);
  const [initialValues] = useState(() => valuesOf(permission));
  return useContractForm<PermissionValues, NewPermission>({
    schema: NewPermission,
    initialValues,
    submit: async (written) => {
      const { changeId } = await mutateAsync({ written, changes: changedFields(initialValues, written) });
      const said = permission ? 'permissions.said.updated' : 'permissions.said.added';
      notify({ message: t(said, { name: written.name }), undoChangeId: changeId });
      panel.finish();
    },
  });
}

function valuesOf(permission: Permission | null): PermissionValues {
  const { name = '', assignedTo = ['administrator'], isCore = false } = permission ?? {};
  return { name, assignedTo: [...assignedTo], isCore };
}
