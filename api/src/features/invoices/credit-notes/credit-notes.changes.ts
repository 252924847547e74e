import { recordChange } from '../../../changes/record.ts';
import type { Acting } from '../../../context.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import type { CreditNoteRow } from '../../../database/invoices-schema.ts';
import { notFound } from '../../../errors.ts';
import { findStoredCreditNote, setCreditNote } from './credit-notes.queries.ts';
import { creditNoteContent, type StoredCreditNote } from './credit-notes.shapes.ts';

export interface ChangedCreditNote<ChangeId = number> {
  stored: StoredCreditNote;
  changeId: ChangeId;
}

/** The credit note, unless there is none or it was deleted. */
export async function findCreditNote(database: Database, id: number): Promise<StoredCreditNote | undefined> {
  const stored = await findStoredCreditNote(database, id);
  return stored?.row.deletedAt === null ? stored : undefined;
}

export async function requireCreditNote(database: Database, id: number): Promise<StoredCreditNote> {
  const stored = await findCreditNote(database, id);
  if (!stored) throw notFound('credit note');
  return stored;
}

/** Notes when it was sent or downloaded last, or that it was not. */
export async function markCreditNote(
  transaction: Transaction,
  context: Acting,
  stored: StoredCreditNote,
  marks: Partial<Pick<CreditNoteRow, 'sentAt' | 'downloadedAt'>>,
): Promise<ChangedCreditNote> {
  const { id, sentAt, downloadedAt } = stored.row;
  const row = await setCreditNote(transaction, stored.row, marks, context.services.tuning);
  const before = Object.fromEntries(Object.entries({ sentAt, downloadedAt }).filter(([field]) => field in marks));
  const changeId = await recordCreditNote(transaction, context, id, before, marks);
  return { stored: { ...stored, row }, changeId };
}

/** Takes a credit note out of the list, or puts it back. It stays, and keeps its number. */
export async function setCreditNoteDeleted(
  transaction: Transaction,
  context: Acting,
  stored: StoredCreditNote,
  deletedAt: string | null,
): Promise<number> {
  await setCreditNote(transaction, stored.row, { deletedAt }, context.services.tuning);
  const content = creditNoteContent(stored);
  const [before, after] = deletedAt === null ? [null, content] : [content, null];
  return recordCreditNote(transaction, context, stored.row.id, before, after);
}

export function recordCreditNote(
  transaction: Transaction,
  context: Acting,
  id: number,
  before: object | null,
  after: object | null,
): Promise<number> {
  const change = { entity: 'credit-note', entityId: id, entityName: `#${id}`, isUndoable: true } as const;
  return recordChange(transaction, context, { ...change, before, after });
}
