import type { Transaction } from '../../database/engine.ts';
import { conflict } from '../../errors.ts';
import { findCorrected } from './credit-notes.queries.ts';
import type { InvoiceContent } from './invoices.list.ts';

/** What a credit note refers to: whom the invoice is to, in what, since when, and each line of it. A draft has no client of its own. */
const corrected: readonly (keyof InvoiceContent)[] = [
  'clientId',
  'clientAsIssued',
  'currency',
  'rateMillionths',
  'issuedDate',
  'lines',
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
