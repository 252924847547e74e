import type { SortDirection } from '@atrium/contract/lists';
import { type RawBuilder, sql } from 'kysely';
import { isTextIn, unindexed } from '../database/dialect.ts';
import type { Database } from '../database/engine.ts';
import { type Placeholders, prepared } from '../database/prepared.ts';
import { type ListIndex, tableOf } from './list-index.ts';
import type { Facets } from './page.ts';
import { type Boundary, idAndKey, key, limitTo, order, type Slice } from './sql.ts';

export interface WalkedRow {
  readonly id: number;
  readonly sortKey: string | number;
}

type Walk = Placeholders<{
  accountId: number;
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
  index: ListIndex,
  { names }: Facets,
  { column, direction, offset, limit }: Slice,
  start = firstRow,
): Promise<WalkedRow[]> {
  const { lowerKey, lowerId } = start;
  const accountId = index.owner?.accountId ?? 0;
  const values = { accountId, lowerKey, lowerId, facets: names ?? [], limit, offset };
  return walkedRows(database, values, tableOf(index), index.owner !== undefined, column, direction, names !== null);
}

const walkedRows = prepared(
  (
    database,
    walk: Walk,
    table: string,
    isOwned: boolean,
    column: string,
    direction: SortDirection,
    isFiltered: boolean,
  ) => {
    const isAfterStart =
      column === 'id'
        ? sql`id >= ${walk.lowerId}`
        : sql`(${sql.ref(column)}, place) >= (${walk.lowerKey}, ${walk.lowerId})`;
    // Row by row, and not through the index by facet: it is the index of the order that is walked.
    const isLetThrough = isFiltered ? isTextIn(database, unindexed(database, 'facet'), walk.facets) : sql`true`;
    return sql<WalkedRow>`
      select ${idAndKey(column)} from ${sql.table(table)} where ${inList(walk.accountId, isOwned)} and ${isAfterStart} and ${isLetThrough}
      ${order(column, direction)} ${limitTo(walk.limit, walk.offset)}`.compile(database);
  },
);

/** Fetches the few rows that a filter lets through by their facet, and sorts them. */
export function sort(
  database: Database,
  index: ListIndex,
  { names }: Facets,
  { column, direction, offset, limit }: Slice,
): Promise<WalkedRow[]> {
  const values = { accountId: index.owner?.accountId ?? 0, facets: names ?? [], limit, offset };
  return sortedRows(database, values, tableOf(index), index.owner !== undefined, column, direction);
}

const sortedRows = prepared(
  (
    database,
    values: Placeholders<{
      accountId: number;
      facets: readonly string[];
      limit: number;
      offset: number;
    }>,
    table: string,
    isOwned: boolean,
    column: string,
    direction: SortDirection,
  ) =>
    sql<WalkedRow>`
      with few as materialized (
        select id, place, ${key(column)} from ${sql.table(table)}
        where ${inList(values.accountId, isOwned)} and ${isTextIn(database, sql`facet`, values.facets)})
      select id, sort_key from few ${order('sort_key', direction)} ${limitTo(values.limit, values.offset)}`.compile(
      database,
    ),
);

function inList(accountId: RawBuilder<number>, isOwned: boolean): RawBuilder<boolean> {
  return isOwned ? sql`account_id = ${accountId}` : sql`true`;
}
