import '@mantine/core/styles/Checkbox.css';
import { type MailRule, mailRuleFolders, NewMailRule } from '@atrium/contract/mail-rules';
import { Checkbox, Select, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrors } from '../../../ui/forms/use-contract-form.ts';
import { useMailLabels } from '../../../ui/mail-labels.ts';
import classes from './mail-rules.module.css';

/** A type and no interface: a form's values are a record. */
export type RuleValues = { [Name in keyof Omit<MailRule, 'id'>]: MailRule[Name] };

interface MailRuleFieldsProps {
  form: UseFormReturnType<RuleValues>;
}

export function MailRuleFields({ form }: MailRuleFieldsProps) {
  return (
    <Stack gap={24}>
      <Conditions form={form} />
      <Deeds form={form} />
    </Stack>
  );
}

function Conditions({ form }: MailRuleFieldsProps) {
  const { t } = useTranslation();
  const field = (name: 'from' | 'to' | 'subject' | 'words') => ({
    label: t(`mail.rules.fields.${name}`),
    maxLength: 200,
    autoComplete: 'off',
    ...form.getInputProps(name),
    ...(name === 'from' && { error: complaintOf(form, name) }),
  });
  return (
    <fieldset className={classes.group}>
      <legend>{t('mail.rules.fields.conditions')}</legend>
      <TextInput {...field('from')} data-autofocus />
      <TextInput {...field('to')} />
      <TextInput {...field('subject')} />
      <TextInput {...field('words')} description={t('mail.rules.fields.wordsHint')} />
      <Checkbox
        label={t('mail.rules.fields.hasAttachments')}
        {...form.getInputProps('hasAttachments', { type: 'checkbox' })}
      />
    </fieldset>
  );
}

function Deeds({ form }: MailRuleFieldsProps) {
  const { t } = useTranslation();
  const labels = useMailLabels();
  return (
    <fieldset className={classes.group}>
      <legend>{t('mail.rules.fields.deeds')}</legend>
      <Select
        label={t('mail.rules.fields.folder')}
        placeholder={t('mail.rules.fields.noFolder')}
        clearable
        data={mailRuleFolders.map((folder) => ({ value: folder, label: t(`mail.rules.does.${folder}`) }))}
        {...form.getInputProps('folder')}
        error={complaintOf(form, 'folder')}
      />
      <Checkbox.Group label={t('mail.rules.fields.labels')} {...form.getInputProps('labels')}>
        <div className={classes.labels}>
          {labels.map(({ key, name }) => (
            <Checkbox key={key} value={key} label={<bdi>{name}</bdi>} />
          ))}
        </div>
      </Checkbox.Group>
      <Checkbox label={t('mail.rules.does.star')} {...form.getInputProps('isStarred', { type: 'checkbox' })} />
      <Checkbox label={t('mail.rules.does.read')} {...form.getInputProps('isRead', { type: 'checkbox' })} />
    </fieldset>
  );
}

/** What is asked of several fields together stands at the first of them, and goes with whichever of them is filled in. */
function complaintOf({ errors, getValues }: UseFormReturnType<RuleValues>, first: 'from' | 'folder'): ReactNode {
  return errors[first] && fieldErrors(NewMailRule, getValues())[first];
}
