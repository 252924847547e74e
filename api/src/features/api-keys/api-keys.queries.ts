import type { ApiKeyRow } from '../../database/account-security-schema.ts';
import type { Database, Transaction } from '../../database/engine.ts';

export function findApiKeys(database: Database, accountId: number): Promise<ApiKeyRow[]> {
  return database.selectFrom('apiKeys').selectAll().where('accountId', '=', accountId).orderBy('id', 'desc').execute();
}

export function findApiKey(database: Database, accountId: number, id: number): Promise<ApiKeyRow | undefined> {
  return database
    .selectFrom('apiKeys')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countApiKeys(database: Database, accountId: number): Promise<number> {
  const { total } = await database
    .selectFrom('apiKeys')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertApiKey(transaction: Transaction, row: ApiKeyRow): Promise<void> {
  await transaction.insertInto('apiKeys').values(row).execute();
}

export async function storeApiKey(
  transaction: Transaction,
  { id, name, grants, expiresOn, timeZone }: Pick<ApiKeyRow, 'id' | 'name' | 'grants' | 'expiresOn' | 'timeZone'>,
): Promise<void> {
  await transaction.updateTable('apiKeys').set({ name, grants, expiresOn, timeZone }).where('id', '=', id).execute();
}

export async function removeApiKey(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('apiKeys').where('id', '=', id).execute();
}
