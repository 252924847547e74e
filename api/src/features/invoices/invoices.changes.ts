import type { Client } from '@atrium/contract/clients';
import { houseCents } from '@atrium/contract/currency';
import type { CustomField } from '@atrium/contract/custom-values';
import { dayOf } from '@atrium/contract/days';
import type { InvoicePayment } from '@atrium/contract/invoice-payments';
import { differenceOf } from '../../changes/difference.ts';
import { type ChangeToRecord, recordChanges } from '../../changes/record.ts';
import type { Acting } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { issuerOf, type WrittenFirm } from '../../invoicing/company.ts';
import { hideNotifications, showNotifications } from '../../notifications/notifications.ts';
import { findClient } from './clients/clients.ts';
import { refuseUncountableLines } from './countable-lines.ts';
import { refuseCorrected, refuseDeletingCorrected } from './credit-notes/corrected-invoices.ts';
import { type InvoiceContent, invoiceRow, withParties } from './invoices.list.ts';
import { findStoredInvoice, insertInvoices, moveInvoices, replaceInvoice } from './invoices.queries.ts';
import { contentOf, type StoredInvoice } from './invoices.shapes.ts';
import { findPresentHouse } from './settings/present-house.queries.ts';
import { refuseWrongTax } from './tax-treatment.ts';

export interface Changed<ChangeId = number> {
  stored: StoredInvoice;
  changeId: ChangeId;
}

/** The invoice, unless there is none or it was deleted. */
export async function findInvoice(database: Database, id: number): Promise<StoredInvoice | undefined> {
  const stored = await findStoredInvoice(database, id);
  return stored?.row.deletedAt === null ? stored : undefined;
}

export async function requireInvoice(database: Database, id: number): Promise<StoredInvoice> {
  const stored = await findInvoice(database, id);
  if (!stored) throw notFound('invoice');
  return stored;
}

/** An invoice with what follows from its content on this day. */
export function composed(
  content: InvoiceContent,
  { client, fields, firm }: { client: Client; fields: readonly CustomField[]; firm: WrittenFirm },
  today: string,
): StoredInvoice {
  const { lines, payments } = content;
  return { row: invoiceRow(content, client, today), client, fields, firm, lines, payments };
}

export async function storeNewInvoice(
  transaction: Transaction,
  context: Acting,
  written: InvoiceContent,
  client: Client,
): Promise<Changed> {
  refuseDates(written);
  refuseUncountableLines(written.lines);
  refuseWrongTax(written);
  const present = { client, ...(await findPresentHouse(transaction)) };
  const content = withParties(written, { ...present, issuer: issuerOf(context.services.settings, present.firm) });
  const stored = composed(content, present, dayOf(context.now));
  refuseUncountable(stored.row);
  await insertInvoices(transaction, [stored], context.services.tuning);
  return { stored, changeId: await recordInvoice(transaction, context, content.id, null, content) };
}

/** Brings an invoice to another content, and records what is different. Nothing is recorded when nothing is. */
export async function changeInvoice(
  transaction: Transaction,
  context: Acting,
  before: StoredInvoice,
  written: InvoiceContent,
): Promise<Changed<number | null>> {
  const { fields, firm } = before;
  const present = { client: await requireClient(transaction, before.client, written.clientId), fields, firm };
  const after = withParties(written, { ...present, issuer: issuerOf(context.services.settings, firm) });
  const difference = differenceOf(contentOf(before), after);
  if (!difference) return { stored: before, changeId: null };
  refuseDates(after);
  refuseUncountableLines(after.lines);
  refuseWrongTax(after);
  const stored = composed(after, present, dayOf(context.now));
  refuseUncountable(stored.row);
  await refuseCorrected(transaction, after.id, difference.fields);
  refuseOvercredited(stored.row);
  await replaceInvoice(transaction, before, stored, context.services.tuning);
  const changeId = await recordInvoice(transaction, context, after.id, difference.before, difference.after);
  return { stored, changeId };
}

/** A payment that no provider took, and no other invoice. */
export const byHand = { provider: '', otherInvoiceId: null } as const;

/** A payment always is a change: its id is new, or gone. */
export async function changePayments(
  transaction: Transaction,
  context: Acting,
  before: StoredInvoice,
  payments: InvoicePayment[],
): Promise<Changed> {
  const { stored, changeId } = await changeInvoice(transaction, context, before, { ...contentOf(before), payments });
  if (changeId === null) throw new Error('A payment changed nothing.');
  return { stored, changeId };
}

export function paidIn(payments: readonly InvoicePayment[]): number {
  return payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

async function requireClient(transaction: Transaction, present: Client, id: number): Promise<Client> {
  const client = id === present.id ? present : await findClient(transaction, id);
  if (!client) throw badInput([{ path: 'clientId', message: 'There is no such client.' }]);
  return client;
}

/** What was paid was paid in the currency of then. */
export function refuseOtherCurrency({ row, payments }: StoredInvoice, currency = row.currency): void {
  if (currency === row.currency || payments.length === 0) return;
  throw conflict('Payments were made on this invoice: it stays in its currency.');
}

/** Takes invoices out of the list. They stay, and keep their numbers. Answers the first change: undoing it undoes them all. */
export async function removeInvoices(
  transaction: Transaction,
  context: Acting,
  invoices: readonly StoredInvoice[],
): Promise<number> {
  const ids = invoices.map(({ row }) => row.id);
  await refuseDeletingCorrected(transaction, ids);
  const moves = invoices.map((stored) => ({
    before: stored.row,
    after: invoiceRow(contentOf(stored), stored.client, dayOf(context.now), context.now),
  }));
  await moveInvoices(transaction, moves, context.services.tuning);
  await hideNotifications(transaction, context, 'invoice', ids);
  const changes = invoices.map((stored) => changeOf(stored.row.id, contentOf(stored), null));
  return recordChanges(transaction, context, changes);
}

export async function restoreInvoice(
  transaction: Transaction,
  context: Acting,
  before: StoredInvoice,
): Promise<number> {
  const content = contentOf(before);
  const after = composed(content, before, dayOf(context.now));
  await replaceInvoice(transaction, before, after, context.services.tuning);
  await showNotifications(transaction, context, 'invoice', [content.id]);
  return recordInvoice(transaction, context, content.id, null, content);
}

function refuseDates({ issuedDate, dueDate }: InvoiceContent): void {
  if (dueDate >= issuedDate) return;
  throw badInput([{ path: 'dueDate', message: 'An invoice is due on the day it is issued, or later.' }]);
}

/** A long invoice at a high rate is worth more cents than a number can tell apart. */
function refuseUncountable({ totalCents, balanceCents, rateMillionths }: StoredInvoice['row']): void {
  const worth = [totalCents, balanceCents].map((cents) => houseCents(cents, rateMillionths));
  if (worth.every(Number.isSafeInteger)) return;
  const message = 'This is worth more than can be counted here: check the exchange rate.';
  throw badInput([{ path: 'rateMillionths', message }]);
}

/** What was given back, or cancelled, was a part of the invoice, and stays one. */
function refuseOvercredited({ totalCents, creditCents }: StoredInvoice['row']): void {
  if (creditCents <= totalCents) return;
  throw conflict('This invoice cannot come to less than was credited of it.');
}

function recordInvoice(
  transaction: Transaction,
  context: Acting,
  id: number,
  before: object | null,
  after: object | null,
): Promise<number> {
  return recordChanges(transaction, context, [changeOf(id, before, after)]);
}

export function changeOf(id: number, before: object | null, after: object | null): ChangeToRecord {
  return { entity: 'invoice', entityId: id, entityName: `#${id}`, before, after, isUndoable: true };
}
