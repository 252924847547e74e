import type { User } from '@atrium/contract/users';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../../ui/forms/form-actions.tsx';
import { type ContractForm, useContractForm } from '../../ui/forms/use-contract-form.ts';
import { notify } from '../../ui/notify.tsx';
import type { PanelControls } from '../../ui/side-panel.tsx';
import { UserFields } from './user-fields.tsx';
import { AddedUser, EditedUser, newUserValues, type UserFormValues, valuesOf } from './user-form-values.ts';
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
  return <UserForm contractForm={contractForm} panel={panel} submit={t('users.form.add')} isNew />;
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
  return <UserForm contractForm={contractForm} panel={panel} submit={t('users.form.save')} isNew={false} />;
}

interface UserFormProps {
  contractForm: ContractForm<UserFormValues>;
  panel: PanelControls;
  submit: string;
  isNew: boolean;
}

function UserForm({ contractForm, panel, submit, isNew }: UserFormProps) {
  const { form, onSubmit, onBlur, isSubmitting, failure } = contractForm;
  const isDirty = form.isDirty();
  const { setDirty } = panel;
  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
  return (
    <form onSubmit={onSubmit} onBlur={onBlur} noValidate>
      <UserFields form={form} isNew={isNew} />
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
