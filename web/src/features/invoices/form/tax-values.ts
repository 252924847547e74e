import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { invoiceWords } from '@atrium/contract/invoice-words';
import type { TaxTreatment } from '@atrium/contract/tax-treatment';
import type { InvoiceValues, LineValues } from './invoice-form-values.ts';

type Taxed = Pick<InvoiceValues, 'taxTreatment' | 'exemptionReason' | 'lines'>;

/** What becomes of the form when another tax is chosen: without VAT no line is taxed, and what the rates were is there again with it. */
export function withTax(values: Taxed, taxTreatment: TaxTreatment, language: DocumentLanguage): Taxed {
  const isUnexplained = taxTreatment === 'exempt' && values.exemptionReason === '';
  return {
    taxTreatment,
    exemptionReason: isUnexplained ? invoiceWords[language].usualExemption : values.exemptionReason,
    lines: values.lines.map(taxTreatment === 'standard' ? taxedAgain : untaxed),
  };
}

function untaxed({ taxBasisPoints, rateBefore = taxBasisPoints, ...line }: LineValues): LineValues {
  return { ...line, taxBasisPoints: 0, rateBefore };
}

function taxedAgain({ rateBefore, ...line }: LineValues): LineValues {
  return { ...line, taxBasisPoints: rateBefore ?? line.taxBasisPoints };
}
