import { type RawBuilder, sql } from 'kysely';
import { type ListIndex, sortColumnOf } from './list-index.ts';
import { findFacets, type ListReader, type ListRequest } from './page.ts';
import { fewMatchingIds } from './search.ts';
import { fromList, holdingLookedUp, idAndKey, inFacets, inSpan, order } from './sql.ts';
import { findStretch } from './stretch.ts';

const rowsAtOnce = 500;

/** All ids of a list in its order, some at a time. Each step goes on after the last row of the one before, so none costs more than another. */
export async function* idsInOrder(
  reader: ListReader,
  index: ListIndex,
  request: ListRequest,
): AsyncGenerator<number[]> {
  const stretch = await findStretch(reader, index, request, await findFacets(reader, index, request.filter));
  const { facets } = stretch;
  if (facets.total === 0) return;
  const { words, sort, direction } = request;
  const read = { column: sortColumnOf(index, sort), direction };
  const few = words.length > 0 ? await fewMatchingIds(reader, { index, words, sort, ...stretch }, read) : null;
  for (let done = 0; few && done < few.length; done += rowsAtOnce) yield few.slice(done, done + rowsAtOnce);
  if (!few) yield* walkedIds(reader, index, request, facets.names);
}

async function* walkedIds(
  { database }: ListReader,
  index: ListIndex,
  { words, sort, direction, span = null }: ListRequest,
  facets: readonly string[] | null,
): AsyncGenerator<number[]> {
  const column = sortColumnOf(index, sort);
  let last: { id: number; sortKey: string | number } | undefined;
  do {
    const { rows } = await sql<{ id: number; sortKey: string | number }>`
      select ${idAndKey(column)} ${fromList(index)} and ${last ? after(column, direction, last) : sql`true`} ${holdingLookedUp(index, words)} ${inFacets(facets)}
      ${inSpan(sql.ref(column), span)}
      ${order(column, direction)} limit ${rowsAtOnce}`.execute(database);
    if (rows.length > 0) yield rows.map(({ id }) => id);
    last = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
  } while (last);
}

function after(
  column: string,
  direction: ListRequest['direction'],
  last: { id: number; sortKey: string | number },
): RawBuilder<boolean> {
  const isBeyond = direction === 'asc' ? sql`>` : sql`<`;
  if (column === 'id') return sql`id ${isBeyond} ${last.id}`;
  return sql`(${sql.ref(column)}, place) ${isBeyond} (${last.sortKey}, ${last.id})`;
}
