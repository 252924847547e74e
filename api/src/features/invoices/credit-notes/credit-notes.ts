import { addresseeOf } from '@atrium/contract/clients';
import { type CreditedLine, creditedLines, type LineToCredit } from '@atrium/contract/credit-note-amounts';
import { creditedWithin } from '@atrium/contract/credit-note-sums';
import type { CreditNoteLine, NewCreditNote } from '@atrium/contract/credit-notes';
import { dayOf } from '@atrium/contract/days';
import type { InvoiceLine } from '@atrium/contract/invoices';
import { moneyText } from '@atrium/contract/money';
import { sum } from '@atrium/contract/sum';
import { addOnce, stillThere } from '../../../changes/added-once.ts';
import type { Acting, Context } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import type { CreditNoteRow } from '../../../database/invoices-schema.ts';
import { nextId } from '../../../database/sequences.ts';
import { badInput, conflict, notFound } from '../../../errors.ts';
import { changeInvoice, findInvoice, requireInvoice } from '../invoices.changes.ts';
import { contentOf, type StoredInvoice, shownWhole } from '../invoices.shapes.ts';
import { refuseOpening } from './corrected-invoices.ts';
import {
  type ChangedCreditNote,
  findCreditNote,
  markCreditNote,
  recordCreditNote,
  requireCreditNote,
  setCreditNoteDeleted,
} from './credit-notes.changes.ts';
import { creditNoteRow } from './credit-notes.list.ts';
import { findCreditedLines, findCreditLeft, findStoredCreditNote, insertCreditNote } from './credit-notes.queries.ts';
import { creditNoteContent, type StoredCreditNote } from './credit-notes.shapes.ts';
import { refuseImpossibleParts, refuseNothing } from './credited-parts.ts';

/** What was credited by credit notes, and what can still be. */
export async function creditableOf({ services }: Context, invoiceId: number) {
  const { read } = services.engine;
  const leftCents = await findCreditLeft(read, invoiceId);
  if (leftCents === undefined) throw notFound('invoice');
  return { credited: await findCreditedLines(read, invoiceId), leftCents };
}

/** Its number is the next one. As much less is owed on the invoice from the same moment: one undo takes back both. */
export function addCreditNote(
  context: Context,
  invoiceId: number,
  { idempotencyKey, ...input }: NewCreditNote,
): Promise<ChangedCreditNote> {
  return addOnce(context, {
    entity: 'credit-note',
    idempotencyKey,
    add: async (transaction) =>
      writeCreditNote(transaction, context, await requireInvoice(transaction, invoiceId), input),
    idOf: ({ stored }) => stored.row.id,
    again: async (transaction, { entityId, changeId }) => ({
      stored: stillThere(await findCreditNote(transaction, entityId)),
      changeId,
    }),
  });
}

async function writeCreditNote(
  transaction: Transaction,
  context: Context,
  invoice: StoredInvoice,
  { lines: parts, issuedDate = dayOf(context.now), reason }: NewCreditNote,
): Promise<ChangedCreditNote> {
  refuseDraft(invoice);
  refuseEarlier(invoice, issuedDate);
  const amounts = await amountsOf(transaction, invoice, parts);
  refuseTooMuch(invoice, totalsOf(amounts).totalCents);
  const changed = await insertNote(transaction, context, invoice, { amounts, issuedDate, reason });
  await changeCredit(transaction, context, invoice, changed.stored.row.totalCents);
  return changed;
}

interface NoteToWrite extends Pick<CreditNoteRow, 'issuedDate' | 'reason'> {
  readonly amounts: readonly CreditedLine[];
}

/** Whoever writes it credits the invoice with as much. */
export async function insertNote(
  transaction: Transaction,
  context: Acting,
  invoice: StoredInvoice,
  { amounts, ...rest }: NoteToWrite,
): Promise<ChangedCreditNote> {
  const id = await nextId(transaction, 'credit_notes');
  const said = { id, invoiceId: invoice.row.id, ...rest, ...partiesOf(context, invoice), ...totalsOf(amounts) };
  const row = creditNoteRow({ ...said, ...justWritten, createdAt: context.now }, invoice.row.rateMillionths);
  await insertCreditNote(transaction, row, writtenLines(invoice.lines, amounts), context.services.tuning);
  const stored = stillThere(await findStoredCreditNote(transaction, id));
  return { stored, changeId: await recordCreditNote(transaction, context, id, null, creditNoteContent(stored)) };
}

const justWritten = { sentAt: null, downloadedAt: null, deletedAt: null } as const;

/** As they stand on the invoice. */
function partiesOf({ services }: Acting, invoice: StoredInvoice) {
  const { issuer, invoice: shown } = shownWhole(invoice, services.settings);
  return { clientAsIssued: JSON.stringify(addresseeOf(shown.client)), issuerAsIssued: JSON.stringify(issuer) };
}

async function amountsOf(
  transaction: Transaction,
  { row, lines }: StoredInvoice,
  parts: readonly LineToCredit[] | undefined,
): Promise<CreditedLine[]> {
  const credited = await findCreditedLines(transaction, row.id);
  const money = { lines, roundsTaxOnce: row.roundsTaxOnce === 1 };
  if (!parts) return allWithin(creditedWithin(money, credited, row.totalCents - row.creditCents));
  refuseImpossibleParts(lines, credited, parts);
  const amounts = creditedLines(money, credited, parts);
  refuseNothing(amounts);
  return amounts;
}

function allWithin(amounts: CreditedLine[]): CreditedLine[] {
  if (amounts.length === 0) throw conflict('Nothing is left to credit on this invoice.');
  return amounts;
}

/** With what stands on the line that each takes back. */
export function writtenLines(lines: readonly InvoiceLine[], amounts: readonly CreditedLine[]): CreditNoteLine[] {
  return amounts.flatMap((amount) => {
    const line = lines[amount.line - 1];
    if (!line) return [];
    const { item, description, taxBasisPoints } = line;
    return [{ item, description, taxBasisPoints, ...amount }];
  });
}

export function totalsOf(
  lines: readonly CreditedLine[],
): Pick<CreditNoteRow, 'subtotalCents' | 'taxCents' | 'totalCents'> {
  const subtotalCents = sum(lines.map(({ netCents }) => netCents));
  const taxCents = sum(lines.map((line) => line.taxCents));
  return { subtotalCents, taxCents, totalCents: subtotalCents + taxCents };
}

/** Deletes what nobody outside has seen: what was sent or downloaded stays. */
export function deleteCreditNote(context: Context, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const stored = await requireCreditNote(transaction, id);
    const invoice = await findInvoice(transaction, stored.row.invoiceId);
    if (invoice) await refuseOpening(transaction, invoice, stored.row.totalCents);
    const changeId = await removeCreditNote(transaction, context, stored);
    if (invoice) await changeCredit(transaction, context, invoice, -stored.row.totalCents);
    return changeId;
  });
}

export function downloadCreditNote(context: Context, id: number): Promise<ChangedCreditNote> {
  return context.services.engine.write(async (transaction) =>
    markCreditNote(transaction, context, await requireCreditNote(transaction, id), { downloadedAt: context.now }),
  );
}

export function removeCreditNote(transaction: Transaction, context: Acting, stored: StoredCreditNote): Promise<number> {
  refuseIssued(stored);
  return setCreditNoteDeleted(transaction, context, stored, context.now);
}

async function changeCredit(
  transaction: Transaction,
  context: Acting,
  invoice: StoredInvoice,
  moreCents: number,
): Promise<void> {
  const creditCents = invoice.row.creditCents + moreCents;
  await changeInvoice(transaction, context, invoice, { ...contentOf(invoice), creditCents });
}

function refuseDraft({ row }: StoredInvoice): void {
  if (row.clientAsIssued !== null) return;
  throw conflict('This invoice is a draft: nobody has it yet. Change or delete it instead.');
}

function refuseEarlier({ row }: StoredInvoice, issuedDate: string): void {
  if (issuedDate >= row.issuedDate) return;
  throw badInput([{ path: 'issuedDate', message: 'An invoice is credited on the day it is issued, or later.' }]);
}

function refuseIssued({ row: { sentAt, downloadedAt } }: StoredCreditNote): void {
  if (sentAt === null && downloadedAt === null) return;
  throw conflict(
    'This credit note was sent or downloaded, and stays. What it credits too much is charged with another invoice.',
  );
}

/** What an order gave back of a draft, or before its credits had numbers, is credited too, without a credit note. */
function refuseTooMuch({ row }: StoredInvoice, totalCents: number): void {
  const leftCents = row.totalCents - row.creditCents;
  if (totalCents <= leftCents) return;
  const left = moneyText(leftCents, row.currency);
  throw conflict(`Of this invoice, ${left} can still be credited.`);
}
