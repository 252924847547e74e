import { sql } from 'kysely';
import type { Database } from '../../database/engine.ts';
import { idsInOrder } from '../../lists/export.ts';
import { sortColumnOf } from '../../lists/list-index.ts';
import type { ListRequest, PageRequest } from '../../lists/page.ts';
import { findFacets, findPage, type ListReader, type Page } from '../../lists/page.ts';
import { holding, idsOf, inFacets, limitTo, order } from '../../lists/sql.ts';
import { invoicesIndex } from './invoices.list.ts';

/** Of one client alone, or issued on these days, both ends among them. */
interface Narrowing {
  readonly clientId?: number | undefined;
  readonly issued?: string | undefined;
}

/** A page of the list; of one client or of some days, if they are asked for. */
export function findPageOfInvoices(reader: ListReader, request: PageRequest, narrowing: Narrowing): Promise<Page> {
  return isNarrow(narrowing) ? findNarrowPage(reader, request, narrowing) : findPage(reader, invoicesIndex, request);
}

/** All of them in order, some at a time. */
export function idsOfInvoices(
  reader: ListReader,
  request: ListRequest,
  narrowing: Narrowing,
): AsyncGenerator<number[]> {
  return isNarrow(narrowing) ? narrowIds(reader, request, narrowing) : idsInOrder(reader, invoicesIndex, request);
}

function isNarrow({ clientId, issued }: Narrowing): boolean {
  return clientId !== undefined || issued !== undefined;
}

// What one client has, or was issued on some days, is few beside the whole list: it is found by an index of its own, and sorted as it is asked.

async function findNarrowPage(reader: ListReader, request: PageRequest, narrowing: Narrowing): Promise<Page> {
  const { names, total: isAny } = await findFacets(reader, invoicesIndex, request.filter);
  if (isAny === 0) return { total: 0, ids: [] };
  const rows = rowsOf(narrowing, names, request.words);
  const total = await count(reader.database, rows);
  const { page, perPage } = request;
  const slice = limitTo(sql`${perPage}`, sql`${(page - 1) * perPage}`);
  const ids = total === 0 ? [] : await idsOf(reader.database, sql`select id ${rows} ${orderOf(request)} ${slice}`);
  return { total, ids };
}

const rowsAtOnce = 500;

async function* narrowIds(reader: ListReader, request: ListRequest, narrowing: Narrowing): AsyncGenerator<number[]> {
  const { names, total } = await findFacets(reader, invoicesIndex, request.filter);
  if (total === 0) return;
  const rows = rowsOf(narrowing, names, request.words);
  const ids = await idsOf(reader.database, sql`select id ${rows} ${orderOf(request)}`);
  for (let done = 0; done < ids.length; done += rowsAtOnce) yield ids.slice(done, done + rowsAtOnce);
}

/** By `invoices_of_a_client_by_facet` or `invoices_sold`, which begins with the day. */
function rowsOf({ clientId, issued }: Narrowing, facets: readonly string[] | null, words: readonly string[]) {
  const [from, to] = issued?.split('..') ?? [];
  const conditions = [
    ...(clientId === undefined ? [] : [sql`client_id = ${clientId}`]),
    ...(from === undefined || to === undefined ? [] : [sql`issued_date >= ${from} and issued_date <= ${to}`]),
  ];
  return sql`from invoices where ${sql.join(conditions, sql` and `)} ${inFacets(facets)} ${holding(words)}`;
}

function orderOf({ sort, direction }: ListRequest) {
  return order(sortColumnOf(invoicesIndex, sort), direction);
}

async function count(database: Database, rows: ReturnType<typeof rowsOf>): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*) as total ${rows}`.execute(database);
  return counted.rows[0]?.total ?? 0;
}
