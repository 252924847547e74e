import type { Addressee } from '@atrium/contract/clients';
import type { InvoiceIssuer } from '@atrium/contract/invoice-issuer';
import { isAcrossTheUnion } from '@atrium/contract/vat-parties';
import { Alert, Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { documentLanguageOf } from '../../../ui/billing/document-language.ts';
import { type InvoiceValues, nameOfClient } from './invoice-form-values.ts';
import { withTax } from './tax-values.ts';

interface TaxHintProps {
  form: UseFormReturnType<InvoiceValues>;
  client: Addressee | null;
  issuer: InvoiceIssuer;
}

/** Whoever writes to a business in another country of the Union is asked whether it owes the VAT: the form decides nothing by itself. */
export function TaxHint({ form, client, issuer }: TaxHintProps) {
  const { t, i18n } = useTranslation();
  if (!client || form.values.taxTreatment !== 'standard' || !isAcrossTheUnion(issuer, client)) return null;
  const language = documentLanguageOf(i18n.language);
  return (
    <Alert color="info" title={t('invoices.form.acrossUnion', { name: nameOfClient(client) })}>
      <p>{t('invoices.form.acrossUnionText')}</p>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() =>
          form.setValues((values) => ({ ...values, ...withTax(form.getValues(), 'reverse-charge', language) }))
        }
      >
        {t('invoices.form.useReverseCharge')}
      </Button>
    </Alert>
  );
}
