import type { Database, Transaction } from '../../../database/engine.ts';
import type { AddressRow } from '../../../database/shop-schema.ts';

export function findAddresses(database: Database, accountId: number): Promise<AddressRow[]> {
  return database.selectFrom('addresses').selectAll().where('accountId', '=', accountId).orderBy('id').execute();
}

export function findAddress(database: Database, id: number): Promise<AddressRow | undefined> {
  return database.selectFrom('addresses').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findAddressOf(database: Database, accountId: number, id: number): Promise<AddressRow | undefined> {
  return database
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

export async function countAddresses(database: Database, accountId: number): Promise<number> {
  const { total } = await database
    .selectFrom('addresses')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertAddresses(transaction: Transaction, addresses: readonly AddressRow[]): Promise<void> {
  await transaction.insertInto('addresses').values(addresses).execute();
}

export async function replaceAddress(transaction: Transaction, { id, ...row }: AddressRow): Promise<void> {
  await transaction.updateTable('addresses').set(row).where('id', '=', id).execute();
}

export async function removeAddress(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('addresses').where('id', '=', id).execute();
}
