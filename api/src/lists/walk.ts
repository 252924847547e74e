import type { SortDirection } from '@atrium/contract/lists';
import { sql } from 'kysely';
import { isTextIn, unindexed } from '../database/dialect.ts';
import type { Database } from '../database/engine.ts';
import { type Placeholders, prepared } from '../database/prepared.ts';
import type { Facets } from './page.ts';
import { type Boundary, idAndKey, key, limitTo, order, type Slice } from './sql.ts';

export interface WalkedRow {
  readonly id: number;
  readonly sortKey: string | number;
}

type Walk = Placeholders<{
  lowerKey: string;
  lowerId: number;
  facets: readonly string[];
  limit: number;
  offset: number;
}>;

const firstRow: Boundary = { lowerKey: '', lowerId: 0 };

/** Walks the index of an order, from the row at `start` or from the end of the list that comes first. */
export function walk(
  database: Database,
  table: string,
  { names }: Facets,
  { column, direction, offset, limit }: Slice,
  start = firstRow,
): Promise<WalkedRow[]> {
  const { lowerKey, lowerId } = start;
  const values = { lowerKey, lowerId, facets: names ?? [], limit, offset };
  return walkedRows(database, values, table, column, direction, names !== null);
}

const walkedRows = prepared(
  (database, walk: Walk, table: string, column: string, direction: SortDirection, isFiltered: boolean) => {
    const isAfterStart =
      column === 'id'
        ? sql`id >= ${walk.lowerId}`
        : sql`(${sql.ref(column)}, place) >= (${walk.lowerKey}, ${walk.lowerId})`;
    // Row by row, and not through the index by facet: it is the index of the order that is walked.
    const isLetThrough = isFiltered ? isTextIn(database, unindexed(database, 'facet'), walk.facets) : sql`true`;
    return sql<WalkedRow>`
      select ${idAndKey(column)} from ${sql.table(table)} where ${isAfterStart} and ${isLetThrough}
      ${order(column, direction)} ${limitTo(walk.limit, walk.offset)}`.compile(database);
  },
);

/** Fetches the few rows that a filter lets through by their facet, and sorts them. */
export function sort(
  database: Database,
  table: string,
  { names }: Facets,
  { column, direction, offset, limit }: Slice,
): Promise<WalkedRow[]> {
  return sortedRows(database, { facets: names ?? [], limit, offset }, table, column, direction);
}

const sortedRows = prepared(
  (
    database,
    { facets, limit, offset }: Placeholders<{ facets: readonly string[]; limit: number; offset: number }>,
    table: string,
    column: string,
    direction: SortDirection,
  ) =>
    sql<WalkedRow>`
      with few as materialized (
        select id, place, ${key(column)} from ${sql.table(table)} where ${isTextIn(database, sql`facet`, facets)})
      select id, sort_key from few ${order('sort_key', direction)} ${limitTo(limit, offset)}`.compile(database),
);
