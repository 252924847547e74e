import type { SortDirection } from '@atrium/contract/lists';
import { type RawBuilder, sql } from 'kysely';
import { containsUnindexed } from '../database/dialect.ts';
import type { Database } from '../database/engine.ts';
import { type ListIndex, tableOf } from './list-index.ts';

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

/** Keys of an order from one on, and those before another; an end that is left out is open. */
export interface KeySpan {
  readonly from?: string | undefined;
  readonly before?: string | undefined;
}

export function rangeOf(span: KeySpan | null): Range {
  const at = (key: string | undefined) => (key === undefined ? undefined : { lowerKey: key, lowerId: 0 });
  return { lower: at(span?.from), upper: at(span?.before) };
}

/** The condition that a key lies in a span. */
export function inSpan(key: RawBuilder<unknown>, span: KeySpan | null): RawBuilder<unknown> {
  const isFrom = span?.from === undefined ? sql`` : sql`and ${key} >= ${span.from}`;
  return span?.before === undefined ? isFrom : sql`${isFrom} and ${key} < ${span.before}`;
}

/** `from … where …`: the rows of a list, for more conditions to follow. */
export function fromList(index: ListIndex): RawBuilder<unknown> {
  return sql`from ${sql.table(tableOf(index))} where ${isOwned(index)}`;
}

function isOwned({ owner }: ListIndex): RawBuilder<boolean> {
  return owner ? sql`account_id = ${owner.accountId}` : sql`true`;
}

/** The id and the key of a row as the index of the order has them: PostgreSQL looks up a row for what its index has not. */
export function idAndKey(column: string): RawBuilder<unknown> {
  return column === 'id' ? sql`id, id as sort_key` : sql`place as id, ${sql.ref(column)} as sort_key`;
}

export function key(column: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)} as sort_key`;
}

/** The order of the rows of a table, in the way that its indexes have them. */
export function order(column: string, direction: SortDirection): RawBuilder<unknown> {
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  return column === 'id' ? sql`order by id ${way}` : sql`order by ${sql.ref(column)} ${way}, place ${way}`;
}

export function orderAndSlice({ column, direction, offset, limit }: Slice): RawBuilder<unknown> {
  return sql`${order(column, direction)} ${limitTo(sql`${limit}`, sql`${offset}`)}`;
}

/** Cast, because SQLite makes a new plan whenever a bare limit is given another value, and that takes longer than a page does. */
export function limitTo(limit: RawBuilder<number>, offset: RawBuilder<number>): RawBuilder<unknown> {
  return sql`limit cast(${limit} as bigint) offset cast(${offset} as bigint)`;
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

/** The condition that the text at hand holds all words: `search` of a table's rows, or of candidates. */
export function holding(words: readonly string[]): RawBuilder<unknown> {
  return words.length === 0 ? sql`` : sql`and ${holdsAll(words)}`;
}

/**
 * The same for what walks the index of an order: the text is looked up for those rows alone that the filter lets through. Left to itself
 * SQLite walks another index, and both engines look up every row.
 */
export function holdingLookedUp(index: ListIndex, words: readonly string[]): RawBuilder<unknown> {
  if (words.length === 0) return sql``;
  const table = sql.table(tableOf(index));
  return sql`and (select ${holdsAll(words)} from ${table} as texts where texts.id = ${table}.id)`;
}

function holdsAll(words: readonly string[]): RawBuilder<boolean> {
  return sql`${sql.join(
    words.map((word) => containsUnindexed(sql<string>`search`, word)),
    sql` and `,
  )}`;
}

export async function idsOf(database: Database, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${query}`.execute(database);
  return rows.map(({ id }) => id);
}
