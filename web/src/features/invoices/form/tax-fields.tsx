import type { Addressee } from '@atrium/contract/clients';
import type { InvoiceIssuer } from '@atrium/contract/invoice-issuer';
import { TaxTreatment, taxTreatments } from '@atrium/contract/tax-treatment';
import { vatNumberProblem } from '@atrium/contract/vat-parties';
import { Select, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { localizedSentence } from '../../../backend/localized-sentence.ts';
import { documentLanguageOf } from '../../../ui/billing/document-language.ts';
import { DayField } from '../../../ui/forms/day-field.tsx';
import type { InvoiceValues } from './invoice-form-values.ts';
import { withTax } from './tax-values.ts';

interface TaxFieldsProps {
  form: UseFormReturnType<InvoiceValues>;
  client: Addressee | null;
  issuer: InvoiceIssuer;
  /** Whether it is delivered: an offer is not. */
  isDelivered?: boolean;
  /** Whether a credit note corrects it: its tax stays. */
  isCorrected?: boolean;
}

/** Whether VAT is charged, and if not, what the document says of it. What is missing for it is said at once. */
export function TaxFields({ form, client, issuer, isDelivered = false, isCorrected = false }: TaxFieldsProps) {
  const { t, i18n } = useTranslation();
  const { taxTreatment } = form.values;
  const problem = client && vatNumberProblem(taxTreatment, issuer, client);
  const choose = (chosen: string | null) => {
    const language = documentLanguageOf(i18n.language);
    form.setValues((values) => ({ ...values, ...withTax(form.getValues(), TaxTreatment.parse(chosen), language) }));
    form.clearFieldError('taxTreatment');
  };
  return (
    <>
      <Select
        label={t('invoices.form.taxTreatment')}
        allowDeselect={false}
        data={taxTreatments.map((value) => ({ value, label: t(`invoices.taxTreatments.${value}`) }))}
        disabled={isCorrected}
        {...form.getInputProps('taxTreatment')}
        onChange={choose}
        error={problem ? localizedSentence(problem) : form.errors.taxTreatment}
      />
      {taxTreatment === 'exempt' && (
        <Textarea
          label={t('invoices.form.exemptionReason')}
          withAsterisk
          autosize
          minRows={2}
          disabled={isCorrected}
          {...form.getInputProps('exemptionReason')}
        />
      )}
      {taxTreatment === 'intra-community' && isDelivered && (
        <DayField
          label={t('invoices.form.deliveredOn')}
          description={t('invoices.form.deliveredOnHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          clearable
          disabled={isCorrected}
          {...form.getInputProps('deliveredOn')}
          value={form.values.deliveredOn ?? ''}
          onChange={(day) => form.setFieldValue('deliveredOn', day === '' ? null : day)}
        />
      )}
    </>
  );
}
