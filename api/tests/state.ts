import { sql } from 'kysely';
import type { Engine } from '../src/database/engine.ts';

/** Counts that follow from other tables, and what a refused attempt may count. */
const notCompared =
  /^(attempts|sequences|migrations|search_grams|list_segments|list_segment_counts|sqlite_.*|\w+_search(_\w+)?)$/;

/** All rows of all tables, to see that nothing was changed. */
export async function stateOf({ read }: Engine): Promise<Record<string, string[]>> {
  const tables = await read.introspection.getTables();
  const state: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (notCompared.test(name)) continue;
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(read);
    state[name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return state;
}
