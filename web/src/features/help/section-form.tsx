import type { HelpSection, HelpSite } from '@atrium/contract/help';
import { NewHelpSection } from '@atrium/contract/help-writing';
import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RecordHistory } from '../../ui/changes/record-timeline.tsx';
import { ChangedMeanwhile } from '../../ui/forms/changed-meanwhile.tsx';
import { PanelForm } from '../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { changedFields, useKnownValues } from '../../ui/forms/use-known-values.ts';
import type { PanelControls } from '../../ui/side-panel.tsx';
import { useAddSection, useChangeSection } from './help-commands.queries.ts';
import { SectionLooks } from './section-looks.tsx';

interface SectionFormProps {
  panel: PanelControls;
  /** Null adds one. */
  section: HelpSection | null;
  site: HelpSite;
  /** The category of a new group. */
  parentId: number | null;
}

const looks = {
  title: '',
  description: '',
  icon: 'HelpCircle',
  color: 'primary',
  picture: 'sales-automation',
} as const;

function valuesOf({ site, parentId, title, description, icon, color, picture }: Omit<HelpSection, 'id' | 'slug'>) {
  return { site, parentId, title, description, icon, color, picture };
}

export function SectionForm({ panel, section, site, parentId }: SectionFormProps) {
  const { t } = useTranslation();
  const add = useAddSection();
  const change = useChangeSection();
  const latest = section ?? { site, parentId, ...looks };
  const contractForm = useContractForm<ReturnType<typeof valuesOf>, NewHelpSection>({
    schema: NewHelpSection,
    initialValues: valuesOf(latest),
    submit: async (values) => {
      if (section) {
        const { site: _, parentId: __, ...changes } = changedFields(valuesOf(known), values);
        await change.mutateAsync({ section, changes });
      } else await add.mutateAsync(values);
      panel.finish();
    },
  });
  const { known, isBehind, load } = useKnownValues(contractForm, latest, valuesOf);
  const { form } = contractForm;
  return (
    <>
      <PanelForm
        contractForm={contractForm}
        panel={panel}
        submit={t(section ? 'ui.saveChanges' : 'help.form.addSection')}
        isKnown={section !== null}
      >
        <Stack gap="md">
          {section && isBehind && <ChangedMeanwhile said={t('help.form.changedMeanwhile')} onLoad={load} />}
          <TextInput
            label={t('help.form.name')}
            withAsterisk
            data-autofocus
            autoComplete="off"
            {...form.getInputProps('title')}
          />
          {parentId === null && <TextInput label={t('help.form.description')} {...form.getInputProps('description')} />}
          <SectionLooks
            form={form}
            isCard={site === 'knowledge-base' && parentId === null}
            hasColor={parentId !== null}
          />
        </Stack>
      </PanelForm>
      {section && <RecordHistory entity="help-section" id={section.id} />}
    </>
  );
}
