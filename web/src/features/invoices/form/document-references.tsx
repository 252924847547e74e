import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import classes from '../custom-fields/custom-fields.module.css';
import type { InvoiceValues } from './invoice-form-values.ts';

/** What the buyer wants to be named, so that the document finds its way in their house. */
export function DocumentReferences({ form }: { form: UseFormReturnType<InvoiceValues> }) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.values} aria-label={t('invoices.form.references')}>
      <TextInput
        label={t('invoices.fields.buyerReference')}
        description={t('invoices.form.buyerReferenceHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        {...form.getInputProps('buyerReference')}
      />
      <TextInput label={t('invoices.fields.orderNumber')} autoComplete="off" {...form.getInputProps('orderNumber')} />
    </fieldset>
  );
}
