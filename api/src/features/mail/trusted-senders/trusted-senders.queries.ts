import type { Database, Transaction } from '../../../database/engine.ts';
import type { TrustedSenderRow } from '../../../database/mail-schema.ts';

export function findTrustedSenders(database: Database, accountId: number): Promise<TrustedSenderRow[]> {
  return database
    .selectFrom('trustedSenders')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('emailKey')
    .execute();
}

export function findTrustedSender(
  database: Database,
  accountId: number,
  id: number,
): Promise<TrustedSenderRow | undefined> {
  return database
    .selectFrom('trustedSenders')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

export function findTrustedSenderWith(
  database: Database,
  accountId: number,
  emailKey: string,
): Promise<TrustedSenderRow | undefined> {
  return database
    .selectFrom('trustedSenders')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('emailKey', '=', emailKey)
    .executeTakeFirst();
}

export async function countTrustedSenders(database: Database, accountId: number): Promise<number> {
  const { total } = await database
    .selectFrom('trustedSenders')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertTrustedSender(transaction: Transaction, row: TrustedSenderRow): Promise<void> {
  await transaction.insertInto('trustedSenders').values(row).execute();
}

export async function removeTrustedSender(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('trustedSenders').where('id', '=', id).execute();
}
