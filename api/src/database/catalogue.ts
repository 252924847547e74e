import { type RawBuilder, sql } from 'kysely';
import { dialectOf } from './dialect.ts';
import type { Database } from './engine.ts';

/** A table as its engine describes it. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of its primary key. */
  readonly key: readonly string[];
  /** The tables that its rows refer to. */
  readonly parents: readonly string[];
}

/** All tables of the schema, each after those that it refers to. Those in which SQLite keeps an index of its own are none of them. */
export async function listTables(database: Database): Promise<Table[]> {
  const { rows } = await describedTables(dialectOf(database) === 'postgres').execute(database);
  const tables = rows.map(({ name, columns, key, parents }) => ({
    name,
    columns: namesIn(columns),
    key: namesIn(key),
    parents: namesIn(parents).filter((parent) => parent !== name),
  }));
  return parentsFirst(tables);
}

/** The lists are JSON. */
type Described = Record<'name' | 'columns' | 'key' | 'parents', string>;

function describedTables(isPostgres: boolean): RawBuilder<Described> {
  if (!isPostgres) {
    return sql`
      select name,
        (select json_group_array(name order by cid) from pragma_table_info(tables.name)) as columns,
        (select json_group_array(name order by pk) from pragma_table_info(tables.name) where pk > 0) as key,
        (select json_group_array("table") from pragma_foreign_key_list(tables.name)) as parents
      from pragma_table_list as tables
      where schema = 'main' and type = 'table' and name not like 'sqlite%' order by name`;
  }
  return sql`
    select relname as name,
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = tables.oid and attnum > 0 and not attisdropped)::text as columns,
      (select json_agg(attname order by array_position(indkey::smallint[], attnum))
        from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indrelid = tables.oid and indisprimary)::text as key,
      (select coalesce(json_agg(parents.relname), '[]') from pg_constraint join pg_class as parents on parents.oid = confrelid
        where conrelid = tables.oid and contype = 'f')::text as parents
    from pg_class as tables
    where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`;
}

function namesIn(json: string): string[] {
  const names: unknown = JSON.parse(json);
  return Array.isArray(names) ? names.map(String) : [];
}

function parentsFirst(tables: readonly Table[]): Table[] {
  const ordered = new Set<Table>();
  const add = (table: Table): void => {
    for (const parent of tables.filter(({ name }) => table.parents.includes(name)))
      if (!ordered.has(parent)) add(parent);
    ordered.add(table);
  };
  for (const table of tables) add(table);
  return [...ordered];
}
