import { Stack, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelForm } from '../../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { type PanelControls, SidePanel } from '../../../ui/side-panel.tsx';
import { useAddGroup } from './group-commands.queries.ts';
import { NewGroupValues } from './group-form-values.ts';
import { PeopleField } from './people-field.tsx';

/** Makes a group and goes there. */
export function NewGroupPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const made = useRef<number>(null);
  const closed = () => {
    if (made.current === null) return onClose();
    void navigate({ to: '/apps/chat/group/$groupId', params: { groupId: String(made.current) } });
  };
  return (
    <SidePanel title={t('chat.group.new')} onClose={closed}>
      {(panel) => (
        <NewGroupForm
          panel={panel}
          onMade={(id) => {
            made.current = id;
            panel.finish();
          }}
        />
      )}
    </SidePanel>
  );
}

function NewGroupForm({ panel, onMade }: { panel: PanelControls; onMade: (groupId: number) => void }) {
  const { t } = useTranslation();
  const { mutateAsync } = useAddGroup();
  const contractForm = useContractForm<NewGroupValues, NewGroupValues>({
    schema: NewGroupValues,
    initialValues: { name: '', memberIds: [] },
    submit: async (values) => onMade((await mutateAsync(values)).group.id),
  });
  const { form } = contractForm;
  return (
    <PanelForm contractForm={contractForm} panel={panel} submit={t('chat.group.make')}>
      <Stack gap={16}>
        <TextInput
          label={t('chat.group.name')}
          withAsterisk
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <PeopleField {...form.getInputProps('memberIds')} />
      </Stack>
    </PanelForm>
  );
}
