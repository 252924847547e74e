import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';

/** Where `profile_people` and, beside it, `accounts` are joined: an account's own name and picture, or what is kept of it. */
export const personName = sql<string>`coalesce(nullif(accounts.full_name, ''), accounts.username, profile_people.name)`;
export const personAvatar = sql<string>`coalesce(accounts.avatar, profile_people.avatar)`;

/** The person of an account; 0, which nobody is, while the account has done nothing yet. */
export async function findPersonId(database: Database, accountId: number): Promise<number> {
  const person = await database
    .selectFrom('profilePeople')
    .select('id')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return person?.id ?? 0;
}

export async function requirePersonId(transaction: Transaction, { caller }: Pick<Context, 'caller'>): Promise<number> {
  const accountId = caller?.accountId ?? 0;
  const known = await findPersonId(transaction, accountId);
  if (known > 0) return known;
  const id = await nextId(transaction, 'profile_people');
  const person = { id, accountId, name: caller?.name ?? '', avatar: '' };
  await transaction.insertInto('profilePeople').values(person).execute();
  return id;
}
