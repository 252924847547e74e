import '@mantine/core/styles/Switch.css';
import { invoiceServices, paymentWays } from '@atrium/contract/invoices';
import { Select, Stack, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { CurrencyFields } from './currency-fields.tsx';
import type { InvoiceValues } from './invoice-form-values.ts';

interface InvoiceOptionsProps {
  form: UseFormReturnType<InvoiceValues>;
  isPaidOn: boolean;
  isCorrected: boolean;
}

/** How it is to be paid, and what the document shows of it. */
export function InvoiceOptions({ form, isPaidOn, isCorrected }: InvoiceOptionsProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <CurrencyFields form={form} isPaidOn={isPaidOn} isCorrected={isCorrected} />
      <Select
        label={t('invoices.fields.service')}
        allowDeselect={false}
        data={invoiceServices.map((service) => ({ value: service, label: t(`invoices.services.${service}`) }))}
        {...form.getInputProps('service')}
      />
      <Select
        label={t('invoices.form.paymentWay')}
        allowDeselect={false}
        data={paymentWays.map((way) => ({ value: way, label: t(`invoices.paymentWays.${way}`) }))}
        {...form.getInputProps('paymentWay')}
      />
      {(['showsPaymentTerms', 'showsNote', 'showsPaymentStub'] as const).map((field) => (
        <Switch key={field} label={t(`invoices.form.${field}`)} {...form.getInputProps(field, { type: 'checkbox' })} />
      ))}
    </Stack>
  );
}
