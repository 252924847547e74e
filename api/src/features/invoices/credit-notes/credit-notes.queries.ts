import type { CreditedLine } from '@atrium/contract/credit-note-amounts';
import type { CreditNoteLine } from '@atrium/contract/credit-notes';
import type { ExpressionBuilder } from 'kysely';
import { isIdIn } from '../../../database/dialect.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import type { CreditNoteRow } from '../../../database/invoices-schema.ts';
import { type Placeholders, prepared } from '../../../database/prepared.ts';
import type { Schema } from '../../../database/schema.ts';
import { inOrder } from '../../../lists/in-order.ts';
import type { ListTuning } from '../../../lists/list-index.ts';
import { trackRows } from '../../../lists/track.ts';
import { findClients } from '../clients/clients.queries.ts';
import { creditNoteRow, creditNotesIndex } from './credit-notes.list.ts';
import type { FoundCreditNote, StoredCreditNote } from './credit-notes.shapes.ts';

const creditNotesWithIds = prepared((database, { ids }: Placeholders<{ ids: readonly number[] }>) =>
  database
    .selectFrom('creditNotes')
    .selectAll()
    .select((creditNote) => [ofItsInvoice(creditNote, 'currency'), ofItsInvoice(creditNote, 'rateMillionths')])
    .where(isIdIn(database, ids))
    .$narrowType<Pick<FoundCreditNote, 'currency' | 'rateMillionths'>>()
    .compile(),
);

/** A note has an invoice, always. */
function ofItsInvoice<Name extends 'currency' | 'rateMillionths'>(
  { selectFrom }: ExpressionBuilder<Schema, 'creditNotes'>,
  name: Name,
) {
  return selectFrom('invoices').select(name).whereRef('invoices.id', '=', 'creditNotes.invoiceId').as(name);
}

/** Credit notes by their ids, in the order of the ids. */
export async function findCreditNotes(database: Database, ids: readonly number[]): Promise<FoundCreditNote[]> {
  if (ids.length === 0) return [];
  return inOrder(ids, await creditNotesWithIds(database, { ids }));
}

function ofInvoice(database: Database, invoiceId: number) {
  return database.selectFrom('creditNotes').where('invoiceId', '=', invoiceId).where('deletedAt', 'is', null);
}

/** One with its lines, also when it was deleted. */
export async function findStoredCreditNote(database: Database, id: number): Promise<StoredCreditNote | undefined> {
  const row = await database
    .selectFrom('creditNotes')
    .innerJoin('invoices', 'invoices.id', 'creditNotes.invoiceId')
    .selectAll('creditNotes')
    .select(['currency', 'rateMillionths', 'clientId', 'invoices.issuedDate as invoiceIssuedDate'])
    .select(['taxTreatment', 'exemptionReason', 'deliveredOn', 'buyerReference', 'orderNumber'])
    .where('creditNotes.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { clientId, invoiceIssuedDate, taxTreatment, exemptionReason, deliveredOn, ...rest } = row;
  const { buyerReference, orderNumber, ...found } = rest;
  const tax = { taxTreatment, exemptionReason, deliveredOn };
  const asOnInvoice = { tax, references: { buyerReference, orderNumber } };
  const [client] = await findClients(database, [clientId]);
  return client && { row: found, client, invoiceIssuedDate, ...asOnInvoice, lines: await findLines(database, id) };
}

function findLines(database: Database, creditNoteId: number): Promise<CreditNoteLine[]> {
  return database
    .selectFrom('creditNoteLines')
    .select(['line', 'item', 'description', 'quantityThousandths', 'netCents', 'taxBasisPoints', 'taxCents'])
    .where('creditNoteId', '=', creditNoteId)
    .orderBy('position')
    .execute();
}

/** What credit notes took back of the lines of an invoice. */
export function findCreditedLines(database: Database, invoiceId: number): Promise<CreditedLine[]> {
  return ofInvoice(database, invoiceId)
    .innerJoin('creditNoteLines', 'creditNoteLines.creditNoteId', 'creditNotes.id')
    .select(['line', 'quantityThousandths', 'netCents', 'creditNoteLines.taxCents'])
    .orderBy('creditNotes.id')
    .orderBy('position')
    .execute();
}

/** How much of an invoice can still be credited; undefined when there is none, or it was deleted. */
export async function findCreditLeft(database: Database, invoiceId: number): Promise<number | undefined> {
  const row = await database
    .selectFrom('invoices')
    .select(['totalCents', 'creditCents'])
    .where('id', '=', invoiceId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row && row.totalCents - row.creditCents;
}

/** The first of these invoices that a credit note corrects. */
export async function findCorrected(database: Database, invoiceIds: readonly number[]): Promise<number | undefined> {
  const row = await database
    .selectFrom('creditNotes')
    .select('invoiceId')
    .where('invoiceId', 'in', invoiceIds)
    .where('deletedAt', 'is', null)
    .orderBy('invoiceId')
    .limit(1)
    .executeTakeFirst();
  return row?.invoiceId;
}

/** Whether the order of an invoice was cancelled, and how much of it was given back; undefined for an invoice of none. */
export async function findOrderOfCorrected(
  database: Database,
  invoiceId: number,
): Promise<{ isCancelled: boolean; refundedCents: number } | undefined> {
  const order = await database
    .selectFrom('orderInvoices')
    .innerJoin('orders', 'orders.id', 'orderInvoices.orderId')
    .select(['state', 'refundedCents'])
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirst();
  return order && { isCancelled: order.state === 'cancelled', refundedCents: order.refundedCents };
}

/** Whether a request took an order a step further, or wrote or brought back an invoice, and not a credit note alone. */
export async function isOfItsOrder(database: Database, requestId: string): Promise<boolean> {
  const row = await database
    .selectFrom('changes')
    .select('id')
    .where('requestId', '=', requestId)
    .where('isUndoable', '=', 1)
    .where(({ and, eb, or }) =>
      or([eb('entity', '=', 'order'), and([eb('entity', '=', 'invoice'), eb('before', 'is', null)])]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertCreditNote(
  transaction: Transaction,
  row: CreditNoteRow,
  lines: readonly CreditNoteLine[],
  tuning?: ListTuning,
): Promise<void> {
  await transaction.insertInto('creditNotes').values(row).execute();
  const rows = lines.map((line, index) => ({ ...line, creditNoteId: row.id, position: index + 1 }));
  await transaction.insertInto('creditNoteLines').values(rows).execute();
  await trackRows(transaction, creditNotesIndex, [{ before: null, after: row }], tuning);
}

type Marks = Partial<Pick<CreditNoteRow, 'sentAt' | 'downloadedAt' | 'deletedAt'>>;

/** Notes what happened to one, and answers it as it is then. */
export async function setCreditNote(
  transaction: Transaction,
  { currency, rateMillionths, ...before }: FoundCreditNote,
  marks: Marks,
  tuning?: ListTuning,
): Promise<FoundCreditNote> {
  const after = creditNoteRow({ ...before, ...marks }, rateMillionths);
  const { id, ...row } = after;
  await transaction.updateTable('creditNotes').set(row).where('id', '=', id).execute();
  await trackRows(transaction, creditNotesIndex, [{ before, after }], tuning);
  return { ...after, currency, rateMillionths };
}
