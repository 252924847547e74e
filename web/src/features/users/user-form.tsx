import type { User, UserChanges } from '@atrium/contract/users';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile, DeletedMeanwhile } from '../../ui/forms/changed-meanwhile.tsx';
import { PanelForm } from '../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { changedFields, useKnownValues } from '../../ui/forms/use-known-values.ts';
import { notify } from '../../ui/notify.tsx';
import type { PanelControls } from '../../ui/side-panel.tsx';
import { UserFields } from './user-fields.tsx';
import { AddedUser, EditedUser, newUserValues, type UserFormValues, valuesOf } from './user-form-values.ts';
import { useAddUser, userQuery, useUpdateUser } from './users.queries.ts';

export function AddUserForm({ panel }: { panel: PanelControls }) {
  const { t } = useTranslation();
  const addUser = useAddUser();
  const contractForm = useContractForm({
    schema: AddedUser,
    initialValues: newUserValues,
    submit: async (values) => {
      const { user, changeId } = await addUser.mutateAsync(values);
      notify({ message: t('users.said.added', { name: user.fullName }), undoChangeId: changeId });
      panel.finish();
    },
  });
  return (
    <PanelForm contractForm={contractForm} panel={panel} submit={t('users.form.add')}>
      <UserFields form={contractForm.form} isNew />
    </PanelForm>
  );
}

/** Only what was changed is sent: with all of it, a suspension or another role that somebody gave meanwhile would be taken back. */
export function EditUserForm({ user, panel }: { user: User; panel: PanelControls }) {
  const { t } = useTranslation();
  const updateUser = useUpdateUser(user.id);
  const { data: found } = useQuery(userQuery(user.id));
  const contractForm = useContractForm<UserFormValues, UserChanges>({
    schema: EditedUser,
    initialValues: valuesOf(user),
    isGone: found === null,
    submit: async (values) => {
      const { user: saved, changeId } = await updateUser.mutateAsync(changedFields(valuesOf(known), values));
      notify({ message: t('users.said.updated', { name: saved.fullName }), undoChangeId: changeId });
      panel.finish();
    },
  });
  const { known, isBehind, load } = useKnownValues(contractForm, found ?? user, valuesOf);
  return (
    <>
      {found === null && <DeletedMeanwhile said={t('users.form.gone')} />}
      {isBehind && <ChangedMeanwhile said={t('users.form.changed')} onLoad={load} />}
      <PanelForm contractForm={contractForm} panel={panel} submit={t('users.form.save')} isKnown>
        <UserFields form={contractForm.form} isNew={false} />
      </PanelForm>
    </>
  );
}
