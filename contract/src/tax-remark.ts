import type { InvoiceWords } from './invoice-words.ts';
import type { TaxTreatment } from './tax-treatment.ts';

/** What the law wants a document to say when no VAT is charged on it; nothing where it is charged as usual. */
export function taxRemark(
  { taxTreatment = 'standard', exemptionReason = '' }: { taxTreatment?: TaxTreatment; exemptionReason?: string },
  words: InvoiceWords,
): { label: string; value: string }[] {
  const said = {
    standard: '',
    'reverse-charge': words.reverseCharge,
    'intra-community': words.intraCommunity,
    exempt: exemptionReason,
  };
  const value = said[taxTreatment];
  return value === '' ? [] : [{ label: words.tax, value }];
}
