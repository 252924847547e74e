import '@mantine/core/styles/Switch.css';
import type { Addressee } from '@atrium/contract/clients';
import type { InvoiceIssuer } from '@atrium/contract/invoice-issuer';
import { invoiceServices, paymentWays } from '@atrium/contract/invoices';
import { Select, Stack, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { CurrencyFields } from './currency-fields.tsx';
import type { InvoiceValues } from './invoice-form-values.ts';
import { TaxFields } from './tax-fields.tsx';

interface InvoiceOptionsProps {
  form: UseFormReturnType<InvoiceValues>;
  client: Addressee | null;
  issuer: InvoiceIssuer;
  isPaidOn: boolean;
  isCorrected: boolean;
}

/** How it is to be paid, and what the document shows of it. */
export function InvoiceOptions({ form, client, issuer, isPaidOn, isCorrected }: InvoiceOptionsProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <CurrencyFields form={form} isPaidOn={isPaidOn} isCorrected={isCorrected} />
      <TaxFields
        form={form}
        client={client}
        issuer={issuer}
        isDelivered={form.values.schedule === undefined}
        isCorrected={isCorrected}
      />
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
