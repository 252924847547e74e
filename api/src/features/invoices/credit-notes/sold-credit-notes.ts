import { creditedFor } from '@atrium/contract/credit-note-sums';
import { dayOf } from '@atrium/contract/days';
import type { Acting } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import type { ReturnedPieces } from '../../../invoicing/sold-invoice.ts';
import type { StoredInvoice } from '../invoices.shapes.ts';
import { findCreditedLines } from './credit-notes.queries.ts';
import { insertNote } from './credit-notes.ts';

interface SoldCredit {
  /** Tax included. */
  readonly grossCents: number;
  readonly reason: string;
  readonly returned?: readonly ReturnedPieces[] | undefined;
}

/**
 * The credit note for what is given back of something sold, or is not owed any more: it corrects the tax too. Nobody has a draft, and nothing is to
 * be corrected of it. Whoever asks for it credits the invoice with as much.
 */
export async function noteSoldCredit(
  transaction: Transaction,
  context: Acting,
  invoice: StoredInvoice,
  { grossCents, reason, returned = [] }: SoldCredit,
): Promise<void> {
  const { row, lines } = invoice;
  if (grossCents <= 0 || row.clientAsIssued === null) return;
  const credited = await findCreditedLines(transaction, row.id);
  // Lines may have been written anew since they were sold.
  const known = returned.filter(({ line, item }) => lines[line - 1]?.item === item);
  const money = { lines, roundsTaxOnce: row.roundsTaxOnce === 1 };
  const amounts = creditedFor(money, credited, { grossCents, returned: known });
  if (amounts.length === 0) return;
  const today = dayOf(context.now);
  const isAhead = row.issuedDate > today;
  const issuedDate = isAhead ? row.issuedDate : today;
  await insertNote(transaction, context, invoice, { amounts, issuedDate, reason });
}
