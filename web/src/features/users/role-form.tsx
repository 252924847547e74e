import { type Grant, grantsOf } from '@atrium/contract/grants';
import { type Ability, grantsHeld } from '@atrium/contract/policy';
import { NewRole, type RoleWithMembers } from '@atrium/contract/roles';
import type { User } from '@atrium/contract/users';
import { Alert, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useAbility } from '../../session/ability.ts';
import { roleName } from '../../ui/access/role-words.ts';
import { useRoles } from '../../ui/access/roles.queries.ts';
import { PanelForm } from '../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { notify } from '../../ui/notify.tsx';
import type { PanelControls } from '../../ui/side-panel.tsx';
import { withChanges } from './matrix-state.ts';
import { RoleEffects } from './role-effects.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import { RoleMembers } from './role-members.tsx';
import { useSaveRole } from './roles.queries.ts';

const Values = z.object({ ...NewRole.shape, removeUserIds: NewRole.shape.addUserIds });
interface RoleValues extends Record<string, unknown> {
  name: string;
  grants: Grant[];
  addUserIds: number[];
  removeUserIds: number[];
}

interface RoleFormProps {
  /** As it was when one began; null adds one. */
  edited: RoleWithMembers | null;
  /** As somebody may have changed it since. */
  now: RoleWithMembers | null;
  panel: PanelControls;
}

export function RoleForm({ edited: role, now, panel }: RoleFormProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const contractForm = useRoleForm({ edited: role, now, panel });
  const { form } = contractForm;
  const members = useMembers(form);
  const { isReadOnly, isBeyond, givable } = accessTo(role, ability);
  const { grants, addUserIds, removeUserIds } = form.getValues();
  const { grants: wanted } = wantedOf(form.getValues(), { edited: role, now });
  return (
    <PanelForm
      contractForm={contractForm}
      panel={panel}
      submit={role ? t('ui.saveChanges') : t('roles.form.submitAdd')}
      isKnown={role !== null}
      isReadOnly={isReadOnly}
    >
      <Stack gap="lg">
        {isBeyond && <Alert color="warning">{t('roles.form.beyond')}</Alert>}
        <NameField role={role} input={form.getInputProps('name')} isReadOnly={isReadOnly} />
        {role?.hasFullAccess && <Alert color="info">{t('roles.form.fullAccess')}</Alert>}
        <RoleMatrix
          grants={role?.hasFullAccess ? grantsOf(role) : grants}
          onChange={isReadOnly || role?.hasFullAccess ? undefined : (next) => form.setFieldValue('grants', next)}
          givable={givable}
        />
        <Text size="sm" c="dimmed">
          {t('roles.form.ordersHint')}
        </Text>
        {ability.can('read', 'User') && (
          <RoleMembers roleId={role?.id ?? null} removedIds={removeUserIds} isReadOnly={isReadOnly} {...members} />
        )}
        {form.isDirty() && <RoleEffects draft={{ id: role?.id ?? null, grants: wanted, addUserIds, removeUserIds }} />}
      </Stack>
    </PanelForm>
  );
}

interface NameFieldProps {
  role: RoleWithMembers | null;
  input: ReturnType<ReturnType<typeof useRoleForm>['form']['getInputProps']>;
  isReadOnly: boolean;
}

/** Built-in roles are called as the reader's language calls them. */
function NameField({ role, input, isReadOnly }: NameFieldProps) {
  const { t } = useTranslation();
  const fixed = role?.isBuiltIn ? { value: roleName(role, t), description: t('roles.form.nameFixed') } : {};
  return (
    <TextInput
      label={t('roles.form.name')}
      withAsterisk={!role?.isBuiltIn}
      data-autofocus
      autoComplete="off"
      {...input}
      {...fixed}
      readOnly={isReadOnly || role?.isBuiltIn === true}
    />
  );
}

/** Nobody changes a role that may do more than they. */
function accessTo(role: RoleWithMembers | null, ability: Ability) {
  const givable = grantsHeld(ability);
  const mayWrite = ability.can(role ? 'update' : 'create', 'Role');
  const isHeld = !role?.hasFullAccess && (role?.grants ?? []).every((grant) => givable.includes(grant));
  const isWithin = isHeld || ability.can('manage', 'all');
  return { givable, isReadOnly: !mayWrite || !isWithin, isBeyond: mayWrite && !isWithin };
}

function useRoleForm({ edited: role, now, panel }: RoleFormProps) {
  const { t } = useTranslation();
  const { mutateAsync } = useSaveRole(role?.id ?? null);
  const roles = useRoles();
  return useContractForm<RoleValues, z.output<typeof Values>>({
    schema: Values,
    initialValues: { name: role?.name ?? '', grants: [...(role?.grants ?? [])], addUserIds: [], removeUserIds: [] },
    isGone: role !== null && roles.length > 0 && !roles.some(({ id }) => id === role.id),
    submit: async (values) => {
      const { role: saved, changeId } = await mutateAsync({ ...values, ...wantedOf(values, { edited: role, now }) });
      const said = role ? 'roles.said.updated' : 'roles.said.added';
      notify({ message: t(said, { name: roleName(saved, t) }), undoChangeId: changeId });
      panel.finish();
    },
  });
}

/** Name and matrix with what one has changed of them. What one has not stays as somebody may have made it meanwhile. */
function wantedOf(
  { name, grants }: Pick<RoleValues, 'name' | 'grants'>,
  { edited, now }: Pick<RoleFormProps, 'edited' | 'now'>,
): Pick<RoleValues, 'name' | 'grants'> {
  if (!edited || !now) return { name, grants };
  return {
    name: name === edited.name ? now.name : name,
    grants: withChanges(now.grants, { before: edited.grants, drafted: grants }),
  };
}

/** Who was chosen to come is kept with name and picture: the form holds their ids. */
function useMembers(form: ReturnType<typeof useRoleForm>['form']) {
  const [known, setKnown] = useState<readonly User[]>([]);
  const { addUserIds, removeUserIds } = form.getValues();
  const without = (ids: readonly number[], id: number) => ids.filter((other) => other !== id);
  return {
    added: known.filter(({ id }) => addUserIds.includes(id)),
    onAdd: (user: User) => {
      setKnown((users) => [...users.filter(({ id }) => id !== user.id), user]);
      form.setFieldValue('addUserIds', [...without(addUserIds, user.id), user.id]);
    },
    onRemove: ({ id }: User) => {
      if (addUserIds.includes(id)) form.setFieldValue('addUserIds', without(addUserIds, id));
      else if (removeUserIds.includes(id)) form.setFieldValue('removeUserIds', without(removeUserIds, id));
      else form.setFieldValue('removeUserIds', [...removeUserIds, id]);
    },
  };
}
