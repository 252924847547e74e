import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CountryField } from '../../../ui/forms/country-field.tsx';
import { OptionalScaledField } from '../../../ui/forms/scaled-field.tsx';
import classes from './invoice-settings-fields.module.css';
import type { SettingsValues } from './invoice-settings-panel.tsx';
import { LogoField } from './logo-field.tsx';

interface FieldsProps {
  form: UseFormReturnType<SettingsValues>;
}

/** Who writes the invoices. */
export function FirmFields({ form }: FieldsProps) {
  const field = useField(form);
  return (
    <Group name="firm">
      <TextInput {...field('name')} withAsterisk data-autofocus autoComplete="off" />
      <LogoField form={form} />
      <Textarea {...field('address')} autosize minRows={2} />
      <CountryField {...field('country')} />
      <TextInput {...field('email')} type="email" autoComplete="off" />
      <TextInput {...field('phone')} type="tel" autoComplete="off" />
      <TextInput {...field('taxNumber')} dir="ltr" autoComplete="off" />
    </Group>
  );
}

/** Where they are paid. */
export function PaymentFields({ form }: FieldsProps) {
  const field = useField(form);
  return (
    <Group name="bank">
      <TextInput {...field('bankName')} autoComplete="off" />
      <TextInput {...field('iban')} dir="ltr" autoComplete="off" spellCheck={false} />
      <TextInput {...field('swiftCode')} dir="ltr" autoComplete="off" spellCheck={false} />
    </Group>
  );
}

/** What a new document begins with. */
export function DefaultFields({ form }: FieldsProps) {
  const field = useField(form);
  return (
    <Group name="defaults">
      <OptionalScaledField {...field('paymentDays')} scale={1} max={365} />
      <OptionalScaledField {...field('taxBasisPoints')} scale={100} max={100} unit="%" />
      <Textarea {...field('note')} autosize minRows={2} />
    </Group>
  );
}

function useField(form: UseFormReturnType<SettingsValues>) {
  const { t } = useTranslation();
  return (name: keyof SettingsValues) => ({
    label: t(`billing.settings.fields.${name}`),
    ...form.getInputProps(name),
  });
}

function Group({ name, children }: { name: 'firm' | 'bank' | 'defaults'; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t(`billing.settings.parts.${name}`)}</legend>
      {children}
    </fieldset>
  );
}
