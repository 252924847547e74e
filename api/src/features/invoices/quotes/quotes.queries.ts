import type { QuoteListQuery } from '@atrium/contract/quotes';
import { type ExpressionBuilder, sql } from 'kysely';
import { containsUnindexed, numberField, recordsTable, textField } from '../../../database/dialect.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import type { QuoteRow } from '../../../database/invoices-schema.ts';
import type { Schema } from '../../../database/schema.ts';
import { amountWords } from '../../../search/amounts.ts';
import { findClients } from '../clients/clients.queries.ts';
import { findPresentHouse } from '../settings/present-house.queries.ts';
import type { ListedQuote, StoredQuote } from './quotes.shapes.ts';

type Filter = Pick<QuoteListQuery, 'q' | 'state' | 'clientId'>;

/** A firm has hundreds of quotes, and thousands after years: the search reads them all. */
function matching(database: Database, { q, state, clientId }: Filter, today: string) {
  const all = database.selectFrom('quotes').where('deletedAt', 'is', null);
  const found = amountWords(q).reduce(
    (query, word) => query.where(containsUnindexed(sql.ref<string>('search'), word)),
    clientId === undefined ? all : all.where('clientId', '=', clientId),
  );
  if (state === undefined) return found;
  if (state === 'expired') return found.where('state', '=', 'sent').where('validUntil', '<', today);
  const kept = found.where('state', '=', state);
  return state === 'sent' ? kept.where('validUntil', '>=', today) : kept;
}

export async function countQuotes(database: Database, filter: Filter, today: string): Promise<number> {
  const { total } = await matching(database, filter, today)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function findQuotes(database: Database, query: QuoteListQuery, today: string): Promise<ListedQuote[]> {
  const { page, perPage } = query;
  const rows = await matching(database, query, today)
    .selectAll()
    .select(standingInvoice)
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return withClients(database, rows);
}

export async function findQuotesWithIds(database: Database, ids: readonly number[]): Promise<ListedQuote[]> {
  if (ids.length === 0) return [];
  const found = database.selectFrom('quotes').selectAll().select(standingInvoice).where('id', 'in', ids);
  return withClients(database, await found.execute());
}

/** What the latest quotes are searched by, for words that are like theirs. */
export function findSearchTexts(database: Database, most: number): Promise<Pick<QuoteRow, 'id' | 'search'>[]> {
  return database
    .selectFrom('quotes')
    .select(['id', 'search'])
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Also when it was deleted. */
export async function findStoredQuote(database: Database, id: number): Promise<StoredQuote | undefined> {
  const found = database.selectFrom('quotes').selectAll().select(standingInvoice).where('id', '=', id);
  const [quote] = await withClients(database, await found.execute());
  return quote && { ...quote, ...(await findPresentHouse(database)) };
}

function standingInvoice({ selectFrom }: ExpressionBuilder<Schema, 'quotes'>) {
  return selectFrom('invoices')
    .select('invoices.id')
    .whereRef('invoices.quoteId', '=', 'quotes.id')
    .where('invoices.deletedAt', 'is', null)
    .as('standingInvoiceId');
}

type FoundQuote = QuoteRow & Pick<ListedQuote, 'standingInvoiceId'>;

async function withClients(database: Database, rows: readonly FoundQuote[]): Promise<ListedQuote[]> {
  const clients = await findClients(database, [...new Set(rows.map(({ clientId }) => clientId))]);
  return rows.flatMap(({ standingInvoiceId, ...row }) => {
    const client = clients.find(({ id }) => id === row.clientId);
    return client ? [{ row, client, standingInvoiceId }] : [];
  });
}

export async function insertQuotes(transaction: Transaction, rows: readonly QuoteRow[]): Promise<void> {
  await transaction.insertInto('quotes').values(rows).execute();
}

export async function replaceQuote(transaction: Transaction, { id, ...row }: QuoteRow): Promise<void> {
  await transaction.updateTable('quotes').set(row).where('id', '=', id).execute();
}

/** Drafts are found by the client's present name. */
export async function findDraftsOf(database: Database, clientId: number): Promise<QuoteRow[]> {
  return database
    .selectFrom('quotes')
    .selectAll()
    .where('clientId', '=', clientId)
    .where('clientAsSent', 'is', null)
    .execute();
}

export async function storeSearchTexts(
  transaction: Transaction,
  rows: readonly Pick<QuoteRow, 'id' | 'search'>[],
): Promise<void> {
  const records = rows.map(({ id, search }) => ({ id, search }));
  await sql`
    update quotes set search = renamed.search
    from (
      select ${numberField('id')} as id, ${textField('search')} as search
      from ${recordsTable(transaction, records)}) as renamed
    where quotes.id = renamed.id`.execute(transaction);
}

export async function hasQuotes(database: Database, clientId: number): Promise<boolean> {
  const quote = await database
    .selectFrom('quotes')
    .select('id')
    .where('clientId', '=', clientId)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return quote !== undefined;
}
