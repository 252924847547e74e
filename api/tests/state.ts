import { type RawBuilder, sql } from 'kysely';
import { dialectOf } from '../src/database/dialect.ts';
import type { Database, Engine } from '../src/database/engine.ts';

/** Counts that follow from other tables, and what a refused attempt may count. */
const notCompared =
  /^(attempts|sequences|migrations|search_grams|list_segments|list_segment_counts|sqlite_.*|\w+_search(_\w+)?)$/;

/** The rows of all tables as JSON, in one question for each database. */
const questions = new WeakMap<Database, RawBuilder<{ name: string; row: string }>>();

/** All that is stored, by table: to see that nothing was changed. */
export async function stateOf({ read }: Engine): Promise<Record<string, string[]>> {
  const question = questions.get(read) ?? (await questionFor(read));
  questions.set(read, question);
  const { rows } = await question.execute(read);
  const tables = Map.groupBy(rows, ({ name }) => name);
  return Object.fromEntries([...tables].map(([name, rows]) => [name, rows.map(({ row }) => row).sort()]));
}

async function questionFor(read: Database): Promise<RawBuilder<{ name: string; row: string }>> {
  const isPostgres = dialectOf(read) === 'postgres';
  const tables = (await read.introspection.getTables()).filter(({ name }) => !notCompared.test(name));
  const selections = tables.map(({ name, columns }) => {
    const pairs = columns.flatMap((column) => [sql.lit(column.name), sql.ref(column.name)]);
    const row = isPostgres ? sql`to_json(${sql.table(name)})::text` : sql`json_object(${sql.join(pairs)})`;
    return sql`select ${sql.lit(name)} as name, ${row} as row from ${sql.table(name)}`;
  });
  return sql`${sql.join(selections, sql` union all `)}`;
}
