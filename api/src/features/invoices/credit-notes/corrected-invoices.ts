import type { Transaction } from '../../../database/engine.ts';
import { conflict } from '../../../errors.ts';
import type { InvoiceContent } from '../invoices.list.ts';
import type { StoredInvoice } from '../invoices.shapes.ts';
import { findCorrected, findOrderOfCorrected } from './credit-notes.queries.ts';

/** What a credit note refers to: whom the invoice is to, in what, since when, and each line of it with its tax. A draft has no client of its own. */
const corrected: readonly (keyof InvoiceContent)[] = [
  'clientId',
  'clientAsIssued',
  'currency',
  'rateMillionths',
  'issuedDate',
  'lines',
  'taxTreatment',
  'exemptionReason',
  'deliveredOn',
];

/** What a credit note corrects stays as it was corrected. */
export async function refuseCorrected(
  transaction: Transaction,
  id: number,
  changed: readonly (keyof InvoiceContent)[],
): Promise<void> {
  if (!changed.some((field) => corrected.includes(field))) return;
  if ((await findCorrected(transaction, [id])) === undefined) return;
  throw conflict(
    `Invoice #${id} has a credit note: its client, currency, date and lines stay, and so does that it was issued.`,
  );
}

export async function refuseDeletingCorrected(transaction: Transaction, ids: readonly number[]): Promise<void> {
  const id = await findCorrected(transaction, ids);
  if (id === undefined) return;
  throw conflict(`Invoice #${id} has a credit note: it cannot be deleted. Credit what is left of it instead.`);
}

/**
 * What an order that was cancelled, or gave back, would have taken off its invoice, a credit note took off before: it stays, or that would be owed
 * again. `cents` are what is still to be taken from what was credited.
 */
export async function refuseOpening(transaction: Transaction, { row }: StoredInvoice, cents: number): Promise<void> {
  const order = await findOrderOfCorrected(transaction, row.id);
  const isGivenBack = order !== undefined && order.refundedCents > 0 && row.balanceCents + cents > 0;
  if (!order?.isCancelled && !isGivenBack) return;
  throw conflict(
    'The order of this invoice was cancelled, or money was given back on it: without its credit note, as much would be owed again.',
  );
}
