import { type RawBuilder, sql } from 'kysely';
import { containsUnindexed } from '../database/dialect.ts';
import type { Database } from '../database/engine.ts';
import { type ListIndex, sortColumnOf } from './list-index.ts';
import { findFacets, inFacets, key, order, type PageRequest } from './page.ts';

export type ExportRequest = Omit<PageRequest, 'page' | 'perPage'>;

const rowsAtOnce = 500;

/** All ids of a list in its order, some at a time. Each step goes on after the last row of the one before, so none costs more than another. */
export async function* idsInOrder(
  database: Database,
  index: ListIndex,
  request: ExportRequest,
): AsyncGenerator<number[]> {
  const facets = await findFacets(database, index, request.filter);
  if (facets.total === 0) return;
  const column = sortColumnOf(index, request.sort);
  const holdsAll = request.words.map((word) => sql`and ${containsUnindexed(sql<string>`search`, word)}`);
  let last: { id: number; sortKey: string | number } | undefined;
  do {
    const { rows } = await sql<{ id: number; sortKey: string | number }>`
      select id, ${key(column)} from ${sql.table(index.name)}
      where ${last ? after(column, request.direction, last) : sql`true`} ${sql.join(holdsAll, sql` `)} ${inFacets(facets.names)}
      ${order(column, request.direction)} limit ${rowsAtOnce}`.execute(database);
    if (rows.length > 0) yield rows.map(({ id }) => id);
    last = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
  } while (last);
}

function after(
  column: string,
  direction: ExportRequest['direction'],
  last: { id: number; sortKey: string | number },
): RawBuilder<boolean> {
  const isBeyond = direction === 'asc' ? sql`>` : sql`<`;
  if (column === 'id') return sql`id ${isBeyond} ${last.id}`;
  return sql`(${sql.ref(column)}, id) ${isBeyond} (${last.sortKey}, ${last.id})`;
}
