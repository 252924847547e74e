import type { Client } from '@atrium/contract/clients';
import { differenceOf } from '../../../changes/difference.ts';
import { type ChangeToRecord, recordChange } from '../../../changes/record.ts';
import type { Acting } from '../../../context.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { badInput, notFound } from '../../../errors.ts';
import { issuerOf } from '../../../invoicing/company.ts';
import { hideNotifications, showNotifications } from '../../../notifications/notifications.ts';
import { findClient } from '../clients/clients.ts';
import { refuseUncountableLines } from '../countable-lines.ts';
import { findPresentHouse } from '../settings/present-house.queries.ts';
import { refuseWrongTax } from '../tax-treatment.ts';
import { findStoredQuote, insertQuotes, replaceQuote } from './quotes.queries.ts';
import { type QuoteContent, quoteContentOf, quoteRow, type StoredQuote, withSentParties } from './quotes.shapes.ts';

export interface ChangedQuote<ChangeId = number> {
  stored: StoredQuote;
  changeId: ChangeId;
}

export async function findQuote(database: Database, id: number): Promise<StoredQuote | undefined> {
  const stored = await findStoredQuote(database, id);
  return stored?.row.deletedAt === null ? stored : undefined;
}

export async function requireQuote(database: Database, id: number): Promise<StoredQuote> {
  const stored = await findQuote(database, id);
  if (!stored) throw notFound('quote');
  return stored;
}

export async function storeNewQuote(
  transaction: Transaction,
  context: Acting,
  id: number,
  content: QuoteContent,
  client: Client,
): Promise<ChangedQuote> {
  refuseDays(content);
  refuseUncountableLines(content.lines);
  refuseWrongTax(content);
  const row = quoteRow(id, content, client, context.now);
  await insertQuotes(transaction, [row]);
  const changeId = await recordQuote(transaction, context, id, null, content);
  const house = await findPresentHouse(transaction);
  return { stored: { row, client, ...house, standingInvoiceId: null }, changeId };
}

/** Brings a quote to another content, and records what is different. Nothing is recorded when nothing is. */
export async function changeQuote(
  transaction: Transaction,
  context: Acting,
  before: StoredQuote,
  written: QuoteContent,
): Promise<ChangedQuote<number | null>> {
  const client =
    written.clientId === before.client.id ? before.client : await findClient(transaction, written.clientId);
  if (!client) throw noSuchClient();
  const present = { client, fields: before.fields, issuer: issuerOf(context.services.settings, before.firm) };
  const after = withSentParties(written, present);
  const difference = differenceOf(quoteContentOf(before), after);
  if (!difference) return { stored: before, changeId: null };
  refuseDays(after);
  refuseUncountableLines(after.lines);
  refuseWrongTax(after);
  const row = quoteRow(before.row.id, after, client, before.row.createdAt);
  await replaceQuote(transaction, row);
  const changeId = await recordQuote(transaction, context, row.id, difference.before, difference.after);
  return { stored: { ...before, row, client }, changeId };
}

/** Takes a quote out of the list, or puts it back. It stays, and keeps its number. */
export async function setQuoteDeleted(
  transaction: Transaction,
  context: Acting,
  stored: StoredQuote,
  deletedAt: string | null,
): Promise<number> {
  await replaceQuote(transaction, { ...stored.row, deletedAt });
  if (deletedAt === null) await showNotifications(transaction, context, 'quote', [stored.row.id]);
  else await hideNotifications(transaction, context, 'quote', [stored.row.id]);
  const content = quoteContentOf(stored);
  const [before, after] = deletedAt === null ? [null, content] : [content, null];
  return recordQuote(transaction, context, stored.row.id, before, after);
}

function refuseDays({ issuedDate, validUntil }: QuoteContent): void {
  if (validUntil >= issuedDate) return;
  throw badInput([{ path: 'validUntil', message: 'A quote is valid until the day it is issued, or later.' }]);
}

export const noSuchClient = () => badInput([{ path: 'clientId', message: 'There is no such client.' }]);

function recordQuote(
  transaction: Transaction,
  context: Acting,
  id: number,
  before: object | null,
  after: object | null,
): Promise<number> {
  const change: ChangeToRecord = {
    entity: 'quote',
    entityId: id,
    entityName: `#${id}`,
    before,
    after,
    isUndoable: true,
  };
  return recordChange(transaction, context, change);
}
