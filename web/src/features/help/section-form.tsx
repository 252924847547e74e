import '@mantine/core/styles/Radio.css';
import {
  type HelpSection,
  type HelpSite,
  helpColors,
  helpIcons,
  helpPicturePath,
  helpPictures,
} from '@atrium/contract/help';
import { NewHelpSection } from '@atrium/contract/help-writing';
import { Radio, Stack, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../../ui/forms/form-actions.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import type { PanelControls } from '../../ui/side-panel.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import classes from './help.module.css';
import { useAddSection, useChangeSection } from './help-commands.queries.ts';
import { BareIcon } from './section-icon.tsx';
import { changedFields, useKnownValues } from './use-known-values.ts';

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
  const latest = valuesOf(section ?? { site, parentId, ...looks });
  const contractForm = useContractForm<typeof latest, NewHelpSection>({
    schema: NewHelpSection,
    initialValues: latest,
    submit: async (values) => {
      if (section) {
        const { site: _, parentId: __, ...changes } = changedFields(known, values);
        await change.mutateAsync({ section, changes });
      } else await add.mutateAsync(values);
      panel.finish();
    },
  });
  const { known, isBehind, load } = useKnownValues(contractForm, latest);
  const { form, onSubmit, onBlur, isSubmitting, failure } = contractForm;
  const isDirty = form.isDirty();
  const { setDirty } = panel;
  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
  const isCard = site === 'knowledge-base' && parentId === null;
  return (
    <form onSubmit={onSubmit} onBlur={onBlur} noValidate>
      <Stack gap="md">
        {section && isBehind && <ChangedMeanwhile onLoad={load} />}
        <TextInput
          label={t('help.form.name')}
          withAsterisk
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('title')}
        />
        {parentId === null && <TextInput label={t('help.form.description')} {...form.getInputProps('description')} />}
        {isCard ? (
          <Radio.Group label={t('help.form.picture')} {...form.getInputProps('picture')}>
            <div className={classes.choices}>
              {helpPictures.map((picture) => (
                <Radio.Card
                  key={picture}
                  value={picture}
                  className={classes.picture}
                  aria-label={t(`help.pictures.${picture}`)}
                >
                  <StoredPicture picture={helpPicturePath(picture)} alt="" />
                </Radio.Card>
              ))}
            </div>
          </Radio.Group>
        ) : (
          <Radio.Group label={t('help.form.icon')} {...form.getInputProps('icon')}>
            <div className={classes.choices}>
              {helpIcons.map((icon) => (
                <Radio.Card key={icon} value={icon} className={classes.choice} aria-label={t(`help.icons.${icon}`)}>
                  <BareIcon icon={icon} />
                </Radio.Card>
              ))}
            </div>
          </Radio.Group>
        )}
        {parentId !== null && (
          <Radio.Group label={t('help.form.color')} {...form.getInputProps('color')}>
            <div className={classes.choices}>
              {helpColors.map((color) => (
                <Radio.Card key={color} value={color} className={classes.choice} aria-label={t(`help.colors.${color}`)}>
                  <span className={classes.color} data-color={color} />
                </Radio.Card>
              ))}
            </div>
          </Radio.Group>
        )}
      </Stack>
      <FormActions
        submit={t(section ? 'ui.saveChanges' : 'help.form.addSection')}
        isSubmitting={isSubmitting}
        failure={failure}
        isUnchanged={section !== null && !isDirty}
        onCancel={panel.close}
      />
    </form>
  );
}
