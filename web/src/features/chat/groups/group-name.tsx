import type { ChatGroupDetails } from '@atrium/contract/chat-groups';
import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { FormActions } from '../../../ui/forms/form-actions.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { type MarkUnsaved, useMarkedUnsaved } from '../../../ui/use-unsaved-parts.ts';
import classes from '../chat-panels.module.css';
import { useRenameGroup } from './group-commands.queries.ts';
import { GroupNameValues } from './group-form-values.ts';

interface GroupNameProps {
  group: ChatGroupDetails;
  markUnsaved: MarkUnsaved;
}

/** What the group is called, and the way to call it something else. */
export function GroupName({ group, markUnsaved }: GroupNameProps) {
  const { t } = useTranslation();
  const canUpdate = useAbility().can('update', 'Chat');
  const [isRenaming, setIsRenaming] = useState(false);
  const wasRenaming = useRef(false);
  if (isRenaming) {
    const end = () => {
      wasRenaming.current = true;
      setIsRenaming(false);
    };
    return <RenameForm group={group} markUnsaved={markUnsaved} onEnd={end} />;
  }
  return (
    <div className={classes.nameRow}>
      <bdi>{group.name}</bdi>
      {canUpdate && (
        <Tooltip label={t('chat.group.rename')}>
          <ActionIcon
            size="sm"
            aria-label={t('chat.group.rename')}
            // The form had the focus, and is gone.
            autoFocus={wasRenaming.current}
            onClick={() => setIsRenaming(true)}
          >
            <IconPencil size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}

function RenameForm({ group, markUnsaved, onEnd }: GroupNameProps & { onEnd: () => void }) {
  const { t } = useTranslation();
  const { mutateAsync } = useRenameGroup(group);
  const { form, onSubmit, onBlur, isSubmitting, failure } = useContractForm({
    schema: GroupNameValues,
    initialValues: { name: group.name },
    submit: async (values) => {
      await mutateAsync(values);
      onEnd();
    },
  });
  useMarkedUnsaved(markUnsaved, form.isDirty());
  return (
    <form className={classes.inlineForm} onSubmit={onSubmit} onBlur={onBlur} noValidate>
      <TextInput
        label={t('chat.group.name')}
        withAsterisk
        autoFocus
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <FormActions
        submit={t('chat.save')}
        isSubmitting={isSubmitting}
        failure={failure}
        isUnchanged={!form.isDirty()}
        onCancel={onEnd}
      />
    </form>
  );
}
