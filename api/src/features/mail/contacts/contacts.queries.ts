import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/engine.ts';
import type { ContactRow } from '../../../database/mail-schema.ts';
import { holdsWords } from '../words.ts';

interface Wanted {
  words: readonly string[];
  id?: number | undefined;
}

/** A page of the contacts of an account by their names, and how many there are in all. */
export async function findContacts(
  database: Database,
  accountId: number,
  { words, id }: Wanted,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ contacts: ContactRow[]; total: number }> {
  const found = database
    .selectFrom('contacts')
    .where('accountId', '=', accountId)
    .where(holdsWords(sql.ref('search'), words))
    .$if(id !== undefined, (query) => query.where('id', '=', Number(id)));
  const contacts = await found
    .selectAll()
    .orderBy('nameKey')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { contacts, total };
}

export function findContact(database: Database, accountId: number, id: number): Promise<ContactRow | undefined> {
  return database
    .selectFrom('contacts')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

/** What contacts of an account are called, by their ids. */
export async function findContactNames(
  database: Database,
  accountId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await database
    .selectFrom('contacts')
    .select(['id', 'name'])
    .where('accountId', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export function findContactWith(
  database: Database,
  accountId: number,
  emailKey: string,
): Promise<ContactRow | undefined> {
  return database
    .selectFrom('contacts')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('emailKey', '=', emailKey)
    .executeTakeFirst();
}

export async function countContacts(database: Database, accountId: number): Promise<number> {
  const { total } = await database
    .selectFrom('contacts')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertContacts(transaction: Transaction, contacts: readonly ContactRow[]): Promise<void> {
  await transaction.insertInto('contacts').values(contacts).execute();
}

export async function replaceContact(transaction: Transaction, { id, ...contact }: ContactRow): Promise<void> {
  await transaction.updateTable('contacts').set(contact).where('id', '=', id).execute();
}

export async function removeContact(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('contacts').where('id', '=', id).execute();
}
