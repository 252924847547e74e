import type { CreditedLine } from '@atrium/contract/credit-note-amounts';
import type { CreditNoteLine, CreditNoteListQuery } from '@atrium/contract/credit-notes';
import type { Database, Transaction } from '../../database/engine.ts';
import type { CreditNoteRow } from '../../database/invoices-schema.ts';
import { findClients } from './clients.queries.ts';
import type { FoundCreditNote, StoredCreditNote } from './credit-notes.shapes.ts';

function shown(database: Database, { invoiceId }: Pick<CreditNoteListQuery, 'invoiceId'>) {
  const found = database.selectFrom('creditNotes').where('creditNotes.deletedAt', 'is', null);
  return invoiceId === undefined ? found : found.where('invoiceId', '=', invoiceId);
}

export async function countCreditNotes(
  database: Database,
  filter: Pick<CreditNoteListQuery, 'invoiceId'>,
): Promise<number> {
  const { total } = await shown(database, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** A page of them, the latest first. */
export function findCreditNotes(database: Database, query: CreditNoteListQuery): Promise<FoundCreditNote[]> {
  const { page, perPage } = query;
  return shown(database, query)
    .innerJoin('invoices', 'invoices.id', 'creditNotes.invoiceId')
    .selectAll('creditNotes')
    .select('currency')
    .orderBy('creditNotes.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
}

/** One with its lines, also when it was deleted. */
export async function findStoredCreditNote(database: Database, id: number): Promise<StoredCreditNote | undefined> {
  const row = await database
    .selectFrom('creditNotes')
    .innerJoin('invoices', 'invoices.id', 'creditNotes.invoiceId')
    .selectAll('creditNotes')
    .select(['currency', 'clientId', 'invoices.issuedDate as invoiceIssuedDate'])
    .where('creditNotes.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { clientId, invoiceIssuedDate, ...found } = row;
  const [client] = await findClients(database, [clientId]);
  return client && { row: found, client, invoiceIssuedDate, lines: await findLines(database, id) };
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
  return shown(database, { invoiceId })
    .innerJoin('creditNoteLines', 'creditNoteLines.creditNoteId', 'creditNotes.id')
    .select(['line', 'quantityThousandths', 'netCents'])
    .orderBy('creditNotes.id')
    .orderBy('position')
    .execute();
}

/** How much of an invoice credit notes took back, tax included. */
export async function sumCredited(database: Database, invoiceId: number): Promise<number> {
  const { cents } = await shown(database, { invoiceId })
    .select(({ fn }) => fn.sum<number | string | null>('totalCents').as('cents'))
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0);
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

export async function insertCreditNote(
  transaction: Transaction,
  row: CreditNoteRow,
  lines: readonly CreditNoteLine[],
): Promise<void> {
  await transaction.insertInto('creditNotes').values(row).execute();
  const rows = lines.map((line, index) => ({ ...line, creditNoteId: row.id, position: index + 1 }));
  await transaction.insertInto('creditNoteLines').values(rows).execute();
}

export async function setCreditNote(
  transaction: Transaction,
  id: number,
  marks: Partial<Pick<CreditNoteRow, 'sentAt' | 'downloadedAt' | 'deletedAt'>>,
): Promise<void> {
  await transaction.updateTable('creditNotes').set(marks).where('id', '=', id).execute();
}
