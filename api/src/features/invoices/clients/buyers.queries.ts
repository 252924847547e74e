import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/engine.ts';

/** Unless that client was deleted. */
export async function findClientOfAccount(database: Database, accountId: number): Promise<number | undefined> {
  const row = await database
    .selectFrom('accountClients')
    .innerJoin('clients', 'clients.id', 'accountClients.clientId')
    .select('clients.id')
    .where('accountClients.accountId', '=', accountId)
    .where('clients.deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

export async function findConfirmedEmail(database: Database, accountId: number): Promise<string | undefined> {
  const row = await database
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst();
  return row?.email;
}

/** The client of an e-mail address who is not known to be another account. */
export async function findClientAt(database: Database, email: string): Promise<number | undefined> {
  const row = await database
    .selectFrom('clients')
    .leftJoin('accountClients', 'accountClients.clientId', 'clients.id')
    .select('clients.id')
    .where(sql`lower(company_email)`, '=', sql<string>`lower(${email})`)
    .where('clients.deletedAt', 'is', null)
    .where('accountClients.accountId', 'is', null)
    .orderBy('clients.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function setClientOfAccount(transaction: Transaction, accountId: number, clientId: number): Promise<void> {
  await transaction
    .insertInto('accountClients')
    .values({ accountId, clientId })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ clientId }))
    .execute();
}
