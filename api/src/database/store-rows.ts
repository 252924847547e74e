import { type RawBuilder, sql } from 'kysely';

/** Each value is a parameter of its own, and SQLite takes 32,766 of them. */
const rowsAtOnce = 500;

/** As many rows as go into a statement, and again as many. */
export function* inStatements<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let done = 0; done < rows.length; done += rowsAtOnce) yield rows.slice(done, done + rowsAtOnce);
}

/**
 * For `insert … on conflict do update`, which is how both engines give many rows new values at once, each its own: every column but the id
 * becomes what would have been inserted.
 */
export function valuesToInsert(rows: readonly object[]): Record<string, RawBuilder<never>> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id');
  return Object.fromEntries(columns.map((column) => [column, sql`${sql.ref(`excluded.${column}`)}`]));
}
