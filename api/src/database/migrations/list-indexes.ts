import type { Dialect } from '../dialect.ts';

/** The indexes of a table that is a list (src/lists): `orders` are the columns of its orders other than the id. Released steps use it as it is. */
export function listIndexes(dialect: Dialect, table: string, orders: readonly string[]): string[] {
  return indexesOf(dialect, table, orders, '');
}

/** The same for a table in which each account has a list of its own. */
export function ownedListIndexes(dialect: Dialect, table: string, orders: readonly string[]): string[] {
  return indexesOf(dialect, table, orders, 'account_id, ');
}

function indexesOf(dialect: Dialect, table: string, orders: readonly string[], owner: string): string[] {
  return [
    // Few matches of a filter, to be sorted by whatever is asked.
    `create index ${table}_by_facet on ${table} (${owner}facet)`,

    // One for each order that the list offers. The facet stands in the index, so that rows before the page are passed over
    // without being looked up.
    ...orders.map((column) => `create index ${table}_by_${column} on ${table} (${owner}${column}, place, facet)`),
    `create index ${table}_by_id on ${table} (${owner}id, facet)`,

    ...trigramIndex(dialect, table),
  ];
}

/** A substring of the search text: FTS5's trigrams kept by triggers on SQLite, pg_trgm's on PostgreSQL. */
export function trigramIndex(dialect: Dialect, table: string): string[] {
  if (dialect === 'postgres') {
    return [
      'create extension if not exists pg_trgm',
      `create index ${table}_search on ${table} using gin (search gin_trgm_ops)`,
    ];
  }
  return [
    // It knows which rows hold a trigram and not where in them: half the size, and src/lists/search.ts looks at the rows anyway.
    `create virtual table ${table}_search using fts5 (
      search, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram case_sensitive 1')`,
    `create trigger ${table}_search_added after insert on ${table} begin
      insert into ${table}_search (rowid, search) values (new.id, new.search);
    end`,
    `create trigger ${table}_search_changed after update of search on ${table} when new.search <> old.search begin
      update ${table}_search set search = new.search where rowid = old.id;
    end`,
    `create trigger ${table}_search_removed after delete on ${table} begin
      delete from ${table}_search where rowid = old.id;
    end`,
  ];
}
