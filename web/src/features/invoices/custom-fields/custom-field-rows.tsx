import '@mantine/core/styles/Switch.css';
import { mostCustomFields } from '@atrium/contract/custom-fields';
import { CustomFieldKind, customFieldKinds } from '@atrium/contract/custom-values';
import { ActionIcon, Button, Select, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { type FieldsValues, newField } from './custom-field-values.ts';
import classes from './custom-fields.module.css';

export function CustomFieldRows({ form }: { form: UseFormReturnType<FieldsValues> }) {
  const { t } = useTranslation();
  const { fields } = form.values;
  return (
    <Stack gap="md">
      {fields.map(({ key }, index) => (
        <CustomFieldRow key={key} form={form} index={index} />
      ))}
      {form.errors.fields && (
        <Text size="sm" c="danger" role="alert">
          {form.errors.fields}
        </Text>
      )}
      {fields.length < mostCustomFields && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.add}
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          onClick={() => form.insertListItem('fields', newField())}
        >
          {t('billing.fields.add')}
        </Button>
      )}
    </Stack>
  );
}

/** Of which kind it is, is chosen when it is made: what is written in it already would be of another. */
function CustomFieldRow({ form, index }: { form: UseFormReturnType<FieldsValues>; index: number }) {
  const { t } = useTranslation();
  const number = useFormat().number(index + 1);
  const path = `fields.${index}`;
  const field = form.values.fields[index];
  const choicesError = Object.entries(form.errors).find(([of]) => of.startsWith(`${path}.choices`))?.[1];
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t('billing.fields.number', { number })}</legend>
      <ActionIcon
        className={classes.remove}
        aria-label={t('billing.fields.remove', { number })}
        onClick={() => form.removeListItem('fields', index)}
      >
        <IconX size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
      <TextInput
        label={t('billing.fields.label')}
        withAsterisk
        maxLength={40}
        autoComplete="off"
        {...form.getInputProps(`${path}.label`)}
      />
      <Select
        label={t('billing.fields.kind')}
        allowDeselect={false}
        data={customFieldKinds.map((kind) => ({ value: kind, label: t(`billing.fields.kinds.${kind}`) }))}
        disabled={field?.id !== null}
        {...form.getInputProps(`${path}.kind`)}
        onChange={(kind) => form.setFieldValue(`${path}.kind`, CustomFieldKind.parse(kind))}
      />
      {field?.kind === 'choice' && (
        <Textarea
          label={t('billing.fields.choices')}
          description={t('billing.fields.choicesHint')}
          withAsterisk
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps(`${path}.choices`)}
          error={choicesError}
        />
      )}
      <Switch
        label={t('billing.fields.isPrinted')}
        {...form.getInputProps(`${path}.isPrinted`, { type: 'checkbox' })}
      />
    </fieldset>
  );
}
