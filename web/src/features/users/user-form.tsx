import type { User } from '@atrium/contract/users';
import { useTranslation } from 'react-i18next';
import { PanelForm } from '../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { notify } from '../../ui/notify.tsx';
import type { PanelControls } from '../../ui/side-panel.tsx';
import { UserFields } from './user-fields.tsx';
import { AddedUser, EditedUser, newUserValues, valuesOf } from './user-form-values.ts';
import { useAddUser, useUpdateUser } from './users.queries.ts';

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

export function EditUserForm({ user, panel }: { user: User; panel: PanelControls }) {
  const { t } = useTranslation();
  const updateUser = useUpdateUser(user.id);
  const contractForm = useContractForm({
    schema: EditedUser,
    initialValues: valuesOf(user),
    submit: async (values) => {
      const { user: saved, changeId } = await updateUser.mutateAsync(values);
      notify({ message: t('users.said.updated', { name: saved.fullName }), undoChangeId: changeId });
      panel.finish();
    },
  });
  return (
    <PanelForm contractForm={contractForm} panel={panel} submit={t('users.form.save')} isKnown>
      <UserFields form={contractForm.form} isNew={false} />
    </PanelForm>
  );
}
