import type { CreditNoteListQuery } from '@atrium/contract/credit-note-list';
import { type RawBuilder, sql } from 'kysely';
import { idsInOrder } from '../../../lists/export.ts';
import { sortColumnOf } from '../../../lists/list-index.ts';
import { findFacets, findPage, type ListReader, type ListRequest, type Page } from '../../../lists/page.ts';
import { holding, idsOf, inFacets, limitTo, order } from '../../../lists/sql.ts';
import { creditNotesIndex, creditNotesRequest } from './credit-notes.list.ts';

type Asked = Omit<CreditNoteListQuery, 'page' | 'perPage'>;
type Narrow = Pick<CreditNoteListQuery, 'invoiceId' | 'clientId' | 'issued'>;

export function findCreditNotePage(reader: ListReader, query: CreditNoteListQuery): Promise<Page> {
  const { page, perPage } = query;
  const request = { ...creditNotesRequest(query), page, perPage };
  return isNarrow(query) ? findNarrowPage(reader, query) : findPage(reader, creditNotesIndex, request);
}

/** All of them in order, some at a time. */
export function creditNoteIds(reader: ListReader, query: Asked): AsyncGenerator<number[]> {
  return isNarrow(query) ? narrowIds(reader, query) : idsInOrder(reader, creditNotesIndex, creditNotesRequest(query));
}

function isNarrow({ invoiceId, clientId, issued }: Narrow): boolean {
  return invoiceId !== undefined || clientId !== undefined || issued !== undefined;
}

// What an invoice or a client has, or some days have, is few beside the whole list: it is found by an index of its own, and sorted as it is asked.

async function findNarrowPage(reader: ListReader, query: CreditNoteListQuery): Promise<Page> {
  const request = creditNotesRequest(query);
  const rows = await rowsOf(reader, query, request);
  const counted = await sql<{ total: number }>`select count(*) as total ${rows}`.execute(reader.database);
  const total = counted.rows[0]?.total ?? 0;
  const { page, perPage } = query;
  const slice = limitTo(sql`${perPage}`, sql`${(page - 1) * perPage}`);
  const ids = total === 0 ? [] : await idsOf(reader.database, sql`select id ${rows} ${orderOf(request)} ${slice}`);
  return { total, ids };
}

const idsAtOnce = 500;

async function* narrowIds(reader: ListReader, query: Asked): AsyncGenerator<number[]> {
  const request = creditNotesRequest(query);
  const rows = await rowsOf(reader, query, request);
  const ids = await idsOf(reader.database, sql`select id ${rows} ${orderOf(request)}`);
  for (let done = 0; done < ids.length; done += idsAtOnce) yield ids.slice(done, done + idsAtOnce);
}

async function rowsOf(
  reader: ListReader,
  { invoiceId, clientId, issued }: Narrow,
  { filter, words }: ListRequest,
): Promise<RawBuilder<unknown>> {
  const { names } = await findFacets(reader, creditNotesIndex, filter);
  if (names?.length === 0) return sql`from credit_notes where false`;
  // The condition is that of the index, which has no others.
  const narrow = sql`${ofInvoice(invoiceId)} ${ofClient(clientId)} ${within(issued)}`;
  return sql`from credit_notes where deleted_at is null ${narrow} ${inFacets(names)} ${holding(words)}`;
}

function ofInvoice(invoiceId: number | undefined): RawBuilder<unknown> {
  return invoiceId === undefined ? sql`` : sql`and invoice_id = ${invoiceId}`;
}

function ofClient(clientId: number | undefined): RawBuilder<unknown> {
  return clientId === undefined
    ? sql``
    : sql`and invoice_id in (select id from invoices where client_id = ${clientId})`;
}

function within(issued: string | undefined): RawBuilder<unknown> {
  if (issued === undefined) return sql``;
  const [from, to] = issued.split('..');
  return sql`and issued_date >= ${from} and issued_date <= ${to}`;
}

function orderOf({ sort, direction }: ListRequest): RawBuilder<unknown> {
  return order(sortColumnOf(creditNotesIndex, sort), direction);
}
