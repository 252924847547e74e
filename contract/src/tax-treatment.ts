import * as z from 'zod/mini';
import { text } from './text.ts';

/** Whether VAT is charged at the rates of the lines, or not at all, and why. */
export const taxTreatments = ['standard', 'reverse-charge', 'intra-community', 'exempt'] as const;
export const TaxTreatment = z.enum(taxTreatments);
export type TaxTreatment = z.infer<typeof TaxTreatment>;

/** The reason is what the document says of one that is exempt; of another it is kept, and not said. */
export const taxFields = { taxTreatment: TaxTreatment, exemptionReason: text(300) };
export const usualTax = { taxTreatment: 'standard', exemptionReason: '' } as const;
export const newTaxFields = {
  taxTreatment: z._default(TaxTreatment, usualTax.taxTreatment),
  exemptionReason: z._default(taxFields.exemptionReason, usualTax.exemptionReason),
};

interface Taxed {
  readonly taxTreatment: TaxTreatment;
  readonly exemptionReason: string;
  readonly lines: readonly { readonly taxBasisPoints: number }[];
}

/** What does not go together: tax on a line where none is charged, and an exemption without a reason. */
export function taxProblems({ taxTreatment, exemptionReason, lines }: Taxed) {
  if (taxTreatment === 'standard') return [];
  const taxed = lines.flatMap(({ taxBasisPoints }, index) =>
    taxBasisPoints === 0 ? [] : [{ path: ['lines', index, 'taxBasisPoints'], message: noTax }],
  );
  const isUnexplained = taxTreatment === 'exempt' && exemptionReason.trim() === '';
  return isUnexplained ? [...taxed, { path: ['exemptionReason'], message: noReason }] : taxed;
}

const noTax = 'No VAT is charged on this document: leave the tax of each line at 0.';
const noReason = 'Say why no VAT is charged, such as the rule that exempts you.';

/** The same as a check of a schema. */
export function checkTax({ value, issues }: z.core.ParsePayload<Taxed>): void {
  issues.push(...taxProblems(value).map((problem) => ({ code: 'custom' as const, input: value, ...problem })));
}
