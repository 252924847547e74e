import type { Client } from '@atrium/contract/clients';
import { isDifferent } from '../../changes/is-different.ts';
import { type ChangeToRecord, recordChange } from '../../changes/record.ts';
import type { Acting } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { badInput, notFound } from '../../errors.ts';
import { issuerOf } from '../../invoicing/company.ts';
import { findClient } from './clients.ts';
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
  const row = quoteRow(id, content, client, context.now);
  await insertQuotes(transaction, [row]);
  const changeId = await recordQuote(transaction, context, id, null, content);
  return { stored: { row, client }, changeId };
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
  const after = withSentParties(written, client, issuerOf(context.services.settings));
  const content = quoteContentOf(before);
  const fields = Object.keys(content) as (keyof QuoteContent)[];
  const changed = fields.filter((field) => isDifferent(content[field], after[field]));
  if (changed.length === 0) return { stored: before, changeId: null };
  refuseDays(after);
  const row = quoteRow(before.row.id, after, client, before.row.createdAt);
  await replaceQuote(transaction, row);
  const pick = (from: QuoteContent) => Object.fromEntries(changed.map((field) => [field, from[field]]));
  const changeId = await recordQuote(transaction, context, row.id, pick(content), pick(after));
  return { stored: { row, client }, changeId };
}

/** Takes a quote out of the list, or puts it back. It stays, and keeps its number. */
export async function setQuoteDeleted(
  transaction: Transaction,
  context: Acting,
  stored: StoredQuote,
  deletedAt: string | null,
): Promise<number> {
  await replaceQuote(transaction, { ...stored.row, deletedAt });
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
