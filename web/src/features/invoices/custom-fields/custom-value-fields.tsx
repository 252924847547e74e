import { longestCustomText } from '@atrium/contract/custom-fields';
import type { CustomField, CustomValue } from '@atrium/contract/custom-values';
import { Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../ui/forms/day-field.tsx';
import { OptionalScaledField } from '../../../ui/forms/scaled-field.tsx';
import type { InvoiceValues } from '../form/invoice-form-values.ts';
import classes from './custom-fields.module.css';

interface CustomValueFieldsProps {
  form: UseFormReturnType<InvoiceValues>;
  fields: readonly CustomField[];
}

/** The fields that the house has made, while a document is written. */
export function CustomValueFields({ form, fields }: CustomValueFieldsProps) {
  const { t } = useTranslation();
  if (fields.length === 0) return null;
  return (
    <fieldset className={classes.values} aria-label={t('billing.fields.title')}>
      {fields.map((field) => (
        <CustomValueField key={field.id} form={form} field={field} />
      ))}
    </fieldset>
  );
}

interface CustomValueFieldProps {
  form: UseFormReturnType<InvoiceValues>;
  field: CustomField;
}

const thousand = 1_000;
const largestNumber = 1_000_000_000;

function CustomValueField({ form, field: { id, label, kind, choices, isPrinted } }: CustomValueFieldProps) {
  const { t } = useTranslation();
  const path = `customValues.${id}`;
  const value = form.values.customValues[id] ?? null;
  const text = value === null ? '' : String(value);
  const onChange = (written: CustomValue | null) => form.setFieldValue(path, written);
  const props = {
    ...form.getInputProps(path),
    label,
    ...(!isPrinted && { description: t('billing.fields.notPrinted') }),
    inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const, 'error' as const],
  };
  if (kind === 'number')
    return (
      <OptionalScaledField
        {...props}
        scale={thousand}
        max={largestNumber}
        value={typeof value === 'number' ? Math.round(value * thousand) : null}
        onChange={(scaled) => onChange(scaled === null ? null : scaled / thousand)}
      />
    );
  if (kind === 'day') return <DayField {...props} clearable value={text} onChange={onChange} />;
  if (kind === 'yes-no') {
    const answers = [
      { value: 'true', label: t('billing.fields.yes') },
      { value: 'false', label: t('billing.fields.no') },
    ];
    const answer = (chosen: string | null) => onChange(chosen === null ? null : chosen === 'true');
    return <Select {...props} clearable data={answers} value={value === null ? null : text} onChange={answer} />;
  }
  // What was chosen stays a choice here, though it is offered no more.
  const offered = [...new Set([...choices, ...(text === '' ? [] : [text])])];
  if (kind === 'choice') return <Select {...props} clearable data={offered} value={text || null} onChange={onChange} />;
  return (
    <TextInput
      {...props}
      maxLength={longestCustomText}
      autoComplete="off"
      value={text}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
