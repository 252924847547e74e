import { KeptAddressee } from '@atrium/contract/clients';
import { moment } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { undoOf } from '../../../changes/undo-record.ts';
import type { Transaction } from '../../../database/engine.ts';
import { conflict, notFound } from '../../../errors.ts';
import { findInvoice } from '../invoices.changes.ts';
import { refuseLetterLeft } from '../sent-letters.ts';
import { refuseOpening } from './corrected-invoices.ts';
import { findCreditNote, markCreditNote, setCreditNoteDeleted } from './credit-notes.changes.ts';
import { findCreditedLines, findStoredCreditNote, isOfItsOrder } from './credit-notes.queries.ts';
import { type CreditNoteContent, creditNoteContent, type StoredCreditNote } from './credit-notes.shapes.ts';
import { removeCreditNote } from './credit-notes.ts';
import { fits } from './credited-parts.ts';

const Marks = z.object({
  sentAt: z.optional(z.nullable(moment())),
  downloadedAt: z.optional(z.nullable(moment())),
});
const Kept = z.object({ currency: z.string() });

/** What it took off the invoice is taken back with the invoice's own record, of the same request. */
export const undoCreditNoteChange = undoOf<CreditNoteContent>({
  async find(transaction, id) {
    const found = await findCreditNote(transaction, id);
    return found && creditNoteContent(found);
  },
  async remove(transaction, context, now, { requestId }) {
    const invoice = await findInvoice(transaction, now.invoiceId);
    // Its own record was taken back before this one. What an order did is taken back with the note that it wrote.
    if (invoice && !(await isOfItsOrder(transaction, requestId))) await refuseOpening(transaction, invoice, 0);
    return removeCreditNote(transaction, context, await stored(transaction, now.id));
  },
  async restore(transaction, context, before, id) {
    const deleted = await stored(transaction, id);
    await refuseMisfit(transaction, deleted, Kept.parse(before).currency);
    return setCreditNoteDeleted(transaction, context, deleted, null);
  },
  refuse: refuseLetterLeft,
  async revert(transaction, context, now, before) {
    const { changeId } = await markCreditNote(
      transaction,
      context,
      await stored(transaction, now.id),
      Marks.parse(before),
    );
    return changeId;
  },
});

async function stored(...place: Parameters<typeof findStoredCreditNote>) {
  const found = await findStoredCreditNote(...place);
  if (!found) throw notFound('credit note');
  return found;
}

/** While it was deleted, its invoice may have become another one, or have been credited otherwise. */
async function refuseMisfit(
  transaction: Transaction,
  { row, lines }: StoredCreditNote,
  currency: string,
): Promise<void> {
  const invoice = await findInvoice(transaction, row.invoiceId);
  const client = KeptAddressee.parse(JSON.parse(row.clientAsIssued));
  const isSame =
    invoice?.row.clientId === client.id &&
    invoice.row.clientAsIssued !== null &&
    invoice.row.currency === currency &&
    invoice.row.issuedDate <= row.issuedDate;
  if (isSame && fits(invoice.lines, await findCreditedLines(transaction, row.invoiceId), lines)) return;
  throw conflict(`Invoice #${row.invoiceId} has changed since: this credit note does not fit it any more.`);
}
