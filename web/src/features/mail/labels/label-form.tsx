import '@mantine/core/styles/Radio.css';
import { type MailLabelColor, mailLabelColors, NewMailLabel, type OwnMailLabel } from '@atrium/contract/mail-labels';
import { Radio, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../../ui/forms/changed-meanwhile.tsx';
import { PanelForm } from '../../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { useKnownValues } from '../../../ui/forms/use-known-values.ts';
import type { PanelControls } from '../../../ui/side-panel.tsx';
import { LabelDot } from '../mail-labels.tsx';
import classes from './labels.module.css';
import { useAddLabel, useUpdateLabel } from './mail-labels.queries.ts';

/** A type and no interface: a form's values are a record. */
type LabelValues = { name: string; color: MailLabelColor };

export function AddLabelForm({ panel }: { panel: PanelControls }) {
  const { t } = useTranslation();
  const add = useAddLabel();
  const contractForm = useContractForm<LabelValues, NewMailLabel>({
    schema: NewMailLabel,
    initialValues: { name: '', color: 'accent' },
    submit: async (label) => {
      await add.mutateAsync(label);
      panel.finish();
    },
  });
  return (
    <PanelForm contractForm={contractForm} panel={panel} submit={t('mail.ownLabels.add')}>
      <LabelFields form={contractForm.form} />
    </PanelForm>
  );
}

/** What is changed in another tab meanwhile takes nothing from under one's hands. */
export function EditLabelForm({ label, panel }: { label: OwnMailLabel; panel: PanelControls }) {
  const { t } = useTranslation();
  const update = useUpdateLabel();
  const contractForm = useContractForm<LabelValues, NewMailLabel>({
    schema: NewMailLabel,
    initialValues: valuesOf(label),
    submit: async (changed) => {
      await update.mutateAsync({ id: label.id, update: changed });
      panel.finish();
    },
  });
  const { isBehind, load } = useKnownValues(contractForm, label, valuesOf);
  return (
    <>
      {isBehind && <ChangedMeanwhile said={t('mail.ownLabels.changedMeanwhile')} onLoad={load} />}
      <PanelForm contractForm={contractForm} panel={panel} submit={t('mail.ownLabels.save')} isKnown>
        <LabelFields form={contractForm.form} />
      </PanelForm>
    </>
  );
}

function valuesOf({ name, color }: OwnMailLabel): LabelValues {
  return { name, color };
}

function LabelFields({ form }: { form: UseFormReturnType<LabelValues> }) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <TextInput
        label={t('mail.ownLabels.name')}
        withAsterisk
        data-autofocus
        autoComplete="off"
        maxLength={40}
        {...form.getInputProps('name')}
      />
      <Radio.Group label={t('mail.ownLabels.color')} {...form.getInputProps('color')}>
        <div className={classes.colors}>
          {mailLabelColors.map((color) => (
            <ColorChoice key={color} color={color} />
          ))}
        </div>
      </Radio.Group>
    </Stack>
  );
}

function ColorChoice({ color }: { color: MailLabelColor }) {
  const { t } = useTranslation();
  const name = t(`mail.ownLabels.colors.${color}`);
  return (
    <Radio.Card value={color} className={classes.color} aria-label={name} title={name}>
      <LabelDot tone={color} />
    </Radio.Card>
  );
}
