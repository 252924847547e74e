import type { Transaction } from '../database/engine.ts';
import { nextId } from '../database/sequences.ts';

/** Gives an account its person, whom others find on the profile pages before it has done anything. */
export async function insertPerson(
  transaction: Transaction,
  { accountId, name }: { accountId: number; name: string },
): Promise<number> {
  const id = await nextId(transaction, 'profile_people');
  await transaction.insertInto('profilePeople').values({ id, accountId, name, avatar: '' }).execute();
  return id;
}
