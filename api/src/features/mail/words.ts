import { type RawBuilder, sql } from 'kysely';

/** That a folded text holds each of these folded words. */
export function holdsWords(column: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> {
  const conditions = words.map((word) => sql`${column} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`);
  return conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `);
}
