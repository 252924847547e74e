import { type RawBuilder, sql } from 'kysely';
import { dialectOf } from '../src/database/dialect.ts';
import type { Database, Engine } from '../src/database/engine.ts';

/** Counts that follow from other tables, and what a refused attempt may count, or have let go of. */
const notCompared =
  /^(attempts|payment_releases|sequences|migrations|search_grams|list_segments|list_segment_counts|sqlite_.*|\w+_search(_\w+)?)$/;

/** When a session was used last is noted whatever it was used for. */
const notComparedOf: Readonly<Record<string, string>> = { sessions: 'last_used_at' };

type Rows = RawBuilder<{ name: string; row: string }>;

/** What all tables hold, in one question for each database. */
const questions = new WeakMap<Database, { rows: Rows; digests: Rows }>();

/** All that is stored, by table: to see that nothing was changed. */
export async function stateOf({ read }: Engine): Promise<Record<string, string[]>> {
  const { rows } = await (await questionsFor(read)).rows.execute(read);
  const tables = Map.groupBy(rows, ({ name }) => name);
  return Object.fromEntries([...tables].map(([name, rows]) => [name, rows.map(({ row }) => row).sort()]));
}

/** The same to compare alone: PostgreSQL sends a sum of hashes for each table, where sending and sorting all rows a thousand times takes longest. */
export async function digestOf(engine: Engine): Promise<Record<string, unknown>> {
  if (dialectOf(engine.read) === 'sqlite') return stateOf(engine);
  const { rows } = await (await questionsFor(engine.read)).digests.execute(engine.read);
  return Object.fromEntries(rows.map(({ name, row }) => [name, row]));
}

async function questionsFor(read: Database) {
  const known = questions.get(read) ?? (await newQuestions(read));
  questions.set(read, known);
  return known;
}

async function newQuestions(read: Database): Promise<{ rows: Rows; digests: Rows }> {
  const isPostgres = dialectOf(read) === 'postgres';
  const tables = (await read.introspection.getTables()).filter(({ name }) => !notCompared.test(name));
  const selections = tables.map(({ name, columns }) => {
    const compared = columns.filter((column) => column.name !== notComparedOf[name]);
    const pairs = compared.flatMap(({ name, dataType }) => [sql.lit(name), jsonValue(name, dataType)]);
    const row = isPostgres ? postgresRow(name) : sql`json_object(${sql.join(pairs)})`;
    return sql`select ${sql.lit(name)} as name, ${row} as row from ${sql.table(name)}`;
  });
  const digests = tables.map(({ name }) => {
    const row = notComparedOf[name] ? postgresRow(name) : sql`${sql.table(name)}::text`;
    return sql`select ${sql.lit(name)} as name, sum(hashtextextended(${row}, 0))::text as row from ${sql.table(name)}`;
  });
  return { rows: sql`${sql.join(selections, sql` union all `)}`, digests: sql`${sql.join(digests, sql` union all `)}` };
}

function postgresRow(table: string): RawBuilder<unknown> {
  return sql`(to_jsonb(${sql.table(table)}) - ${sql.lit(notComparedOf[table] ?? '')})::text`;
}

/** JSON on SQLite takes no bytes. */
function jsonValue(column: string, dataType: string): RawBuilder<unknown> {
  return dataType.toLowerCase() === 'blob' ? sql`hex(${sql.ref(column)})` : sql.ref(column);
}
