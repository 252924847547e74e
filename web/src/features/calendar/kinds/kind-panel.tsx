import type { EventKind } from '@atrium/contract/calendar';
import { NewEventKind, type OwnEventKind } from '@atrium/contract/event-kinds';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelForm } from '../../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { type PanelControls, SidePanel } from '../../../ui/side-panel.tsx';
import { useAddKind, useUpdateKind } from './event-kinds.queries.ts';
import { KindColorField } from './kind-color-field.tsx';

interface KindPanelProps {
  /** The one that is changed, or `new`. */
  kind: OwnEventKind | 'new';
  /** With the one that was made. Not before: the panel keeps the address as it is while something in it could be lost. */
  onClose: (added: EventKind | null) => void;
}

/** How a kind of one's own is called, and its colour. */
export function KindPanel({ kind, onClose }: KindPanelProps) {
  const { t } = useTranslation();
  const [added, setAdded] = useState<EventKind | null>(null);
  const title = kind === 'new' ? t('calendar.ownKinds.add') : t('calendar.ownKinds.editTitle', { name: kind.name });
  return (
    <SidePanel title={title} onClose={() => onClose(added)}>
      {(panel) =>
        kind === 'new' ? <AddKindForm panel={panel} onAdded={setAdded} /> : <EditKindForm kind={kind} panel={panel} />
      }
    </SidePanel>
  );
}

function AddKindForm({ panel, onAdded }: { panel: PanelControls; onAdded: (key: EventKind) => void }) {
  const add = useAddKind();
  const save = async (values: NewEventKind) => {
    const { kind } = await add.mutateAsync(values);
    onAdded(kind.key);
  };
  return <KindForm panel={panel} initial={{ name: '', color: 'violet' }} save={save} isKnown={false} />;
}

function EditKindForm({ kind: { id, name, color }, panel }: { kind: OwnEventKind; panel: PanelControls }) {
  const update = useUpdateKind();
  return (
    <KindForm
      panel={panel}
      initial={{ name, color }}
      save={(changes) => update.mutateAsync({ id, ...changes })}
      isKnown
    />
  );
}

interface KindFormProps {
  panel: PanelControls;
  initial: NewEventKind;
  save: (kind: NewEventKind) => Promise<unknown>;
  isKnown: boolean;
}

function KindForm({ panel, initial, save, isKnown }: KindFormProps) {
  const { t } = useTranslation();
  const contractForm = useContractForm({
    schema: NewEventKind,
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
      submit={t(isKnown ? 'calendar.ownKinds.save' : 'calendar.form.add')}
      isKnown={isKnown}
    >
      <TextInput
        label={t('calendar.ownKinds.name')}
        withAsterisk
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <KindColorField value={form.getValues().color} onChange={(color) => form.setFieldValue('color', color)} />
    </PanelForm>
  );
}
