import type { TaxTreatment } from '@atrium/contract/tax-treatment';
import { taxProblems } from '@atrium/contract/tax-treatment';
import { vatNumberProblem } from '@atrium/contract/vat-parties';
import type { Acting } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { badInput, conflict } from '../../errors.ts';
import { issuerOf } from '../../invoicing/company.ts';
import { findInvoiceSettings } from '../../invoicing/invoice-settings.queries.ts';

type Taxed = Parameters<typeof taxProblems>[0];

/** Tax where none is charged, and an exemption without a reason. */
export function refuseWrongTax(content: Taxed): void {
  const problems = taxProblems(content).map(({ path, message }) => ({ path: path.join('.'), message }));
  if (problems.length > 0) throw badInput(problems);
}

/** The same of what an undo would bring back. */
export function refuseWrongTaxAgain(content: Taxed): void {
  if (taxProblems(content).length === 0) return;
  throw conflict('Its lines and its tax would not go together. Undo what came later first.');
}

interface Written {
  readonly taxTreatment: TaxTreatment;
  readonly clientId: number;
}

export function isTaxedOtherwise(before: Written, after: Written): boolean {
  return before.taxTreatment !== after.taxTreatment || before.clientId !== after.clientId;
}

/** Whoever owes the VAT, or is sent goods without it, is known by a VAT number, and so is who writes. */
export async function refuseUnnumbered(
  transaction: Transaction,
  { services: { settings } }: Acting,
  taxTreatment: TaxTreatment,
  client: Parameters<typeof vatNumberProblem>[2],
): Promise<void> {
  const issuer = issuerOf(settings, await findInvoiceSettings(transaction));
  const message = vatNumberProblem(taxTreatment, issuer, client);
  if (message !== null) throw badInput([{ path: 'taxTreatment', message }]);
}
