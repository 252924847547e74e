import { sql } from 'kysely';

/** What an account is called, folded, as `accounts_by_name` has it. */
export const nameKey = sql<string>`coalesce(nullif(accounts.full_name_key, ''), accounts.username_key)`;
