import type { ChatGroupDetails } from '@atrium/contract/chat-groups';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../../../ui/forms/form-actions.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { type MarkUnsaved, useMarkedUnsaved } from '../../../ui/use-unsaved-parts.ts';
import classes from '../chat-panels.module.css';
import { useAddMembers } from './group-commands.queries.ts';
import { GroupPeopleValues } from './group-form-values.ts';
import { PeopleField } from './people-field.tsx';

interface AddMembersFormProps {
  group: ChatGroupDetails;
  markUnsaved: MarkUnsaved;
  onEnd: () => void;
}

/** Takes others into the group. */
export function AddMembersForm({ group, markUnsaved, onEnd }: AddMembersFormProps) {
  const { t } = useTranslation();
  const { mutateAsync } = useAddMembers(group);
  const known = useMemo(() => new Set(group.members.map(({ id }) => id)), [group.members]);
  const { form, onSubmit, onBlur, isSubmitting, failure } = useContractForm<GroupPeopleValues, GroupPeopleValues>({
    schema: GroupPeopleValues,
    initialValues: { memberIds: [] },
    submit: async (values) => {
      await mutateAsync(values);
      onEnd();
    },
  });
  useMarkedUnsaved(markUnsaved, form.isDirty());
  return (
    <form className={classes.inlineForm} onSubmit={onSubmit} onBlur={onBlur} noValidate>
      <PeopleField without={known} autoFocus {...form.getInputProps('memberIds')} />
      <FormActions submit={t('chat.group.add')} isSubmitting={isSubmitting} failure={failure} onCancel={onEnd} />
    </form>
  );
}
