import { sql } from 'kysely';
import type { Database } from '../../../database/engine.ts';
import { sortColumnOf } from '../../../lists/list-index.ts';
import type { ListRequest, PageRequest } from '../../../lists/page.ts';
import { findFacets, type ListReader, type Page } from '../../../lists/page.ts';
import { holding, idsOf, inFacets, limitTo, order } from '../../../lists/sql.ts';
import { invoicesIndex } from '../invoices.list.ts';

// What one client has is few beside the whole list: it is found by an index of its own, and sorted as it is asked.

export async function findPageOfClient(reader: ListReader, clientId: number, request: PageRequest): Promise<Page> {
  const { names, total: isAny } = await findFacets(reader, invoicesIndex, request.filter);
  if (isAny === 0) return { total: 0, ids: [] };
  const rows = rowsOf(clientId, names, request.words);
  const total = await count(reader.database, rows);
  const { page, perPage } = request;
  const slice = limitTo(sql`${perPage}`, sql`${(page - 1) * perPage}`);
  const ids = total === 0 ? [] : await idsOf(reader.database, sql`select id ${rows} ${orderOf(request)} ${slice}`);
  return { total, ids };
}

const rowsAtOnce = 500;

/** All of them in order, some at a time. */
export async function* idsOfClient(
  reader: ListReader,
  clientId: number,
  request: ListRequest,
): AsyncGenerator<number[]> {
  const { names, total } = await findFacets(reader, invoicesIndex, request.filter);
  if (total === 0) return;
  const rows = rowsOf(clientId, names, request.words);
  const ids = await idsOf(reader.database, sql`select id ${rows} ${orderOf(request)}`);
  for (let done = 0; done < ids.length; done += rowsAtOnce) yield ids.slice(done, done + rowsAtOnce);
}

function rowsOf(clientId: number, facets: readonly string[] | null, words: readonly string[]) {
  return sql`from invoices where client_id = ${clientId} ${inFacets(facets)} ${holding(words)}`;
}

function orderOf({ sort, direction }: ListRequest) {
  return order(sortColumnOf(invoicesIndex, sort), direction);
}

async function count(database: Database, rows: ReturnType<typeof rowsOf>): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*) as total ${rows}`.execute(database);
  return counted.rows[0]?.total ?? 0;
}
