import type { SortDirection } from '@atrium/contract/lists';
import { type RawBuilder, sql } from 'kysely';
import { containsUnindexed } from '../database/dialect.ts';
import type { Database } from '../database/engine.ts';

// The pieces of SQL that lists are asked with.

/** One slice of the rows in an order: how many to pass over, how many to take. */
export interface Slice {
  column: string;
  direction: SortDirection;
  offset: number;
  limit: number;
}

/** The first row of a segment, or the one after its last. */
export interface Boundary {
  lowerKey: string;
  lowerId: number;
}

/** Rows that follow each other in an order. An end that is left out is open. */
export interface Range {
  lower?: Boundary | undefined;
  upper?: Boundary | undefined;
}

export function key(column: string): RawBuilder<unknown> {
  return column === 'id' ? sql`id as sort_key` : sql`${sql.ref(column)} as sort_key`;
}

/** The order of the rows of a table, in the way that its indexes have them. */
export function order(column: string, direction: SortDirection): RawBuilder<unknown> {
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  return column === 'id' ? sql`order by id ${way}` : sql`order by ${sql.ref(column)} ${way}, place ${way}`;
}

export function orderAndSlice({ column, direction, offset, limit }: Slice): RawBuilder<unknown> {
  return sql`${order(column, direction)} limit ${limit} offset ${offset}`;
}

/** The condition that a row lies in a range of an order. */
export function within(column: string, { lower, upper }: Range): RawBuilder<unknown> {
  const place = column === 'id' ? sql`id` : sql`(${sql.ref(column)}, place)`;
  const at = ({ lowerKey, lowerId }: Boundary) => (column === 'id' ? sql`${lowerId}` : sql`(${lowerKey}, ${lowerId})`);
  return sql`${lower ? sql`${place} >= ${at(lower)}` : sql`true`} ${upper ? sql`and ${place} < ${at(upper)}` : sql``}`;
}

/** Tested row by row, never through the index by facet: what this is added to walks the index of an order. */
export function inFacets(facets: readonly string[] | null): RawBuilder<unknown> {
  return facets === null ? sql`` : sql`and (facet || '') in (${sql.join(facets)})`;
}

/** Tested row by row, as well. */
export function holding(words: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    words.map((word) => sql`and ${containsUnindexed(sql<string>`search`, word)}`),
    sql` `,
  );
}

export async function idsOf(database: Database, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${query}`.execute(database);
  return rows.map(({ id }) => id);
}
