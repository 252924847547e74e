import { NewTaskTag, type OwnTaskTag } from '@atrium/contract/task-tags';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PanelForm } from '../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { type PanelControls, SidePanel } from '../../ui/side-panel.tsx';
import { TagColorField } from './tag-color-field.tsx';
import { useAddTag, useUpdateTag } from './task-tags.queries.ts';

interface TagPanelProps {
  /** The one that is changed, or `new`. */
  tag: OwnTaskTag | 'new';
  onClose: () => void;
}

/** How a tag of one's own is called, and its colour. */
export function TagPanel({ tag, onClose }: TagPanelProps) {
  const { t } = useTranslation();
  const title = tag === 'new' ? t('tasks.ownTags.add') : t('tasks.ownTags.editTitle', { name: tag.name });
  return (
    <SidePanel title={title} onClose={onClose}>
      {(panel) => (tag === 'new' ? <AddTagForm panel={panel} /> : <EditTagForm tag={tag} panel={panel} />)}
    </SidePanel>
  );
}

function AddTagForm({ panel }: { panel: PanelControls }) {
  const add = useAddTag();
  return <TagForm panel={panel} initial={{ name: '', color: 'info' }} save={add.mutateAsync} isKnown={false} />;
}

function EditTagForm({ tag: { id, name, color }, panel }: { tag: OwnTaskTag; panel: PanelControls }) {
  const update = useUpdateTag();
  return (
    <TagForm
      panel={panel}
      initial={{ name, color }}
      save={(changes) => update.mutateAsync({ id, ...changes })}
      isKnown
    />
  );
}

interface TagFormProps {
  panel: PanelControls;
  initial: NewTaskTag;
  save: (tag: NewTaskTag) => Promise<unknown>;
  isKnown: boolean;
}

function TagForm({ panel, initial, save, isKnown }: TagFormProps) {
  const { t } = useTranslation();
  const contractForm = useContractForm({
    schema: NewTaskTag,
    initialValues: initial,
    submit: async (values) => {
      await save(values);
      panel.finish();
    },
  });
  const { form } = contractForm;
  return (
    <PanelForm
      contractForm={contractForm}
      panel={panel}
      submit={t(isKnown ? 'tasks.ownTags.save' : 'tasks.form.add')}
      isKnown={isKnown}
    >
      <TextInput
        label={t('tasks.ownTags.name')}
        withAsterisk
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <TagColorField value={form.getValues().color} onChange={(color) => form.setFieldValue('color', color)} />
    </PanelForm>
  );
}
