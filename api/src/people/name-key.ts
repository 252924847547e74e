import { type RawBuilder, sql } from 'kysely';
import { containsUnindexed } from '../database/dialect.ts';
import { fold, foldSearched } from '../search/fold.ts';

/** What an account is called, folded, as `accounts_by_name` has it. */
export const nameKey = sql<string>`coalesce(nullif(accounts.full_name_key, ''), accounts.username_key)`;

/** Accounts that are called so, in whole or in part, by their name or the one that they sign in by. */
export function nameHolds(text: string): RawBuilder<boolean> {
  const byName = containsUnindexed(nameKey, foldSearched(text));
  const byUsername = containsUnindexed(sql.ref('accounts.usernameKey'), fold(text));
  return sql<boolean>`(${byName} or ${byUsername})`;
}
